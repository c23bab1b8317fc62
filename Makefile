# make run · cluster-demo · test · test-all · lint · map · ir · report · bench · oracle · wheels · random-use · screenshots · man · docs · links · package · bundle — each makes .venv first if it is not there.
# On Windows and without make: docs/install.md has the same commands.

# The first of these that runs and is of a version Swathe runs on. Name another with: make PYTHON=…
FITS := import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info < (4,))
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
  $$name -c '$(FITS)' 2>/dev/null && { echo $$name; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
BENCHES := $(wildcard tests/bench/bench_*.py)
TREE := .tree
BUNDLE := .bundle-venv
COMMA := ,
# One process more than cores, as tests wait for files, threads and processes too. A file of tests stays in one process.
# One that crashes is not replaced: pytest-xdist may then wait for ever for a process that has one test left to do.
PARALLEL = -n $$($(BIN)/python -c "import os; print(os.cpu_count() + 1)") --dist loadfile --max-worker-restart=0

.PHONY: run cluster-demo test test-all lint tree map ir report bench oracle wheels random-use screenshots man docs links package bundle clean

run: $(VENV)/.run
	$(BIN)/swathe-gui --sample

# Two workers on this computer, and the window beside them.
cluster-demo: $(VENV)/.cluster
	$(BIN)/python docs/cluster/demo.py

# What decides whether the program works.
test: $(VENV)/.test
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -c 'import sys; from swathe.gui.start.platform_check import problem; sys.exit(problem() or None)'
	$(BIN)/python -m pytest -m 'not long' $(PARALLEL)

# That, and then the rest.
test-all: test
	$(BIN)/python -m pytest -m long $(PARALLEL)

lint: $(VENV)/.test tree
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd $(TREE) && ../$(BIN)/lint-imports --config ../pyproject.toml --cache-dir ../.import_linter_cache

# The packages as they are imported, copied: mypy and import-linter know nothing of setuptools' package-dir.
tree:
	@rm -rf $(TREE) && mkdir $(TREE) && cp -Rp swathe $(TREE) && cp -Rp core gui kernels resources $(TREE)/swathe

# The map of the rooms in docs/architecture.md.
map: $(VENV)/.test
	$(BIN)/python docs/architecture/make_map.py

# LLVM IR of the compiled functions that nearly every search calls.
ir: $(VENV)/.test
	$(BIN)/python packaging/llvm_ir.py

# Which files and classes may ask to be split or merged, to be read.
report: $(VENV)/.test
	$(BIN)/python tests/architecture/report.py

bench: $(VENV)/.test
	@for bench in $(BENCHES); do echo "== $$bench"; QT_QPA_PLATFORM=offscreen $(BIN)/python $$bench || exit 1; done

# All scores of eight queries against 12,071 Swiss-Prot records, beside ssearch36's.
oracle: $(VENV)/.test
	$(BIN)/python -m pytest -m oracle

# Whether the package index has wheels of every dependency for every version of Python that pyproject.toml names.
wheels: $(VENV)/.test
	SWATHE_ASK_INDEX=1 $(BIN)/python -m pytest tests/docs/test_wheels.py

# The window used at random for as long as you say: make random-use MINUTES=60 SEED=7
random-use: $(VENV)/.test
	$(BIN)/python tests/gui/random_use.py --minutes $(or $(MINUTES),10) --seed $(or $(SEED),1)

screenshots: $(VENV)/.test
	QT_QPA_PLATFORM=offscreen $(BIN)/python docs/screenshots/make_screenshots.py

# The man page, of the command line's own help.
man: $(VENV)/.test
	$(BIN)/python docs/man/make_man_page.py

# The site of the documentation, in build/site. A page that no reader comes to and a link that leads nowhere are errors.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build
	@echo "To read it: $(BIN)/python -m http.server -b 127.0.0.1 -d build/site 8000, then http://127.0.0.1:8000"

# The links of the documentation to other sites, to be looked at; ASK=1 follows each.
links: $(VENV)/.run
	$(BIN)/python docs/site/links.py $(if $(ASK),--ask)

# The source archive, and the wheel from what is in it.
package: $(VENV)/.test
	$(BIN)/python -m build

# Programs for people without Python, in dist/: made of a fresh environment, and tested beside what is installed there.
# GPU=gpu12 takes NVIDIA's packages for drivers of CUDA 12, GPU= none.
GPU ?= gpu13
bundle: $(VENV)/.test
	$(PYTHON) -m venv $(BUNDLE)
	$(BUNDLE)/bin/python -m pip install -q --disable-pip-version-check '.[bundle$(if $(GPU),$(COMMA)$(GPU))]'
	rm -rf build/lib # where setuptools leaves modules that are gone
	$(BUNDLE)/bin/python -m pip install -q --disable-pip-version-check --no-deps --force-reinstall .
	$(BUNDLE)/bin/python packaging/bundle.py build
	$(BUNDLE)/bin/python packaging/bundle.py pack
	SWATHE_BUNDLE=dist/swathe SWATHE_INSTALLED=$(BUNDLE)/bin/python $(BIN)/python -m pytest tests/packaging

clean:
	rm -rf $(VENV) $(BUNDLE) $(TREE) build dist *.egg-info

$(VENV)/.python:
	@$(PYTHON) -c '$(FITS)' 2>/dev/null || { echo "Swathe needs Python 3.11 or later with its venv module" \
	  "(Debian, Ubuntu: sudo apt install python3-venv)$(if $(PYTHON),; $(PYTHON) is not one). Name one: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.python pyproject.toml setup.py
	$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	@touch $@

$(VENV)/.cluster: $(VENV)/.run
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[cluster]'
	@touch $@

$(VENV)/.docs: $(VENV)/.run
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[docs]'
	@touch $@

$(VENV)/.test: $(VENV)/.run
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[test]'
	@touch $@
