FROM caddy:2
COPY deploy/gateway.Caddyfile /etc/caddy/Caddyfile
EXPOSE 8080 80 443 443/udp
