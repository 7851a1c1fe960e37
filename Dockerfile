# The server with its compiled core: docker build -t chabudai . (make image)
# What is installed stands in requirements/play.txt, requirements/serve.txt and web/package-lock.json, with hashes.
FROM node:24-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY src /src/src
COPY web ./
RUN npm run build

FROM python:3.12-slim-bookworm AS build
# The compiler is Debian's of that release; what it makes goes on without it.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements requirements
RUN python -m venv /build && /build/bin/pip install --no-cache-dir -r requirements/play.txt \
 && python -m venv /venv && /venv/bin/pip install --no-cache-dir -r requirements/serve.txt
COPY setup.py pyproject.toml MANIFEST.in README.md LICENSE ./
COPY src src
COPY --from=web /src/src/chabudai/server/static src/chabudai/server/static
RUN CHABUDAI_COMPILE=1 CHABUDAI_OPT=3 /build/bin/pip wheel --no-cache-dir --no-build-isolation --no-deps -w /wheel . \
 && /venv/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.12-slim-bookworm
RUN useradd --system --uid 999 --create-home --home-dir /data chabudai
COPY --from=build /venv /venv
USER 999
WORKDIR /data
VOLUME /data
ENV CHABUDAI_HOST=0.0.0.0 CHABUDAI_PORT=8000 CHABUDAI_DATABASE=/data/tables.db
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s CMD ["/venv/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
CMD ["/venv/bin/chabudai", "serve"]
