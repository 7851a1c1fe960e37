# make play      set up everything and play
# make test      set up everything and prove what matters, in minutes
# make test-all  prove the rest
# make help      what else there is

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/chabudai/core src/chabudai/games src/chabudai/learning src/chabudai/search src/chabudai/title.py -name '*.py' -not -name terminal.py -not -path '*/teaching/*' 2>/dev/null)
# A build at another level than the real one has a stamp of its own, so that it is never taken for it.
BUILT := $(VENV)/.built$(if $(filter-out 3,$(CHABUDAI_OPT)),-O$(CHABUDAI_OPT))
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile
WHEEL := $(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation -w dist
# What other packages would add to every process of the tests, and nobody uses, takes half a second to read.
PYTEST := $(BIN)/python -m pytest -p no:anyio -p no:platformdirs -p no:valkey
# Neighbours stay together, for what they share; who has nothing left takes from the others.
MANY := $(PYTEST) --dist worksteal
BOTH_WAYS := $(wildcard tests/core tests/games tests/learning tests/search tests/test_*.py)
# What is said to people and what stands on paper is never compiled: its tests prove the same both ways.
SAID := $(foreach name,guide story lessons words terminal,--ignore-glob='*/test_$(name).py')
# Many whole games and long searches are proved where they are quick: compiled; both-ways compares games, and a test of the
# search thoughts, with what the sources do. The coverage of make test-all has all of them on the sources.
WHOLE := $(foreach name,contract fast_paths instinct observations rollout worlds knowledge matching memory outlook play policy prospect,--ignore-glob='*/test_$(name).py')
ON_RULES := $(wildcard tests/core tests/games tests/learning) tests/test_compiled_group.py tests/test_title.py
SERVED := tests/server tests/attack
STATIC := src/chabudai/server/static
WEB := $(shell find web/src web/public web/index.html web/*.js web/*.ts web/tools web/tests -type f 2>/dev/null) \
  $(wildcard src/chabudai/games/*/words/* src/chabudai/words/*.ftl)
NPM := PYTHON=$(abspath $(BIN))/python tools/npm --prefix .
# Without a Node of the system that is new enough the one from PyPI is put into the environment.
NODE := $(if $(shell web/tools/has-node && echo yes),,$(VENV)/.play)

.DEFAULT_GOAL := help
# What Python has read once it keeps beside the source, also where the shell forbids it: otherwise every process
# of the tests reads every package anew, and a server takes three times as long to start.
unexport PYTHONDONTWRITEBYTECODE
# Every target whose name is a plain word is an act, not a file.
.PHONY: $(shell grep -oE '^[a-z-]+:' Makefile | tr -d :)

play: python ## set up everything, start the server and open the table in the browser (PORT=8000)
	@$(PYTHON) tools/play.py

terminal: $(BUILT) ## set up everything and play in the terminal
	$(BIN)/chabudai play

test: python ## set up everything and prove what matters, in minutes
	@$(PYTHON) tools/rounds.py

test-all: python ## prove the rest: every setup, every way and size, the coverage, the packages (after make test)
	@$(PYTHON) tools/rounds.py rest

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo 'Chabudai needs Python 3.11 or newer, and "$(PYTHON)" is none: name another one, such as make play PYTHON=python3.12'; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "$(PYTHON) cannot make environments: install its package for them, on Debian and Ubuntu with 'apt install python3-venv'"; exit 1; }

dev: $(VENV)/.play ## play from the sources, uncompiled
	CHABUDAI_INTERPRETED=1 $(BIN)/chabudai play

build: $(BUILT) ## compile what has changed

dev-build: ## compile quickly, for tests while editing: a fifth of the speed, never taken for the real build
	@$(MAKE) --no-print-directory build CHABUDAI_OPT=0

lint: $(VENV)/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types: $(VENV)/.test
	$(BIN)/mypy

unit-compiled: $(VENV)/.test $(BUILT) ## the tests on the compiled group, but those of the server
	CHABUDAI_EXPECT=compiled CHABUDAI_EXAMPLES=6 $(MANY) -n auto -m 'not slow' $(SERVED:%=--ignore=%)

unit-served: $(VENV)/.test $(BUILT) ## the tests of the server, which wait as long as they work
	CHABUDAI_EXPECT=compiled $(MANY) -n auto -m 'not slow' $(SERVED)

unit-slow: $(VENV)/.test $(BUILT) ## the tests of which make test runs a sample, and the contract on more examples
	CHABUDAI_EXPECT=compiled $(MANY) -n auto -m slow
	CHABUDAI_EXPECT=compiled CHABUDAI_EXAMPLES=30 $(MANY) -n auto -m 'not slow' tests/games/test_contract.py

unit-interpreted: $(VENV)/.test ## the tests of the rules again on their sources
	CHABUDAI_INTERPRETED=1 CHABUDAI_EXPECT=interpreted CHABUDAI_EXAMPLES=1 $(MANY) -n auto -m 'not slow' $(SAID) $(WHOLE) $(ON_RULES)

coverage: $(VENV)/.test ## all tests of the compiled group on its sources, measuring what they reach
	$(BIN)/coverage erase
	CHABUDAI_INTERPRETED=1 CHABUDAI_EXPECT=interpreted CHABUDAI_EXAMPLES=3 $(BIN)/coverage run -m pytest -n auto -m 'not slow' $(BOTH_WAYS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --include='src/chabudai/core/*,src/chabudai/games/*' --fail-under=98

both-ways: $(BUILT) $(VENV)/.test ## the same games compiled and interpreted, in short
	$(BIN)/python -m tests.fuzz --games $(or $(GAMES),60) --seed 7

web: $(STATIC)/.built ## build the browser client

web-test: web/node_modules/.checked ## the browser client's own checks: types, lint, words, units

chromium: ## Chromium for the browser tests, where it is missing and may be installed
	@tests/browser/chromium.sh

browser-test: $(VENV)/.test $(BUILT) $(STATIC)/.built ## a whole game of each title and what people do together, in a real browser, where there is one
	@if tests/browser/chromium.sh; then CHABUDAI_BROWSER=1 $(MANY) -n 2 tests/browser -m 'not slow'; \
	else echo 'the browser tests are left out'; fi

browser-slow: $(VENV)/.test $(BUILT) $(STATIC)/.built
	@if tests/browser/chromium.sh; then CHABUDAI_BROWSER=1 $(MANY) -n 2 tests/browser -m slow; \
	else echo 'the browser tests are left out'; fi

browser: $(VENV)/.test $(BUILT) $(STATIC)/.built ## all of that by day and night, on a desk and in a hand, and what is measured in time
	CHABUDAI_BROWSER=all $(PYTEST) tests/browser

screens: $(VENV)/.test $(BUILT) $(STATIC)/.built ## pictures of every screen into docs/screens
	$(BIN)/python -m tests.browser.screens

fuzz-ci: $(BUILT) $(VENV)/.test
	$(BIN)/python -m tests.fuzz --games 300 --seed 8

fuzz: $(BUILT) $(VENV)/.test ## many random games, compiled and interpreted compared (GAMES=100000)
	$(BIN)/python -m tests.fuzz --games $(or $(GAMES),100000)

wheel: $(VENV)/.test $(STATIC)/.built ## into dist/: the sdist, and from it the compiled wheel and the pure one; fails if anything is missing in them
	rm -rf dist
	$(BIN)/python setup.py -q sdist
	CHABUDAI_COMPILE=1 CHABUDAI_OPT=3 $(WHEEL) dist/*.tar.gz
	CHABUDAI_COMPILE=0 $(WHEEL) dist/*.tar.gz
	$(BIN)/python tools/packages.py dist

smoke: $(VENV)/.test ## install what lies in dist/ into empty environments, without the sources, and use every command
	$(BIN)/python tools/smoke.py dist

play-check: python ## make play as a newcomer sees it: how long until the first page
	@$(PYTHON) tools/play_check.py

docs: $(VENV)/.release ## the documents as a site in build/site: warnings are errors, links are checked
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

workflows: $(VENV)/.release ## what runs elsewhere, as far as it can be checked here: workflows, container, compose, citation
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yaml
	$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yaml
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml deploy/compose.yaml deploy/compose.scale.yaml
	$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff
	$(BIN)/zizmor -q --offline .github
	$(BIN)/hadolint Dockerfile
	$(BIN)/cibuildwheel --print-build-identifiers --platform linux >/dev/null

image: ## the container image, where there is a Docker to build it
	@if docker info >/dev/null 2>&1; then docker build -t chabudai . ; \
	else echo 'no Docker daemon answers here: the image is left out'; fi

release: $(VENV)/.release ## a release: changelog, version, every test, packages, image, tag (VERSION=0.2.0)
	$(BIN)/python tools/release.py prepare $(VERSION)
	$(BIN)/python tools/release.py check
	$(MAKE) test
	$(MAKE) test-all
	$(MAKE) image
	$(BIN)/python tools/release.py tag

release-check: python
	$(PYTHON) tools/release.py check

mutants: $(VENV)/.test ## break the sources on purpose and see what make test runs fail: an hour or less (ONLY=words)
	$(BIN)/python -m tests.mutants $(ONLY)

bench: $(VENV)/.bench $(BUILT) ## measure speed against peers in one run
	$(BIN)/python -m bench.run

cancel: $(BUILT) ## measure how soon a search stops after it was cancelled
	$(BIN)/python -m bench.cancel

arena: $(BUILT) ## every level against the one below, on every game: hours (GAMES=200)
	$(BIN)/python -m chabudai.arena.ladder --games $(or $(GAMES),200) --out build/arena

tune: $(VENV)/.test $(BUILT) ## find a heuristic player's weights by self-play (GAME=zenmaster)
	$(BIN)/python -m chabudai.arena.tune $(or $(GAME),zenmaster)

research: $(VENV)/.research $(VENV)/.learners $(BUILT) ## the tests that need OpenSpiel, Ray, PyTorch and what learns with it, besides the others of the environments
	CHABUDAI_EXPECT=compiled $(PYTEST) tests/test_compiled_group.py tests/rl tests/bots tests/arena/test_cluster.py tests/examples

train: $(VENV)/.torch $(BUILT) ## learn ZenMaster by self-play and draw the learning curve
	$(BIN)/python examples/train_zenmaster.py

serve: $(BUILT) ## run a server for live tables
	$(BIN)/chabudai serve

crash: $(BUILT) $(VENV)/.test ## 200 games with bad clients, then 20 kills of the server (GAMES=, KILLS=)
	$(BIN)/python -m tests.server.storm --games $(or $(GAMES),200) --kills $(or $(KILLS),20)

crash-scale: $(BUILT) $(VENV)/.test ## three servers, two thinkers, a broker and a PostgreSQL, all of which die (TABLES=100, KILLS=50)
	$(BIN)/python -m tests.server.crash_scale --tables $(or $(TABLES),100) --kills $(or $(KILLS),50)

attack: $(BUILT) $(VENV)/.test ## everything that was ever tried against the server, on loopback (SEQUENCES=20000)
	$(BIN)/python -m tests.attack --sequences $(or $(SEQUENCES),20000)

load: $(BUILT) $(VENV)/.test ## measure the server against boardgame.io, on loopback (MINUTES=10)
	$(BIN)/python -m tests.load.run --minutes $(or $(MINUTES),10)

load-scale: $(BUILT) $(VENV)/.test ## one process and two, SQLite and PostgreSQL: processor time a move by part, on loopback (SECONDS=10 ROUNDS=3 THINK=0)
	$(BIN)/python -m tests.load.scale --seconds $(or $(SECONDS),10) --rounds $(or $(ROUNDS),3) --think $(or $(THINK),0)

load-growth: $(BUILT) $(VENV)/.test ## how costs and memory grow with 50, 500 and 5,000 tables, on loopback (SECONDS=10)
	$(BIN)/python -m tests.load.growth --seconds $(or $(SECONDS),10)

lock: $(VENV)/.play ## resolve the locked dependencies anew
	$(BIN)/pip install -q uv
	for extra in server,scale:serve build,server:play dev:test dev,bench:bench dev,openspiel,ray:research dev,docs,release:release; do \
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
	$(PIP) -r requirements/play.txt
	CHABUDAI_COMPILE=0 $(PIP) --no-build-isolation --no-deps -e .
	touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	$(PIP) -r requirements/test.txt
	touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.play
	$(PIP) -r requirements/bench.txt
	touch $@

$(VENV)/.research: requirements/research.txt $(VENV)/.play
	$(PIP) -r requirements/research.txt
	touch $@

$(VENV)/.release: requirements/release.txt $(VENV)/.test
	$(PIP) -r requirements/release.txt
	touch $@

# PyTorch stays out of the locked sets: the plain client finds its build for processors alone, the locking one does not.
$(VENV)/.torch: $(VENV)/.test
	$(PIP) torch==2.13.0
	touch $@

# What needs PyTorch is named by version and stays out too, for the same reason.
$(VENV)/.learners: $(VENV)/.torch
	$(PIP) onnx==1.23.2 onnxruntime==1.31.1 stable-baselines3==2.9.2 sb3-contrib==2.9.2 SuperSuit==3.11.0 tensordict==0.14.3 torchrl==0.14.1
	touch $@

# The browser client: nothing is installed, built or checked again that has not changed.
web/node_modules/.installed: web/package.json web/package-lock.json | $(NODE)
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC)/.built: web/node_modules/.installed $(WEB)
	cd web && $(NPM) run -s build -- --logLevel warn
	touch $@

web/node_modules/.checked: web/node_modules/.installed $(WEB)
	cd web && $(NPM) run -s lint && $(NPM) run -s check && $(NPM) run -s test
	touch $@

# Python would import a stale compiled module before an edited source, so this follows every source of the group.
# Where there is no compiler nothing is stamped: the next call looks again.
$(BUILT): $(VENV)/.play setup.py $(COMPILED)
	rm -f $(VENV)/.built*
	MYPY_CACHE_DIR=build/mypyc $(BIN)/python setup.py -q build_ext --inplace
	if ls src/chabudai__mypyc*.so >/dev/null 2>&1; then touch src/chabudai__mypyc*.so $@; fi
