"""The test vectors of docs/fair.md, made by Python's own hashlib and hmac from the text of that page alone.

Prints the block `vectors` of the page: `python3 docs/fair_vectors.py`.
"""

import hashlib
import hmac
import struct


def fields(*values):
    return b"".join(struct.pack(">I", len(value)) + value for value in values)


def sha256(data):
    return hashlib.sha256(data).digest()


def mac(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def hkdf(salt, material, info):
    return mac(mac(salt, material), info + b"\x01")


def stream(key, label, draw):
    block = 0
    while True:
        yield from mac(key, fields(label, struct.pack(">Q", (draw << 32) + block)))
        block += 1


def die(key, draw):
    return next(byte % 6 + 1 for byte in stream(key, b"die", draw) if byte < 252)


def deck(key, rounds, draw, cards):
    source = stream(mac(key, fields(b"round", struct.pack(">H", rounds))), b"deck", draw)
    order = list(range(cards))
    for top in range(cards - 1, 0, -1):
        bound = top + 1
        byte = next(byte for byte in source if byte < 256 - 256 % bound)
        other = byte % bound
        order[top], order[other] = order[other], order[top]
    return order


def vectors(match, rules, salt, house, seats):
    print("match", match)
    print("rules", rules)
    print("salt", salt.hex())
    print("house", house.hex())
    for seat, seed in seats.items():
        print(f"seed {seat} {seed.hex()}")
    match, rules = match.encode(), rules.encode()
    print("C", sha256(fields(b"adda/fair/1/house", match, rules, salt, house)).hex())
    for seat, seed in seats.items():
        print(f"c {seat} {sha256(fields(b'adda/fair/1/seat', match, bytes([seat]), seed)).hex()}")
    material = fields(house) + b"".join(fields(bytes([seat]), seed) for seat, seed in seats.items())
    key = hkdf(fields(match), material, fields(b"adda/fair/1/key"))
    print("K", key.hex())
    print("dice", 0, *(die(key, draw) for draw in range(40)))
    rejecting = next(draw for draw in range(10_000) if next(stream(key, b"die", draw)) >= 252)
    print("dice", rejecting, die(key, rejecting))
    print("dice", 2**32 - 1, die(key, 2**32 - 1))
    for rounds, draw, cards in [(0, 0, 6), (0, 1, 6), (1, 1, 6), (0, 0, 38), (65535, 70000, 38), (2, 5, 255), (0, 0, 1)]:
        print("deck", rounds, draw, *deck(key, rounds, draw, cards))


vectors(
    "0123456789ab",
    "aeroplane/1",
    bytes(range(32)),
    bytes(range(32, 64)),
    {0: bytes(range(64, 96)), 2: bytes(range(96, 128))},
)
vectors(
    "zzzzzzzzzzzz",
    "aeroplane/1 players=4 launch=six",
    sha256(b"salt"),
    sha256(b"house"),
    {seat: sha256(bytes([seat])) for seat in range(4)},
)
