# Everything is built once; what runs is the result and the packages it needs, nothing else.
# The image brings its own Node 24, so the one npm would fetch by install script is left out.
# "install" takes the locked versions as "ci" does, but does not insist that the lock file names the
# optional packages of platforms other than ours.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --ignore-scripts --no-save
COPY tsconfig.json ./
COPY schema schema
COPY migrations migrations
COPY gateway gateway
COPY client client
RUN node gateway/cli/build.ts \
  && rm --recursive dist/compiled \
  && npm prune --omit=dev --ignore-scripts

FROM node:24-trixie-slim
LABEL org.opencontainers.image.title="From Stray to Safe" \
  org.opencontainers.image.description="Bilingual website and back office of a small charity for stray dogs" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
# What libraries free goes back to the machine; gateway/cli/return-freed.js says the same for `npm start`, and why.
ENV MALLOC_ARENA_MAX=1 \
  MALLOC_TRIM_THRESHOLD_=4194304
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--no-memory-reducer", "dist/gateway/server.js"]
