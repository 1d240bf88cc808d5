// A plain player of Ataxx on the open 7x7 board, two plies deep: strong enough to win against Easy.

const FILES = "abcdefg";
const ALL = [...FILES].flatMap((file) => [1, 2, 3, 4, 5, 6, 7].map((rank) => `${file}${rank}`));

const far = (a, b) =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a[1]) - Number(b[1])));

/** The board after an action of `own`: `b2`, or `a1c3`. */
function after({ own, other }, action) {
  const to = action.slice(-2);
  const kept = action.length === 4 ? own.filter((square) => square !== action.slice(0, 2)) : own;
  const turned = other.filter((square) => far(square, to) === 1);
  return { own: [...kept, to, ...turned], other: other.filter((square) => !turned.includes(square)) };
}

/** Every action of `own`. */
function actions({ own, other }) {
  const empty = ALL.filter((square) => !own.includes(square) && !other.includes(square));
  return empty.flatMap((to) => {
    const near = own.some((from) => far(from, to) === 1);
    const jumps = own.filter((from) => far(from, to) === 2).map((from) => from + to);
    return near ? [to, ...jumps] : jumps;
  });
}

const lead = ({ own, other }) => own.length - other.length;

/** The action of these after which the best answer leaves the most. */
export function best(board, legal) {
  const worth = (action) => {
    const { own, other } = after(board, action);
    const turned = { own: other, other: own };
    const answers = actions(turned).map((answer) => lead(after(turned, answer)));
    return -Math.max(lead(turned), ...answers);
  };
  const worths = legal.map(worth);
  return legal[worths.indexOf(Math.max(...worths))];
}
