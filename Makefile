# make run · test · lint · bench · oracle · screenshots · package — each makes .venv first if it is not there.
# On Windows and without make: README.md has the same commands.

PYTHON ?= $(firstword $(foreach name,python3.13 python3.12 python3.11 python3,$(shell command -v $(name) 2>/dev/null)))
VENV := .venv
BIN := $(VENV)/bin
BENCHES := $(wildcard tests/bench/bench_*.py)

.PHONY: run test lint bench oracle screenshots package clean

run: $(VENV)/.run
	$(BIN)/swathe-gui --sample

test: $(VENV)/.test
	$(BIN)/python -m pytest

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

bench: $(VENV)/.test
	@for bench in $(BENCHES); do echo "== $$bench"; QT_QPA_PLATFORM=offscreen $(BIN)/python $$bench || exit 1; done

# All scores of eight queries against 12,071 Swiss-Prot records, beside ssearch36's.
oracle: $(VENV)/.test
	$(BIN)/python -m pytest -m oracle

screenshots: $(VENV)/.test
	QT_QPA_PLATFORM=offscreen $(BIN)/python docs/screenshots/make_screenshots.py

package: $(VENV)/.run
	$(BIN)/pip wheel -q --no-deps -w dist .

clean:
	rm -rf $(VENV) build dist *.egg-info

$(VENV)/.python:
	@test -n "$(PYTHON)" || { echo "Swathe needs Python 3.11, 3.12 or 3.13 and found no python3."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || \
	  { echo "Swathe needs Python 3.11, 3.12 or 3.13; $(PYTHON) is another. Name one: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "$(PYTHON) has no venv module: sudo apt install python3-venv (Debian, Ubuntu)."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	@touch $@

$(VENV)/.test: $(VENV)/.run
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[test]'
	@touch $@
