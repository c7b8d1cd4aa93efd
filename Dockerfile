# The whole of Alecrim in one image: `docker compose up` builds it (docs/pt-BR/colocar-no-ar.md).
# Needed at run time: a writable /data, and PUBLIC_URL (the address that people open). Everything else may be read-only.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/document/package.json packages/document/
COPY packages/domain/package.json packages/domain/
COPY packages/nutrition/package.json packages/nutrition/
COPY packages/pdf/package.json packages/pdf/

FROM manifests AS build
RUN npm ci --omit=dev
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
RUN npm run build -w @alecrim/web && npm run build -w @alecrim/server

FROM manifests AS runtime-packages
# The build tools, and what is bundled into the built server, stay out: it imports none of them.
RUN npm ci --omit=dev --workspace @alecrim/server \
  && cd node_modules \
  && rm -rf @esbuild @rolldown @types esbuild kysely lightningcss lightningcss-* rolldown tsx vite zod

FROM ${NODE_IMAGE}
# Debian packages for BACKUP_COMMAND, such as `rclone` or `openssh-client`. None by default. The base has no certificates of
# authorities (Node brings its own), so that an upload program could check no server without the package.
ARG EXTRA_PACKAGES=""
RUN if [ -n "$EXTRA_PACKAGES" ]; then \
    apt-get update && apt-get install -y --no-install-recommends ca-certificates $EXTRA_PACKAGES \
    && rm -rf /var/lib/apt/lists/*; \
  fi
WORKDIR /app
COPY --from=runtime-packages /app/node_modules node_modules
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
# The server finds the built files of the patient's page by the name of its own package.
COPY apps/server/package.json apps/server/
# The fonts and the template of PDF files, which it finds alike.
COPY packages/pdf/package.json packages/pdf/
COPY packages/pdf/fonts packages/pdf/fonts
COPY packages/pdf/typst packages/pdf/typst
COPY package.json CHANGELOG.md LICENSE ./
# The description of the API, which the server sends.
COPY docs/openapi.json docs/
# `docker compose exec alecrim admin doctor` runs the operator's tool. /data belongs to the user of the server.
RUN printf '#!/bin/sh\nexec node --enable-source-maps /app/apps/server/dist/admin.js "$@"\n' > /usr/local/bin/admin \
  && chmod 755 /usr/local/bin/admin \
  && mkdir /data && chown 1000:1000 /data && chmod 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# glibc keeps freed memory for each thread apart; two such places instead of eight for each core hold less (ADR 29).
ENV MALLOC_ARENA_MAX=2
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
