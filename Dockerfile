# Dragoman with Apertium and every language pair that Debian has, and the engines for speech.
#   docker build -t dragoman .
#   docker run --init -p 127.0.0.1:8080:8080 -v dragoman-data:/data dragoman

# The Node of the dependency "node" in package.json; a test keeps the two the same.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
# Install scripts only fetch the Node that this image has anyway.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node

# The web console, with the development dependencies that build it.
FROM node:${NODE_VERSION}-bookworm-slim AS console
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tools/setup/console.mjs tools/setup/progress.mjs tools/setup/setup-error.mjs tools/setup/setup-lock.mjs tools/setup/
COPY tools/console tools/console
COPY web web
RUN node tools/console/build-console.mjs

# The modules of the server in one bundle, which loads in half the time.
FROM console AS bundle
COPY tools/bundle tools/bundle
COPY src src
RUN node tools/bundle/bundle-server.mjs

FROM node:${NODE_VERSION}-bookworm-slim AS native
WORKDIR /app
COPY tools/setup/system-packages.json tools/setup/native-programs.mjs tools/setup/progress.mjs tools/setup/setup-error.mjs tools/setup/setup-lock.mjs tools/setup/stamp.mjs tools/setup/
COPY native native
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
      $(node -p 'require("./tools/setup/system-packages.json").groups["voice-build"].packages.join(" ")') \
 && node -e 'import("/app/tools/setup/native-programs.mjs").then(async ({ ensureNativePrograms }) => process.exit((await ensureNativePrograms("/app")) ? 0 : 1))'

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /app
COPY tools/setup/system-packages.json tools/setup/system-packages.json
# Slim images leave out translations, which the list of interface phrases is made of.
RUN echo 'path-include /usr/share/locale/*/LC_MESSAGES/*.mo' > /etc/dpkg/dpkg.cfg.d/zz-message-catalogues
# Further groups of packages: --build-arg PACKAGE_GROUPS="converters browser" adds LibreOffice (430 MB) and Chromium.
ARG PACKAGE_GROUPS=""
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
      $(node -p 'const { groups } = require("./tools/setup/system-packages.json"); ["runtime", "voice", "documents", ...process.argv[1].split(" ").filter(Boolean)].flatMap((name) => groups[name].packages).join(" ")' "$PACKAGE_GROUPS") \
 && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin dragoman \
 && install -d -o dragoman -g dragoman -m 0700 /data
COPY --from=modules /app/node_modules node_modules
COPY --from=native /app/node_modules/.dragoman/native node_modules/.dragoman/native
COPY tools/setup/german-words.mjs tools/setup/progress.mjs tools/setup/setup-error.mjs tools/setup/setup-lock.mjs tools/setup/stamp.mjs tools/setup/
RUN node -e 'import("/app/tools/setup/german-words.mjs").then(async ({ ensureGermanWords }) => process.exit((await ensureGermanWords("/app")) ? 0 : 1))'
COPY package.json LICENSE THIRD_PARTY.md ./
COPY bin bin
COPY tools/launch tools/launch
COPY src src
COPY languages languages
COPY workflows workflows
COPY --from=bundle /app/node_modules/.dragoman/bundle.json node_modules/.dragoman/bundle.json
COPY --from=bundle /app/node_modules/.dragoman/bundles node_modules/.dragoman/bundles
COPY --from=console /app/web/dist web/dist
ENV DRAGOMAN_HOST=0.0.0.0 \
    DRAGOMAN_PORT=8080 \
    DRAGOMAN_DATA_DIR=/data \
    NODE_COMPILE_CACHE=/app/compile-cache
RUN install -d -o dragoman -g dragoman "$NODE_COMPILE_CACHE" && ln -s /app/bin/dragoman.mjs /usr/local/bin/dragoman
USER dragoman
# Starts the server once: fills the compile cache of this user, and fails the build when it cannot start.
RUN node tools/launch/fill-compile-cache.mjs
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.DRAGOMAN_PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=32", "src/main.ts", "serve"]
