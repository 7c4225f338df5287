# Everything a fresh machine needs is made here: `make play` to play, `make test` to test.
# Needs python3 (3.11 or later), node (20.19 or later) with npm for the page, and a C compiler for the compiled build.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Bytecode is kept, whatever this machine's habit: without it every server, worker and test run reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

GAME ?= rone
WORKERS ?= auto
SECONDS_EACH ?= 5
SOAK_GAMES ?= 10000
UPGRADE ?=
PURE_GAMES ?= 5

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check --quiet
# Exactly the versions and files that somebody has looked at; then the project itself, with nothing more.
LOCKED := $(PIP) install --require-hashes --requirement
ITSELF := $(PIP) install --no-deps --no-build-isolation --editable .
PYTEST := $(PYTHON) -m pytest -n $(WORKERS)

# Where setup.py puts the compiled build.
COMPILED := build/compiled
# Holds the word `compiled`, or `pure` if this machine cannot compile.
BUILD := build/build.txt
# Only the package itself: what stands beside it in src (runestack.egg-info) comes and goes, and so does the built page.
SOURCES := $(sort $(shell find src/runestack -path '*/server/static' -prune -o -type f \( -name '*.py' -o -name '*.toml' -o -name '*.md' \
	-o -name '*.ftl' -o -name '*.txt' -o -name py.typed \) -print))
# A file whose name tells which sources there are: when one comes or goes, it is missing.
SOURCE_LIST := build/sources-$(shell printf '%s\n' $(SOURCES) | cksum | cut -d ' ' -f 1).stamp

# The page of the table, and what it is made of.
PAGE := src/runestack/server/static/index.html
PAGE_SOURCES := $(sort $(shell find web -name node_modules -prune -o -type f ! -name '*.test.ts' -print))
PACKAGES := web/node_modules/page.stamp
TEST_PACKAGES := web/node_modules/test.stamp
NPM_CI := cd web && npm ci --no-audit --no-fund --loglevel=error
# The compiled build has its own copy of the page.
COPY_PAGE = rm -rf $(COMPILED)/runestack/server/static && \
	cp -r $(dir $(PAGE)) $(COMPILED)/runestack/server/static

.PHONY: help play web test environment lint types audit lock test-pure test-compiled test-web test-browser test-wheel dist views screenshots compile format bench soak clean ready list-of-sources
# One thing after the other, except what `make ready` starts side by side.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: ready ## set up what playing needs and open the table; compiles in the background
	@if [ -d $(COMPILED)/runestack/server ]; then $(COPY_PAGE); fi
	@$(PYTHON) tools/play.py

# What playing needs: the packages and the page are made at the same time.
ready:
	@$(MAKE) --silent --no-print-directory --jobs=2 SIDE_BY_SIDE=1 $(VENV)/table.stamp $(PAGE)

web: $(PAGE) ## build the page of the table (needs node and npm)

test: ## everything below, with the time that each step takes beside its budget (.ci/budget.toml)
	@python3 tools/budget.py

environment: $(VENV)/dev.stamp ## install what developing needs into .venv

lint: $(VENV)/dev.stamp ## ruff: rules and format
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

types: $(VENV)/dev.stamp ## mypy, strict
	$(PYTHON) -m mypy

audit: $(VENV)/dev.stamp ## compare what is installed with the committed list of packages and licences; needs no network
	$(PYTHON) tools/audit.py

lock: $(VENV)/lock.stamp ## resolve the lock files in requirements anew (UPGRADE=--upgrade: newer versions); needs the network
	$(VENV)/lock/bin/python tools/lock.py $(UPGRADE)

# What the pure build alone can show: the whole suite runs on the compiled one, which is several times faster. What seats
# are shown is made by the same interpreted code in both builds.
PURE_TESTS = tests/kernel tests/language tests/cards tests/conformance tests/lab/test_speed_and_signature.py \
	tests/test_dependencies.py $(wildcard tests/games/*/language tests/games/*/cards) \
	--ignore=tests/conformance/test_hidden_stays_hidden.py

test-pure: $(VENV)/dev.stamp ## kernel, language, cards, signatures and some games of every kind, on the pure build
	RUNESTACK_EXPECT_BUILD=pure RUNESTACK_SOAK_GAMES=$(PURE_GAMES) $(PYTEST) $(PURE_TESTS)

test-compiled: $(VENV)/dev.stamp $(BUILD) ## the whole suite, on the compiled build
	@if [ "$$(cat $(BUILD))" = compiled ]; then \
		echo "RUNESTACK_EXPECT_BUILD=compiled PYTHONPATH=$(COMPILED) $(PYTEST) --durations=10"; \
		RUNESTACK_EXPECT_BUILD=compiled PYTHONPATH=$(COMPILED) $(PYTEST) --durations=10; \
	elif [ -n "$${CI:-}" ]; then \
		echo "CI has to test the compiled build, and could not compile" >&2; exit 1; \
	else \
		echo "The compiled build is not tested: it could not be made on this machine."; \
	fi

test-web: $(TEST_PACKAGES) $(PAGE) ## the page: types, lint, tests, and the size of its JavaScript
	cd web && npm run check && npm run lint && npm test && npm run size

test-browser: $(VENV)/dev.stamp $(BUILD) $(PAGE) ## whole games and every screen in a real Chromium (which has to be installed)
	@$(COPY_PAGE)
	PYTHONPATH=$(COMPILED) $(PYTEST) --dist worksteal --durations=10 tests/e2e

dist: $(VENV)/table.stamp $(BUILD) $(PAGE) ## a source distribution and a wheel in dist, with the page and the compiled modules, and an SBOM
	@rm -rf dist build/bdist.*
	@PYTHONHASHSEED=0 RUNESTACK_COMPILE=1 $(PYTHON) -c 'from setuptools.build_meta import build_sdist, build_wheel; \
		build_sdist("dist"); build_wheel("dist")' > build/dist.log 2>&1 || { cat build/dist.log >&2; exit 1; }
	@$(PYTHON) tools/sbom.py dist
	@cp requirements/table.lock dist
	@ls dist

test-wheel: $(VENV)/dev.stamp dist ## the wheel in a clean environment outside the tree
	$(PYTEST) tests/installed

views: $(VENV)/dev.stamp ## record the views anew that the page is tested with
	PYTHONPATH=src $(PYTHON) -m tests.page.record

screenshots: $(VENV)/dev.stamp $(BUILD) $(PAGE) ## make the pictures in docs/screenshots anew
	@$(COPY_PAGE)
	PYTHONPATH=$(COMPILED) $(PYTEST) tests/e2e/test_screenshots.py --screenshots

compile: $(BUILD) ## make the compiled build in build/compiled
	@echo "$(COMPILED) holds the $$(cat $(BUILD)) build"

format: $(VENV)/dev.stamp ## let ruff format and repair what it can
	$(PYTHON) -m ruff check --fix .
	$(PYTHON) -m ruff format .

bench: $(VENV)/dev.stamp $(BUILD) $(VENV)/bench.stamp ## speed, side by side with peers
	$(PYTHON) bench/peers.py --game $(GAME) --seconds $(SECONDS_EACH) --json build/peers.json

soak: $(VENV)/dev.stamp $(BUILD) ## the conformance suite with SOAK_GAMES=10000 random games a case
	RUNESTACK_SOAK_GAMES=$(SOAK_GAMES) HYPOTHESIS_PROFILE=soak PYTHONPATH=$(COMPILED) \
		$(PYTEST) tests/conformance

clean: ## remove what was built (the environment in .venv stays)
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis $(dir $(PAGE))
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment -----------------------------------------------------------------------------

$(VENV)/made.stamp:
	@echo "Making an environment in $(VENV) ..."
	@python3 -m venv $(VENV)
	@touch $@

# What playing needs.
$(VENV)/table.stamp: $(VENV)/made.stamp pyproject.toml requirements/table.lock
	@echo "Installing what the table needs into $(VENV) ..."
	@$(LOCKED) requirements/table.lock
	@$(ITSELF)
	@touch $@

# What compiling needs: the compiler alone, because a table may be running on this environment.
$(VENV)/compile.stamp: $(VENV)/made.stamp pyproject.toml requirements/compile.lock
	@echo "Compiling: installing the compiler into $(VENV)"
	@$(LOCKED) requirements/compile.lock --no-compile
	@touch $@

# What developing needs, which is everything.
$(VENV)/dev.stamp: $(VENV)/made.stamp pyproject.toml requirements/dev.lock
	@echo "Installing runestack and its tools into $(VENV) ..."
	$(LOCKED) requirements/dev.lock
	$(ITSELF)
	@touch $(VENV)/table.stamp $(VENV)/compile.stamp $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp requirements/bench.lock
	@echo "Installing the peers into $(VENV) ..."
	$(LOCKED) requirements/bench.lock
	@touch $@

# What resolving needs: an environment of its own, because nothing else uses it.
$(VENV)/lock.stamp: $(VENV)/made.stamp
	@python3 -m venv $(VENV)/lock
	@$(VENV)/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	@touch $@

# --- the page --------------------------------------------------------------------------------------

# `npm ci` begins with an empty folder, so a stamp in it tells how much was installed last.
$(PACKAGES): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The page needs node (20.19 or later) and npm." >&2; exit 1; }
	@echo "Installing what the page is built with into web/node_modules ..."
	@$(NPM_CI) --omit=dev
	@touch $@

$(TEST_PACKAGES): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The page needs node (20.19 or later) and npm." >&2; exit 1; }
	$(NPM_CI)
	@touch $(PACKAGES) $@

$(PAGE): $(PAGE_SOURCES) | $(PACKAGES)
	@echo "Building the page ..."
	@cd web && npm run --silent build
	@touch $@

# --- the compiled build --------------------------------------------------------------------------

list-of-sources: $(SOURCE_LIST)

$(SOURCE_LIST):
	@mkdir -p build && rm -f build/sources-*.stamp && touch $@

# setup.py compiles again only the parts whose C has changed, and removes what the sources no longer have. The result is
# as old as the start: a source that is edited meanwhile is newer.
$(BUILD): $(SOURCE_LIST) $(SOURCES) setup.py pyproject.toml | $(VENV)/compile.stamp
	@rm -f $@ && touch build/start.stamp
	@PYTHONHASHSEED=0 RUNESTACK_COMPILE=1 $(PYTHON) setup.py --quiet build
	@if compgen -G '$(COMPILED)/runestack/kernel/*.so' > /dev/null; then echo compiled > $@.new; \
	else echo "Compiling is not possible here (no C compiler, Python headers or mypyc): the pure build is used."; \
		echo pure > $@.new; fi
	@touch -r build/start.stamp $@.new && mv $@.new $@
