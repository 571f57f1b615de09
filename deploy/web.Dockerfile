# Host or one remote, built and served as static files with brotli and gzip made beforehand.
# The first stage is the same for all four, so that it is built once.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node tools/build.mjs

FROM caddy:2
ARG PACKAGE
COPY deploy/static.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/${PACKAGE}/dist /srv
EXPOSE 8080
