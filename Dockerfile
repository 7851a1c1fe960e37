# The server with its compiled core: docker build -t chabudai .
FROM node:22-slim AS web
WORKDIR /src
COPY . .
RUN if [ -f web/package.json ]; then cd web && npm ci && npm run build; else mkdir -p src/chabudai/server/static; fi

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements/play.txt requirements/play.txt
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir -r requirements/play.txt
COPY . .
COPY --from=web /src/src/chabudai/server/static src/chabudai/server/static
RUN CHABUDAI_COMPILE=1 /venv/bin/pip install --no-cache-dir --no-build-isolation --no-deps .

FROM python:3.12-slim
RUN useradd --system --create-home --home-dir /data chabudai
COPY --from=build /venv /venv
USER chabudai
WORKDIR /data
VOLUME /data
ENV CHABUDAI_HOST=0.0.0.0 CHABUDAI_PORT=8000 CHABUDAI_DATABASE=/data/tables.db
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s CMD ["/venv/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
CMD ["/venv/bin/chabudai", "serve"]
