# make play    set up everything and play
# make test    set up everything and run every test
# make help    what else there is

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/chabudai/core src/chabudai/games src/chabudai/learning src/chabudai/search src/chabudai/title.py -name '*.py' 2>/dev/null)
PYTEST := $(BIN)/python -m pytest
BOTH_WAYS := $(wildcard tests/core tests/games tests/learning tests/search tests/test_*.py)
STATIC := src/chabudai/server/static
WEB := $(shell find web/src web/public web/index.html web/*.js web/*.ts web/tools web/tests -type f 2>/dev/null) \
  $(wildcard src/chabudai/games/*/words/* src/chabudai/words/*.ftl)
NPM := PYTHON=$(abspath $(BIN))/python tools/npm --prefix .

.DEFAULT_GOAL := help
.PHONY: play terminal test checks dev build lint types unit-compiled unit-interpreted coverage both-ways web web-test browser-test browser screens fuzz mutants bench cancel arena tune research train serve attack crash load lock clean help

play: $(VENV)/.built $(STATIC)/.built ## set up everything, start the server and open the table in the browser
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
	  (sleep 3; $(BIN)/python -m webbrowser -t http://127.0.0.1:8000/ >/dev/null 2>&1) & fi
	$(BIN)/chabudai serve

terminal: $(VENV)/.built ## set up everything and play in the terminal
	$(BIN)/chabudai play

test: $(VENV)/.test ## set up everything and run every test
	$(MAKE) -j2 --output-sync=target build checks
	$(MAKE) unit-compiled unit-interpreted coverage both-ways browser-test

checks: lint types web web-test ## all that can be checked without compiling: style, types, the browser client

dev: $(VENV)/.play ## play from the sources, uncompiled
	CHABUDAI_INTERPRETED=1 $(BIN)/chabudai play

build: $(VENV)/.built ## compile what has changed

lint: $(VENV)/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types: $(VENV)/.test
	$(BIN)/mypy

unit-compiled: $(VENV)/.test $(VENV)/.built ## the tests on the compiled group
	CHABUDAI_EXPECT=compiled $(PYTEST) -n auto

unit-interpreted: $(VENV)/.test ## the tests of the compiled group again on its sources, measuring coverage
	$(BIN)/coverage erase
	CHABUDAI_INTERPRETED=1 CHABUDAI_EXPECT=interpreted CHABUDAI_EXAMPLES=3 $(BIN)/coverage run -m pytest -n auto $(BOTH_WAYS)

coverage: $(VENV)/.test
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --include='src/chabudai/core/*,src/chabudai/games/*' --fail-under=98

both-ways: $(VENV)/.built $(VENV)/.test ## the same games compiled and interpreted, in short
	$(BIN)/python -m tests.fuzz --games 300 --seed 7

web: $(STATIC)/.built ## build the browser client

web-test: web/node_modules/.checked ## the browser client's own checks: types, lint, words, units

browser-test: $(VENV)/.test $(VENV)/.built $(STATIC)/.built ## whole games and all screens in a real browser, where there is one
	@if tests/browser/chromium.sh; then CHABUDAI_BROWSER=1 $(PYTEST) tests/browser -n 2; \
	else echo 'the browser tests are left out'; fi

browser: $(VENV)/.test $(VENV)/.built $(STATIC)/.built ## all of that by day and night, on a desk and in a hand, and what is measured in time
	CHABUDAI_BROWSER=all $(PYTEST) tests/browser

screens: $(VENV)/.test $(VENV)/.built $(STATIC)/.built ## pictures of every screen into docs/screens
	$(BIN)/python -m tests.browser.screens

fuzz: $(VENV)/.built $(VENV)/.test ## many random games, compiled and interpreted compared (GAMES=100000)
	$(BIN)/python -m tests.fuzz --games $(or $(GAMES),100000)

mutants: $(VENV)/.test ## break the sources on purpose and see the tests fail: an hour or less (ONLY=words)
	$(BIN)/python -m tests.mutants $(ONLY)

bench: $(VENV)/.bench $(VENV)/.built ## measure speed against peers in one run
	$(BIN)/python -m bench.run

cancel: $(VENV)/.built ## measure how soon a search stops after it was cancelled
	$(BIN)/python -m bench.cancel

arena: $(VENV)/.built ## every level against the one below, on every game: hours (GAMES=200)
	$(BIN)/python -m chabudai.arena.ladder --games $(or $(GAMES),200) --out build/arena

tune: $(VENV)/.test $(VENV)/.built ## find a heuristic player's weights by self-play (GAME=zenmaster)
	$(BIN)/python -m chabudai.arena.tune $(or $(GAME),zenmaster)

research: $(VENV)/.research $(VENV)/.torch $(VENV)/.built ## the tests that need OpenSpiel, Ray and PyTorch, besides the others of the environments
	CHABUDAI_EXPECT=compiled $(PYTEST) tests/test_compiled_group.py tests/rl tests/arena/test_cluster.py tests/examples

train: $(VENV)/.torch $(VENV)/.built ## learn ZenMaster by self-play and draw the learning curve
	$(BIN)/python examples/train_zenmaster.py

serve: $(VENV)/.built ## run a server for live tables
	$(BIN)/chabudai serve

crash: $(VENV)/.built $(VENV)/.test ## 200 games with bad clients, then 20 kills of the server (GAMES=, KILLS=)
	$(BIN)/python -m tests.server.storm --games $(or $(GAMES),200) --kills $(or $(KILLS),20)

attack: $(VENV)/.built $(VENV)/.test ## everything that was ever tried against the server, on loopback (SEQUENCES=20000)
	$(BIN)/python -m tests.attack --sequences $(or $(SEQUENCES),20000)

load: $(VENV)/.built $(VENV)/.test ## measure the server against boardgame.io, on loopback (MINUTES=10)
	$(BIN)/python -m tests.load.run --minutes $(or $(MINUTES),10)

lock: $(VENV)/.play ## resolve the locked dependencies anew
	$(BIN)/pip install -q uv
	for extra in build,server:play dev:test dev,bench:bench dev,openspiel,ray:research; do \
	  flags=$$(echo $${extra%%:*} | tr ',' '\n' | sed 's/^/--extra /'); \
	  $(BIN)/uv pip compile -q pyproject.toml $$flags --universal --python-version 3.11 --generate-hashes \
	    --no-header --no-annotate --no-emit-index-url -o requirements/$${extra##*:}.txt || exit 1; done

clean: ## remove everything that was built
	rm -rf $(STATIC) web/node_modules
	rm -rf $(VENV) build dist htmlcov .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 20

# The environments: play has what a player needs, test and bench add to it.
$(VENV)/.play: requirements/play.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/play.txt
	CHABUDAI_COMPILE=0 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/test.txt
	touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.play
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/bench.txt
	touch $@

$(VENV)/.research: requirements/research.txt $(VENV)/.play
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/research.txt
	touch $@

# PyTorch stays out of the locked sets: the plain client finds its build for processors alone, the locking one does not.
$(VENV)/.torch: $(VENV)/.test
	$(BIN)/python -m pip install -q --disable-pip-version-check torch==2.13.0
	touch $@

# The browser client: nothing is installed, built or checked again that has not changed.
web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.play
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC)/.built: web/node_modules/.installed $(WEB)
	cd web && $(NPM) run -s build -- --logLevel warn
	touch $@

web/node_modules/.checked: web/node_modules/.installed $(WEB)
	cd web && $(NPM) run -s lint && $(NPM) run -s check && $(NPM) run -s test
	touch $@

# Python would import a stale compiled module before an edited source, so this follows every source of the group.
$(VENV)/.built: $(VENV)/.play setup.py $(COMPILED)
	MYPY_CACHE_DIR=build/mypyc $(BIN)/python setup.py -q build_ext --inplace
	touch -c src/chabudai__mypyc*.so
	touch $@
