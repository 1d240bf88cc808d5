# A house in a container: docker build -t adda . && docker run -p 8080:8080 -v adda:/data adda
FROM rust:1-bookworm AS build
RUN rustup target add wasm32-unknown-unknown
WORKDIR /adda
COPY . .
RUN cargo xtask build && cp target/release/adda /usr/local/bin/adda

FROM debian:bookworm-slim
RUN useradd --system --uid 1000 --home-dir /data --create-home adda
COPY --from=build /usr/local/bin/adda /usr/local/bin/adda
USER adda
VOLUME /data
EXPOSE 8080
# Not the usual 127.0.0.1, which nobody outside the container reaches.
ENTRYPOINT ["adda"]
CMD ["serve", "--listen", "0.0.0.0", "--db", "/data/adda.sqlite"]
