# Two commands do everything on a fresh machine with Python 3.11 or newer:
#   make play   makes the virtual environment, installs the game and opens it
#   make test   makes the virtual environment, installs the test tools and runs every check
# After changing what the game says:
#   make stand      builds dist/alacarte, a folder that runs without Python, and lets it test itself
#   make messages   brings the catalogues in assets/locale up to date and lists what is not translated yet

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: play test quick lint messages stand clean

play: $(VENV)/.play
	$(BIN)/alacarte play

test: lint
	$(BIN)/python -m pytest -n auto --dist worksteal -m "slow or not slow"

quick: $(VENV)/.test
	$(BIN)/python -m pytest -n auto

lint: $(VENV)/.test
	$(BIN)/ruff check simulator tests
	$(BIN)/ruff format --check simulator tests
	$(BIN)/mypy

messages: $(VENV)/.test
	$(BIN)/python -m tests.catalogues

stand: $(VENV)/.stand
	$(BIN)/pyinstaller --noconfirm --clean --name alacarte --specpath build \
	  --collect-submodules simulator --collect-all pymunk \
	  --add-data "$(CURDIR)/assets:simulator/_data/assets" --add-data "$(CURDIR)/scenes:simulator/_data/scenes" \
	  simulator/__main__.py
	dist/alacarte/alacarte event --self-test --visits 3

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable ".[clips]"
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[test]'
	@touch $@

$(VENV)/.stand: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[clips,stand]'
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
