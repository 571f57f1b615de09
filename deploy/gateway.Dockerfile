FROM caddy:2
COPY deploy/gateway.Caddyfile /etc/caddy/Caddyfile
EXPOSE 8080
