# The host. The build compresses its files with brotli and gzip. The first stage is the same for the host and all
# remotes, so that it is built once.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node tools/build.mjs
RUN node server/src/site/print-script-hashes.ts host/dist/index.html > /tmp/script-hashes

FROM caddy:2
COPY deploy/host.Caddyfile /etc/caddy/Caddyfile
COPY deploy/read-policy-sources.sh /opt/read-policy-sources.sh
COPY --from=build /app/host/dist /srv
COPY --from=build /tmp/script-hashes /opt/script-hashes
# Besides volumes, this is the only folder that this user can write to.
ENV XDG_CONFIG_HOME=/tmp/config XDG_DATA_HOME=/tmp/data
ENV SCRIPT_HASHES_FILE=/opt/script-hashes
USER 1000:1000
EXPOSE 8080
CMD ["sh", "-c", ". /opt/read-policy-sources.sh && exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile"]
