# The API. It runs the TypeScript sources as they are, so nothing is compiled.
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
RUN npm install --no-audit --no-fund --global pnpm@12.21.0 \
  && pnpm install --frozen-lockfile --prod --filter server...
ENV NODE_ENV=production ATRIUM_HOST=0.0.0.0 ATRIUM_PORT=8080 ATRIUM_REMOTES_FROM=none
USER node
EXPOSE 8080
CMD ["node", "server/src/main.ts"]
