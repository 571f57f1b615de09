# The API. It runs the TypeScript sources as they are, so nothing is compiled.
FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY server server
COPY shared/contract shared/contract
COPY tools tools
RUN npm install --no-audit --no-fund -g pnpm@12.21.0 \
  && pnpm install --frozen-lockfile --prod --no-optional --filter server...
ENV NODE_ENV=production ATRIUM_HOST=0.0.0.0 ATRIUM_PORT=8080
EXPOSE 8080
USER node
CMD ["node", "server/src/main.ts"]
