# Everything a fresh machine needs is made here: `make play` to play, `make test` to test.
# Needs python3 (3.11 or later), node (20.19 or later) with npm for the page, and a C compiler for the compiled build.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

GAME ?= rone
WORKERS ?= auto
SECONDS_EACH ?= 5
SOAK_GAMES ?= 10000

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check --quiet
PYTEST := $(PYTHON) -m pytest -n $(WORKERS)

COMPILED := build/compiled
# Holds the word `compiled`, or `pure` where this machine cannot compile.
BUILD := build/build.txt
SOURCES := $(sort $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.md' \
	-o -name '*.ftl' -o -name '*.txt' -o -name py.typed \)))

# The page of the table, and what it is made of.
PAGE := src/runestack/server/static/index.html
PACKAGES := web/node_modules/.package-lock.json
PAGE_SOURCES := $(sort $(shell find web -name node_modules -prune -o -type f ! -name '*.test.ts' -print))

.PHONY: help play web test lint types test-pure test-compiled test-web test-browser screenshots compile format bench soak clean FORCE
.NOTPARALLEL:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(BUILD) $(PAGE) ## set up, compile where possible, build the page, and open the table
	@rm -rf $(COMPILED)/runestack/server/static
	@cp -r $(dir $(PAGE)) $(COMPILED)/runestack/server/static
	@PYTHONPATH=$(COMPILED) $(PYTHON) -m runestack

web: $(PAGE) ## build the page of the table (needs node and npm)

test: lint types test-web test-pure test-compiled test-browser ## lint, types, the page, the suite in both builds, the table in a browser

lint: $(VENV)/dev.stamp ## ruff: rules and format
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

types: $(VENV)/dev.stamp ## mypy, strict
	$(PYTHON) -m mypy

test-pure: $(VENV)/dev.stamp ## the suite on the pure build
	RUNESTACK_EXPECT_BUILD=pure $(PYTEST)

test-compiled: $(BUILD) ## the suite on the compiled build
	@if [ "$$(cat $(BUILD))" = compiled ]; then \
		echo "RUNESTACK_EXPECT_BUILD=compiled PYTHONPATH=$(COMPILED) $(PYTEST)"; \
		RUNESTACK_EXPECT_BUILD=compiled PYTHONPATH=$(COMPILED) $(PYTEST); \
	elif [ -n "$${CI:-}" ]; then \
		echo "CI has to test the compiled build, and could not compile" >&2; exit 1; \
	else \
		echo "The compiled build is not tested: it could not be made on this machine."; \
	fi

test-web: $(PAGE) ## the page: types, lint, tests, and the size of its JavaScript
	cd web && npm run check && npm run lint && npm test && npm run size

test-browser: $(BUILD) $(PAGE) ## whole games and every screen in a real Chromium (which has to be installed)
	@rm -rf $(COMPILED)/runestack/server/static
	@cp -r $(dir $(PAGE)) $(COMPILED)/runestack/server/static
	PYTHONPATH=$(COMPILED) $(PYTEST) tests/e2e

screenshots: $(BUILD) $(PAGE) ## make the pictures in docs/screenshots anew
	@rm -rf $(COMPILED)/runestack/server/static
	@cp -r $(dir $(PAGE)) $(COMPILED)/runestack/server/static
	PYTHONPATH=$(COMPILED) $(PYTEST) tests/e2e/test_screenshots.py --screenshots

compile: $(BUILD) ## make the compiled build in build/compiled
	@echo "$(COMPILED) holds the $$(cat $(BUILD)) build"

format: $(VENV)/dev.stamp ## let ruff format and repair what it can
	$(PYTHON) -m ruff check --fix .
	$(PYTHON) -m ruff format .

bench: $(BUILD) $(VENV)/bench.stamp ## speed, side by side with peers
	$(PYTHON) bench/peers.py --game $(GAME) --seconds $(SECONDS_EACH) --json build/peers.json

soak: $(BUILD) ## the conformance suite with SOAK_GAMES=10000 random games a case
	RUNESTACK_SOAK_GAMES=$(SOAK_GAMES) HYPOTHESIS_PROFILE=soak PYTHONPATH=$(COMPILED) \
		$(PYTEST) tests/conformance

clean: ## remove what was built (the environment in .venv stays)
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis $(dir $(PAGE))
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment -----------------------------------------------------------------------------

$(VENV)/made.stamp:
	python3 -m venv $(VENV)
	$(PIP) install 'setuptools>=77' 'wheel>=0.45'
	touch $@

$(VENV)/dev.stamp: $(VENV)/made.stamp pyproject.toml
	@echo "Installing runestack and its tools into $(VENV) ..."
	$(PIP) install --no-build-isolation --editable '.[dev]'
	touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	@echo "Installing the peers into $(VENV) ..."
	$(PIP) install --no-build-isolation --editable '.[bench]'
	touch $@

# --- the page --------------------------------------------------------------------------------------

$(PACKAGES): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The page needs node (20.19 or later) and npm." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE): $(PACKAGES) $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

# --- the compiled build --------------------------------------------------------------------------

# Rewritten only when a source came or went; then nothing of the last build may stay behind.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || \
		{ rm -rf build/lib* build/temp*; printf '%s\n' $(SOURCES) > $@; }

# Compiled objects in build/lib* stay: what did not change is not compiled again.
$(BUILD): $(VENV)/dev.stamp build/sources.txt $(SOURCES) setup.py pyproject.toml
	@echo "Compiling the kernel and the rules (some minutes the first time) ..."
	@rm -rf $(COMPILED) build/wheel $@
	@find build -path 'build/lib*' -type f ! -name '*.so' -delete
	RUNESTACK_COMPILE=1 $(PIP) wheel --no-build-isolation --no-deps --wheel-dir build/wheel .
	$(PIP) install --no-deps --target $(COMPILED) build/wheel/runestack-*.whl
	@if compgen -G '$(COMPILED)/runestack/kernel/*.so' > /dev/null; then echo compiled > $@; \
	else echo "No C compiler, Python headers or mypyc here: the pure build is used."; \
		echo pure > $@; fi
