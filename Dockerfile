# The house in one image: built in the first stage, only what runs in the second.
# Debian and not Alpine: the SQLite engine comes as a ready-made binary for glibc.
FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production \
    POTAGER_DATA=/data \
    PORT=8080
WORKDIR /app
COPY --from=build /src/package.json ./
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/dist ./dist
RUN install -d -o node -g node /data \
 && printf '#!/bin/sh\nexec node /app/dist/potager.js "$@"\n' > /usr/local/bin/potager \
 && chmod 755 /usr/local/bin/potager
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["potager"]
CMD ["serve"]
