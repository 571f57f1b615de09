# The host or one remote, built and served as files with brotli and gzip made beforehand.
# The first stage is the same for all four, so that it is built once.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node tools/build.mjs

FROM caddy:2
ARG PACKAGE
ARG CADDYFILE=remote.Caddyfile
COPY deploy/${CADDYFILE} /etc/caddy/Caddyfile
COPY --from=build /app/${PACKAGE}/dist /srv
EXPOSE 8080
