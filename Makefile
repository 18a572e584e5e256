# What people type:
#   make run      install what is missing, build a release, run a scenario
#   make test     build, lint, test, check the goldens and the ledger, test the examples, fuzz for half
#                 a minute
#   make examples test the package of examples alone
#   make fuzz     run thousands of damaged and made-up inputs [SEED=N INPUTS=N, or SEED=N INPUT=N]
#   make sanitize run the tests under the address and the thread sanitizer [ONLY=Laws]
#   make test-nameless   run the tests without the names of fields and cases, as releases are; takes minutes
#   make planted  plant defects in a copy of SimulatedUIKit, which the driver has to notice; takes minutes
#   make test-web try the page of the player in a real browser [ONLY='keyboard_alone quiz']
#   make bench    measure speed and memory, each against a floor
#   make bench-check    the same, and fail when a ratio is worse than the one that is stored
#   make bench-store    the same, and store the ratios
#   make bench-checked  compare with a build that checks for exclusive access, as apps have the library
#   make bench-instructions [ONLY=scroll]    count instructions instead, with valgrind; takes minutes
#   make start-order    write which functions a release has side by side, so that it starts fast
#   make pages    write the pages of the documentation that are made from the rules
#   make site     write the course and the reference as pages for a browser, into .build/site
#   make dist     make the archive for this system, and use it in an empty root
#   make dist-check     the same twice, from two clones, and compare the bytes
#   make build | check | format | lint | install [PREFIX=/usr/local]

SHELL := /bin/bash
.DEFAULT_GOAL := build

SWIFT ?= swift
PREFIX ?= /usr/local
BUILD_PATH ?= .build
SCENARIO ?= Scenarios/load/first-load.yaml
JOBS ?= 2
# The comparisons that bench-instructions counts: those with this text in their names.
ONLY ?=
# What `make fuzz` runs: the same seed makes the same inputs, no seed makes new ones.
SEED ?=
INPUTS ?= 50000
# The number of the one input that is run once more, as a find prints it.
INPUT ?=
FINDS ?= .build/finds
# What `make test` runs of it: so many seconds of the inputs of one seed.
SHORT_SEED := 20260101
SHORT_SECONDS := 30

UNAME := $(shell uname -s)
# On Linux the runtime of Swift is linked into the binary, so that it starts at once and runs
# without a toolchain; macOS has the runtime in the system. A release takes libyaml and the C library
# in as well, where the machine has them to be linked so: libyaml-dev and libc6-dev bring both along.
# They are looked for when a release is built, because libyaml may be installed only then.
ifeq ($(UNAME),Linux)
STATIC := --static-swift-stdlib
LIBRARIES = $(shell pkg-config --variable=libdir yaml-0.1)
WHOLE = $(shell test -f $(LIBRARIES)/libyaml.a -a -f $(LIBRARIES)/libc.a && echo yes)
LINKED = $(STATIC) $(if $(WHOLE),-Xswiftc -static-executable) $(SECTIONS) $(if $(LLD),$(TIGHT))
# Package.swift makes for size then what need not be fast.
SMALL := TABLETRACE_SMALL=yes
# Each function has a section of its own, so that the linker leaves out those that nobody calls; public ones too.
SECTIONS := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -internalize-at-link
# The linker of LLVM comes with the toolchain. It makes functions of the same code one, leaves out what the script
# names, and takes Swift's libraries from the copy that it may leave out functions of. Its warnings are those of the
# C library about names of users, which nothing asks for, and about names of the order that are no more.
LLD = $(shell beside="$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")/ld.lld"; \
  if test -x "$$beside"; then echo "$$beside"; else command -v ld.lld; fi)
# What a short run calls lies side by side, so that few pages of the program are read.
TIGHT = -Xswiftc -use-ld=lld -Xlinker --icf=all -Xlinker -w -Xlinker -T -Xlinker "$(CURDIR)/Distribution/release.ld" \
  -Xlinker --symbol-ordering-file="$(CURDIR)/$(ORDER)" -Xswiftc -resource-dir -Xswiftc "$(RUNTIME)"
endif
RUNTIME = $(abspath $(BUILD_PATH))/runtime
ORDER := Distribution/start.order
# A generic type is asked for by a call with its arguments, not by its name: the names are read, and each of their
# requirements is looked for among all conformances of the program, as it starts: a third of a short run.
CALLED := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# What else each build is told; Homebrew says --disable-sandbox.
BUILD_FLAGS ?=
# Builds into a folder below the build folder, or into that itself.
BUILD_IN = $(SWIFT) build --build-path "$(BUILD_PATH)$(1)" $(BUILD_FLAGS)
BUILD := $(call BUILD_IN)
# Exclusive access is proved by the debug builds of the tests and by the fuzzer's; asking for what is
# still asked of it at run time takes up to a fifth of a simulation.
RELEASED = -c release $(LINKED) $(CALLED)
RELEASE = $(SMALL) $(BUILD) $(RELEASED) -Xswiftc -enforce-exclusivity=unchecked
# The same with the question, as packages that use the library are built.
CHECKED = $(SMALL) $(call BUILD_IN,/checked) $(RELEASED) -Xswiftc -enforce-exclusivity=checked
LINTED := Package.swift Sources Tests Distribution/loosen.swift Examples/Package.swift Examples/Sources Examples/Tests
# Fast enough for thousands of inputs, with every check: -O leaves those for overflow and bounds in
# the code, and the one for exclusive access is asked for by name.
FUZZ_BUILD := $(call BUILD_IN,/fuzz) -c release $(STATIC) \
  -Xswiftc -enforce-exclusivity=checked -Xswiftc -DDEBUG
KEPT_CASES := Tests/Fuzz/Cases
# What bench-check compares with.
RATIOS := Tests/Speed/ratios.tsv

.PHONY: build run test test-nameless test-web picture examples planted check conformance bench bench-build bench-check bench-store
.PHONY: dist dist-check lint-distribution site
.PHONY: bench-checked bench-instructions fuzz fuzz-build fuzz-short sanitize format lint install libyaml pages
.PHONY: runtime toolchain valgrind start-order

toolchain:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "Swift 6.2 or later is missing: see https://www.swift.org/install" >&2; exit 1; }

# The header and library of libyaml, the only thing outside of Swift that the build needs.
libyaml: toolchain
	@set -euo pipefail; \
	if pkg-config --exists yaml-0.1 2>/dev/null; then exit 0; fi; \
	echo "libyaml's development package is missing; installing it" >&2; \
	if command -v apt-get >/dev/null; then \
	  as_root=""; \
	  if [ "$$(id -u)" -ne 0 ]; then \
	    command -v sudo >/dev/null || { \
	      echo "neither root nor sudo: run 'apt-get install libyaml-dev pkg-config'" >&2; exit 1; }; \
	    as_root=sudo; \
	  fi; \
	  $$as_root apt-get update -qq; \
	  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq libyaml-dev pkg-config || { \
	    echo "libyaml-dev and pkg-config are missing, and apt-get could not install them: see its reason" \
	      "above; without a network they have to be there before" >&2; exit 1; }; \
	elif command -v brew >/dev/null; then \
	  brew install libyaml pkgconf; \
	else \
	  echo "neither apt-get nor brew: install libyaml 0.2 with its headers, and pkg-config" >&2; \
	  exit 1; \
	fi; \
	pkg-config --exists yaml-0.1 || { echo "pkg-config still does not find yaml-0.1" >&2; exit 1; }

# The copy of Swift's static libraries is made once for each toolchain. Where their form is another one than
# expected, the libraries themselves take its place.
runtime: toolchain
	@set -euo pipefail; if [ -z "$(LLD)" ]; then exit 0; fi; \
	from="$$($(SWIFT)c -static-stdlib -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"; \
	made="$$from $$($(SWIFT)c --version 2>/dev/null) $$(cksum < Distribution/loosen.swift)"; \
	if [ "$$made" = "$$(cat "$(RUNTIME).made" 2>/dev/null)" ]; then exit 0; fi; \
	rm -rf "$(RUNTIME)" "$(RUNTIME).made"; mkdir -p "$(RUNTIME)"; \
	$(SWIFT)c -O Distribution/loosen.swift -o "$(RUNTIME).loosen"; \
	"$(RUNTIME).loosen" "$$from" "$(RUNTIME)" || { \
	  echo "the program will be larger: Swift's libraries are taken as they are" >&2; \
	  rm -rf "$(RUNTIME)"; ln -s "$$from" "$(RUNTIME)"; }; \
	echo "$$made" > "$(RUNTIME).made"

build: libyaml runtime
	$(if $(STATIC),$(if $(WHOLE),,@echo "no libyaml.a beside libc.a: the binary will need the" \
	  "libraries of this machine, and start more slowly" >&2))
	$(RELEASE) --product tabletrace

run: build
	@echo "tabletrace run $(SCENARIO)" >&2
	@"$$($(RELEASE) --show-bin-path)/tabletrace" run "$(SCENARIO)"

# The tests run the debug build: its checks for overflow and bounds are worth more than its speed.
test: libyaml lint-distribution
	$(BUILD) --build-tests
	$(SWIFT) format lint --strict --recursive $(LINTED)
	$(SWIFT) test --build-path "$(BUILD_PATH)" --skip-build
	@set -euo pipefail; \
	bin="$$($(BUILD) --show-bin-path)/tabletrace"; \
	./Tests/binary-checks "$$bin"; \
	"$$bin" check --jobs $(JOBS); \
	ledger="$$("$$bin" conformance)" || { echo "$$ledger"; exit 1; }; \
	echo "$$ledger" | tail -n 4
	$(MAKE) examples
	$(MAKE) test-web
	$(MAKE) fuzz-short

# The tests in a build without the names of fields and cases, as releases are: what is printed must not need them.
# What is skipped looks into values by reflection itself, or is no part of a release.
BY_REFLECTION := TableFloorTests|RenumberingTests|SchemaTests|CallbackFactsTests|TraceTextTests|PresenceTests
NAMELESS := --build-path "$(BUILD_PATH)/nameless" $(BUILD_FLAGS) -Xswiftc -Xfrontend -Xswiftc -disable-reflection-metadata
test-nameless: libyaml
	$(SWIFT) build $(NAMELESS) --build-tests
	$(SWIFT) test $(NAMELESS) --skip-build --skip '$(BY_REFLECTION)'

# Workflows, scripts, templates and whatever else ships beside the sources.
lint-distribution:
	@Distribution/lint "$(BUILD_PATH)/linters"

site: build
	@"$$($(RELEASE) --show-bin-path)/tabletrace" site -o "$(BUILD_PATH)/site"

# On a Mac the build takes the shared libyaml wherever it finds it, and who unpacks an archive has none.
ifeq ($(UNAME),Darwin)
ALONE = Distribution/libyaml-alone "$(BUILD_PATH)/libyaml" && PKG_CONFIG_PATH="$(abspath $(BUILD_PATH))/libyaml"
endif
# No path of the machine that built it stands in an archive.
dist: libyaml runtime
	$(ALONE) $(RELEASE) --product tabletrace -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=."
	@set -euo pipefail; rm -rf "$(BUILD_PATH)/dist"; \
	Distribution/archive "$$($(RELEASE) --show-bin-path)/tabletrace" "$(BUILD_PATH)/dist"; \
	for archive in "$(BUILD_PATH)"/dist/*.tar.xz; do Distribution/try-archive "$$archive"; done

dist-check:
	@set -euo pipefail; \
	folder="$$(mktemp -d)"; trap 'rm -rf "$$folder"' EXIT; \
	for clone in first second; do \
	  git clone --quiet . "$$folder/$$clone"; \
	  $(MAKE) --directory "$$folder/$$clone" dist BUILD_PATH=.build; \
	done; \
	cmp "$$folder"/first/.build/dist/*.tar.xz "$$folder"/second/.build/dist/*.tar.xz; \
	echo "two builds made the same bytes"

# The page of the player and the site in headless Chromium, which apt installs where it is missing; pictures
# of what they show are left in $(WEB). Where no browser can be had, this fails and says why.
WEB := .build/web
CHROME_OF_A_MAC := /Applications/Google Chrome.app/Contents/MacOS/Google Chrome
test-web: libyaml
	@set -euo pipefail; \
	lacks() { \
	  command -v python3 >/dev/null || echo python3; \
	  command -v chromedriver >/dev/null || echo chromedriver; \
	  for name in chromium chromium-browser google-chrome "$(CHROME_OF_A_MAC)"; do \
	    if command -v "$$name" >/dev/null; then return; fi; done; \
	  echo chromium; }; \
	if [ -n "$$(lacks)" ]; then \
	  echo "installing a browser for the tests: missing is" $$(lacks) >&2; \
	  if command -v apt-get >/dev/null; then \
	    as_root=""; if [ "$$(id -u)" -ne 0 ]; then as_root=sudo; fi; \
	    $$as_root apt-get update -qq || true; \
	    DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq \
	      chromium chromium-driver python3 fonts-liberation || true; \
	  elif command -v brew >/dev/null; then brew install --cask google-chrome chromedriver || true; fi; \
	fi; \
	if [ -n "$$(lacks)" ]; then \
	  echo "the page cannot be tested: there is no" $$(lacks) "here, and none could be installed" >&2; \
	  exit 1; \
	fi
	$(BUILD) --product tabletrace
	python3 -B Tests/Web/run.py "$$($(BUILD) --show-bin-path)/tabletrace" "$(WEB)" $(ONLY)

# The picture of the player in the README, which the browser takes.
PLAYER_PICTURE := Sources/Language/Scenarios/Scenarios.docc/Resources/player.png
picture: libyaml
	$(BUILD) --product tabletrace
	python3 -B Tests/Web/picture.py "$$($(BUILD) --show-bin-path)/tabletrace" "$(WEB)" "$(PLAYER_PICTURE)"

# A package as an app has one, with a build folder of its own inside the other. It says `import UIKit`,
# which is the simulated one on Linux, and which macOS does not have.
examples: libyaml
ifeq ($(UNAME),Linux)
	$(SWIFT) test --package-path Examples --scratch-path "$(abspath $(BUILD_PATH))/examples"
else
	@echo "the examples need a Linux machine: here UIKit is not the simulated one" >&2
endif

# Defects planted in the sources of SimulatedUIKit, one at a time [ONLY=swapped]; the tests hold that each
# of them still fits.
planted: libyaml
	$(BUILD) --product tabletrace
	Tests/Planted/try "$$($(BUILD) --show-bin-path)/tabletrace" "$(abspath $(BUILD_PATH))/planted" "$(ONLY)"

fuzz-build: libyaml
	$(FUZZ_BUILD) --product tabletrace
	$(FUZZ_BUILD) --product tabletrace-fuzz

# What it finds is printed, and kept in $(FINDS) as a case for $(KEPT_CASES).
fuzz: fuzz-build
	@bin="$$($(FUZZ_BUILD) --show-bin-path)"; \
	"$$bin/tabletrace-fuzz" $(if $(SEED),--seed $(SEED)) \
	  $(if $(INPUT),--input $(INPUT),--inputs $(INPUTS)) --cases $(KEPT_CASES) \
	  --keep "$(FINDS)" "$$bin/tabletrace"

fuzz-short: fuzz-build
	@bin="$$($(FUZZ_BUILD) --show-bin-path)"; \
	"$$bin/tabletrace-fuzz" --seed $(SHORT_SEED) --seconds $(SHORT_SECONDS) --jobs $(JOBS) \
	  --cases $(KEPT_CASES) --keep "$(FINDS)" "$$bin/tabletrace"

# What ends a run under a sanitizer is what it finds; each has its own build. A toolchain without one of
# them fails here, before the long build of the tests.
# No test is one of XCTest, whose runner leaks and would end the run. The linker gold prints thousands of
# warnings about the sanitizers' symbols; lld, which comes with the toolchain, prints none.
# What a process reports in vain is listed with the reason.
SANITIZERS := address thread
LEAKS := Tests/Sanitizers/leaks.txt
ifeq ($(UNAME),Linux)
SANE := -Xswiftc -use-ld=lld
endif
sanitize: libyaml
	@set -euo pipefail; \
	folder="$$(mktemp -d)"; trap 'rm -rf "$$folder"' EXIT; \
	echo 'print("sound")' > "$$folder/sound.swift"; \
	for kind in $(SANITIZERS); do \
	  $(SWIFT)c -sanitize=$$kind "$$folder/sound.swift" -o "$$folder/sound" 2>"$$folder/why" \
	    && "$$folder/sound" >/dev/null 2>>"$$folder/why" || { \
	    echo "the $$kind sanitizer is missing: a program built with 'swiftc -sanitize=$$kind' does" \
	      "not build or not run here:" >&2; cat "$$folder/why" >&2; exit 1; }; \
	done; \
	export LSAN_OPTIONS="suppressions=$(CURDIR)/$(LEAKS):print_suppressions=0"; \
	for kind in $(SANITIZERS); do \
	  echo "the tests under the $$kind sanitizer" >&2; \
	  $(SWIFT) build --build-path "$(BUILD_PATH)/$$kind" --build-tests --sanitize=$$kind $(SANE); \
	  $(SWIFT) test --build-path "$(BUILD_PATH)/$$kind" --skip-build --sanitize=$$kind $(SANE) \
	    --disable-xctest $(if $(ONLY),--filter "$(ONLY)"); \
	done

check: build
	"$$($(RELEASE) --show-bin-path)/tabletrace" check --jobs $(JOBS)

conformance: build
	"$$($(RELEASE) --show-bin-path)/tabletrace" conformance

# Start-up is compared with a program that does nothing, linked with Swift's static library alone.
bench-build: libyaml runtime
	$(if $(STATIC),$(if $(WHOLE),,@echo "no libyaml.a beside libc.a: the binary will need the" \
	  "libraries of this machine, and start more slowly" >&2))
	$(RELEASE) --product tabletrace
	$(RELEASE) --product tabletrace-benchmark
	@set -euo pipefail; \
	bin="$$($(RELEASE) --show-bin-path)"; \
	echo "" > "$$bin/empty.swift"; \
	$(SWIFT)c -O $(if $(STATIC),-static-stdlib) "$$bin/empty.swift" -o "$$bin/empty"

bench: bench-build
	@"$$($(RELEASE) --show-bin-path)/tabletrace-benchmark"

# Fails when a ratio is worse than the stored one by more than a quarter and its spread, twice.
bench-check: bench-build
	@"$$($(RELEASE) --show-bin-path)/tabletrace-benchmark" check $(RATIOS)

bench-store: bench-build
	@"$$($(RELEASE) --show-bin-path)/tabletrace-benchmark" store $(RATIOS)

# Packages that use the library are built without the flag that leaves these checks out.
bench-checked: bench-build
	$(CHECKED) --product tabletrace-benchmark
	@"$$($(RELEASE) --show-bin-path)/tabletrace-benchmark" against \
	  "$$($(CHECKED) --show-bin-path)/tabletrace-benchmark"

# What follows the calls of a program and counts their instructions.
valgrind:
	@command -v valgrind >/dev/null || { \
	  echo "valgrind is missing; install it first, for instance with 'apt-get install valgrind'" \
	    "(there is none for macOS)" >&2; exit 1; }

# Times of a busy machine scatter; the instructions of one binary do not.
bench-instructions: valgrind libyaml
	$(MAKE) bench-build
	@"$$($(RELEASE) --show-bin-path)/tabletrace-benchmark" instructions $(if $(ONLY),"$(ONLY)")

# The functions that short runs call, as the linker takes them.
start-order: valgrind build
	@set -euo pipefail; traced="$$(mktemp -d)"; trap 'rm -rf "$$traced"' EXIT; \
	strip --strip-debug -o "$$traced/tabletrace" "$$($(RELEASE) --show-bin-path)/tabletrace"; \
	{ echo "# Made by 'make start-order': what --version calls, then what a run and a check call besides."; \
	  for arguments in --version "run $(SCENARIO)" "check $(SCENARIO)"; do \
	    valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$$traced/calls" \
	      "$$traced/tabletrace" $$arguments > /dev/null 2>&1; \
	    sed -nE "s/^c?fn=\([0-9]+\) ([^0( ][^( ]*)/\1/; T; s/'[0-9]+$$//; p" "$$traced/calls" | LC_ALL=C sort; \
	  done | awk '!known[$$0]++'; } > "$$traced/order"; \
	mv "$$traced/order" "$(ORDER)"

# The page of what is assumed and the film of the README; each appears whole
# or not at all.
FILM := Sources/Language/Scenarios/Scenarios.docc/Resources/first-load.svg
PAGE := Sources/TableTrace/TableTrace.docc/WhatWeDoNotKnow.md
# Which scenarios a device can record, and why not the others.
RECORDINGS := Tests/RecorderDriverTests/recordings.tsv
pages: libyaml
	$(BUILD) --product tabletrace
	@set -euo pipefail; \
	"$$($(BUILD) --show-bin-path)/tabletrace" rules --weakest --markdown > "$(PAGE).new"; \
	mv "$(PAGE).new" "$(PAGE)"; \
	"$$($(BUILD) --show-bin-path)/tabletrace" player load/first-load --os 'iOS 17' --format svg --quiet \
	  -o "$(FILM)"; \
	"$$($(BUILD) --show-bin-path)/tabletrace" recorder --list > "$(RECORDINGS).new"; \
	mv "$(RECORDINGS).new" "$(RECORDINGS)"

format: toolchain
	$(SWIFT) format --in-place --recursive $(LINTED)

lint: toolchain
	$(SWIFT) format lint --strict --recursive $(LINTED)

install: build
	$(RELEASE) --product tabletrace-prepare
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(RELEASE) --show-bin-path)/tabletrace" "$(DESTDIR)$(PREFIX)/bin/tabletrace"
	install -m 755 "$$($(RELEASE) --show-bin-path)/tabletrace-prepare" \
	  "$(DESTDIR)$(PREFIX)/bin/tabletrace-prepare"
