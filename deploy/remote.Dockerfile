# One remote. Its files come with brotli and gzip made beforehand. The first stage is the same for the host and all
# remotes, so that it is built once.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node tools/build.mjs

FROM caddy:2
ARG PACKAGE
COPY deploy/remote.Caddyfile /etc/caddy/Caddyfile
COPY deploy/publish-version.sh /opt/publish-version.sh
COPY --from=build /app/${PACKAGE}/dist /opt/remote
# A named volume takes over the owner of the folder that it is mounted on.
RUN mkdir -p /srv && chown -R 1000:1000 /srv
# The one folder that this user can write to, beside a volume.
ENV XDG_CONFIG_HOME=/tmp/config XDG_DATA_HOME=/tmp/data
USER 1000:1000
EXPOSE 8080
CMD ["sh", "-c", "sh /opt/publish-version.sh /opt/remote /srv && exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile"]
