# The commands that people type. `make help` lists them. Longer work is in the scripts of .ci, which also run alone.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := build

SWIFT ?= swift
PREFIX ?= /usr/local
SCENARIO ?= Scenarios/load/first-load.yaml
JOBS ?= 2
# More options for each build; Homebrew passes --disable-sandbox.
BUILD_FLAGS ?=
# Which checks of .ci/rest `make ci` runs after the tests; all of them by default.
CHECKS ?=
# A text in the names of the figures that the benchmark measures; all of them without one.
BENCH ?=
# `check` compares the figures with the stored ratios; `store` writes them.
RATIOS ?= check
# The same seed makes the same inputs of the fuzzer, INPUT is the one input that is run once more, and ONLY a kind.
SEED ?=
INPUTS ?= 50000
INPUT ?=
ONLY ?=

# On Linux the runtime of Swift is a part of the release, and so are libyaml and the C library where the machine has
# them as static libraries: then the program runs on every Linux.
ifeq ($(shell uname -s),Linux)
LIBRARIES = $(shell pkg-config --variable=libdir yaml-0.1)
WHOLE = $(shell test -f $(LIBRARIES)/libyaml.a -a -f $(LIBRARIES)/libc.a && echo -Xswiftc -static-executable)
STATIC = --static-swift-stdlib $(WHOLE)
else
# On a Mac the linker takes the shared libyaml wherever it finds it, and who unpacks an archive has none.
ALONE = .ci/libyaml-alone .build/libyaml && PKG_CONFIG_PATH=.build/libyaml
endif
# The checks of exclusive access take a third of a long simulation; debug builds and their tests keep them.
UNCHECKED = -Xswiftc -enforce-exclusivity=unchecked
RELEASE = $(SWIFT) build -c release $(STATIC) $(UNCHECKED) $(BUILD_FLAGS)
BIN = $(shell $(RELEASE) --show-bin-path)
DEBUG_BIN = $(shell $(SWIFT) build $(BUILD_FLAGS) --show-bin-path)
# .ci/libyaml looks for Swift, and installs libyaml with its headers where it is missing.
export SWIFT
SOURCES := Package.swift Sources Tests

.PHONY: build run test ci check bench fuzz site pages format lint dist install clean help

build: ## build a release of tabletrace
	@.ci/libyaml
	$(RELEASE) --product tabletrace

run: ## build tabletrace without optimization and run a scenario [SCENARIO=FILE]
	@.ci/libyaml
	$(SWIFT) run $(BUILD_FLAGS) tabletrace run "$(SCENARIO)"

test: lint ## build, lint, run the tests, check all goldens and recorded logs
	@.ci/libyaml
	$(SWIFT) build $(BUILD_FLAGS) --build-tests
	$(SWIFT) test $(BUILD_FLAGS) --skip-build
	.ci/binary-checks "$(DEBUG_BIN)/tabletrace"
	"$(DEBUG_BIN)/tabletrace" check --jobs $(JOBS)
	"$(DEBUG_BIN)/tabletrace" conformance | tail -n 4

# Here the tests run every case, not only a sample.
ci: export EVERY_CASE = 1
ci: test ## run every case of the tests, then the other checks of .ci/rest [CHECKS='examples browser']
	.ci/rest $(CHECKS)

check: build ## check all goldens and recorded logs with a release
	"$(BIN)/tabletrace" check --jobs $(JOBS)
	"$(BIN)/tabletrace" conformance

bench: build ## measure speed and memory against limits and earlier ratios [BENCH=scroll; RATIOS=store stores them]
	$(RELEASE) --product tabletrace-benchmark
	.ci/empty-program "$(BIN)/empty"
	"$(BIN)/tabletrace-benchmark" $(RATIOS) Tests/Speed/ratios.json $(if $(BENCH),"$(BENCH)")

fuzz: build ## run damaged and generated inputs [SEED=N INPUTS=100 ONLY=deep; INPUT=7 repeats the seventh]
	$(RELEASE) --product tabletrace-fuzz
	"$(BIN)/tabletrace-fuzz" $(if $(SEED),--seed $(SEED)) --inputs $(INPUTS) $(if $(INPUT),--input $(INPUT)) \
	  $(if $(ONLY),--only $(ONLY)) --cases Tests/Fuzz/Cases --keep .build/finds "$(BIN)/tabletrace"

site: build ## write the website of the course and the reference into .build/site
	"$(BIN)/tabletrace" site -o .build/site

pages: ## rewrite the committed pages and lists that follow from rules and scenarios
	@.ci/libyaml
	$(SWIFT) build $(BUILD_FLAGS) --product tabletrace
	.ci/pages "$(DEBUG_BIN)/tabletrace"

format: ## format all Swift sources
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint: ## check the form of all Swift sources
	$(SWIFT) format lint --strict --recursive $(SOURCES)

dist: ## make the archive for this system, and try it where nothing else is installed
	@.ci/libyaml
	$(ALONE) $(RELEASE) --product tabletrace
	.ci/archive "$(BIN)/tabletrace" .build/dist
	.ci/try-archive .build/dist/*.tar.xz

install: build ## install tabletrace and tabletrace-prepare [PREFIX=/usr/local]
	$(RELEASE) --product tabletrace-prepare
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(BIN)/tabletrace" "$(BIN)/tabletrace-prepare" "$(DESTDIR)$(PREFIX)/bin"

clean: ## remove everything that was built
	rm -rf .build

help: ## print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile
