import Testing

@testable import CommandLineTool
@testable import Project

struct UsageTests {
  private static let mistakes: [(line: String, message: String)] = [
    ("--color never", "a command is missing"),
    (
      "chekc",
      "unknown command 'chekc'\n"
        + "help: did you mean 'check'?"
    ),
    ("xyzzy", "unknown command 'xyzzy'"),
    ("whence", "unknown command 'whence'"),
    ("why-not didSelectRowAt", "SCENARIO is missing"),
    ("run", "SCENARIO is missing"),
    (
      "run a b",
      "unexpected argument 'b'\n"
        + "help: remove it, or put quotes around a name with spaces"
    ),
    (
      "run a --sumary",
      "unknown option '--sumary'\n"
        + "help: did you mean '--summary'?"
    ),
    (
      "run a --report junit=x",
      "the option '--report' cannot be used here\n"
        + "help: remove --report"
    ),
    (
      "run a --os",
      "the option '--os' needs a value\n"
        + "expected: --os VERSION"
    ),
    (
      "run a --summary=yes",
      "the option '--summary' takes no value\n"
        + "help: remove '=' and the text after it"
    ),
    (
      "run a --output x -o y",
      "the option '--output' is given twice\n"
        + "help: remove one of the two"
    ),
    (
      "run a --os iOS-9 --os iOS-8",
      "the option '--os' is given twice\n"
        + "help: remove one of the two"
    ),
    (
      "run a --summary --format jsonl",
      "--summary and --format jsonl cannot be used together\n"
        + "help: remove --summary or --format jsonl"
    ),
    (
      "run a --certainty --format jsonl",
      "--certainty and --format jsonl cannot be used together\n"
        + "help: remove --certainty or --format jsonl"
    ),
    (
      "run a --certainty --summary",
      "--certainty and --summary cannot be used together\n"
        + "help: remove --certainty or --summary"
    ),
    (
      "run a --certainty -o x.trace",
      "--certainty and --output FILE cannot be used together\n"
        + "help: remove --certainty or --output FILE"
    ),
    (
      "run a --certainty=yes",
      "the option '--certainty' takes no value\n"
        + "help: remove '=' and the text after it"
    ),
    (
      "run a --certanty",
      "unknown option '--certanty'\n"
        + "help: did you mean '--certainty'?"
    ),
    (
      "check --certainty",
      "the option '--certainty' cannot be used here\n"
        + "help: remove --certainty"
    ),
    (
      "run a --quiet --quiet",
      "the option '--quiet' is given twice\n"
        + "help: remove one of the two"
    ),
    (
      "rules --changes --weakest",
      "--changes and --weakest cannot be used together\n"
        + "help: remove --changes or --weakest"
    ),
    (
      "rules --markdown",
      "the option '--markdown' cannot be used here\n"
        + "help: remove --markdown"
    ),
    (
      "rules --weakest --markdown load",
      "--markdown prints all rules, so 'load' cannot be given\n"
        + "help: to print some rules, remove --markdown"
    ),
    (
      "rules --weekest",
      "unknown option '--weekest'\n"
        + "help: did you mean '--weakest'?"
    ),
    (
      "run a --weakest",
      "the option '--weakest' cannot be used here\n"
        + "help: remove --weakest"
    ),
    (
      "run a --quite",
      "unknown option '--quite'\n"
        + "help: did you mean '--quiet'?"
    ),
    (
      "run a --names swfit",
      "invalid value 'swfit' for --names\n"
        + "expected: one of swift, objc\n"
        + "help: did you mean 'swift'?"
    ),
    (
      "run a --os ios-9",
      "invalid value 'ios-9' for --os\n"
        + "expected: a version such as 'iOS 9.3' or 'Catalyst 26', from iOS 4 or Catalyst 13\n"
        + "help: did you mean 'iOS 9'?"
    ),
    (
      "run a --os iOS-3",
      "invalid value 'iOS-3' for --os\n"
        + "expected: a version such as 'iOS 9.3' or 'Catalyst 26', from iOS 4 or Catalyst 13"
    ),
    (
      "run a --only heightFor",
      "invalid value 'heightFor' for --only\n"
        + "expected: a callback such as heightForRowAt\n"
        + "help: did you mean 'heightForRowAt', 'heightForHeaderInSection' or "
        + "'heightForFooterInSection'?"
    ),
    (
      "check --report juint=x.xml",
      "invalid value 'juint=x.xml' for --report\n"
        + "expected: KIND=FILE, where KIND is one of junit, github, json, markdown, "
        + "digests\n"
        + "help: did you mean 'junit=x.xml'?"
    ),
    (
      "check --shard 3/2",
      "invalid value '3/2' for --shard\n"
        + "expected: I/N with I from 1 to N, such as 1/4"
    ),
    (
      "check --jobs 0",
      "invalid value '0' for --jobs\n"
        + "expected: a number from 1 to 64"
    ),
    (
      "completions zhs",
      "invalid value 'zhs' for completions\n"
        + "expected: one of bash, zsh, fish, scenarios\n"
        + "help: did you mean 'zsh'?"
    ),
    ("completions", "SHELL is missing"),
    (
      "man run",
      "unexpected argument 'run'\n"
        + "help: remove it, or put quotes around a name with spaces"
    ),
    (
      "site -o a b",
      "unexpected argument 'b'\n"
        + "help: remove it, or put quotes around a name with spaces"
    ),
    (
      "show x --expanded --os 9",
      "--expanded and --os cannot be used together\n"
        + "help: remove --expanded or --os"
    ),
    ("fmt - a", "- and another PATH cannot be used together"),
    (
      "fmt --chek",
      "unknown option '--chek'\n"
        + "help: did you mean '--check'?"
    ),
    ("accept", "NAME or --all is missing"),
    ("accept --all x", "--all and names cannot be used together"),
    ("compare a", "LOG is missing"),
    ("compare - -", "SCENARIO - and LOG - cannot be used together"),
    ("diff a --os iOS-9", "the second --os VERSION is missing"),
    ("diff a iOS-9", "the second VERSION is missing"),
    ("diff a 9 13 --os 17", "VERSION and --os cannot be used together"),
    ("diff a 9 13 --all", "--all and versions cannot be used together"),
    (
      "diff a b c",
      "unexpected argument 'c'\n"
        + "help: remove it, or put quotes around a name with spaces"
    ),
    ("diff a b --all", "--all and a second SCENARIO cannot be used together"),
    (
      "diff a b --os 9 --os 17",
      "a second SCENARIO and a second --os cannot be used together"
    ),
    (
      "diff a 9 iOS-3",
      "invalid value 'iOS-3' for VERSION\n"
        + "expected: a version such as 'iOS 9.3' or 'Catalyst 26', from iOS 4 or Catalyst 13"
    ),
    (
      "check load -",
      "standard input ('-') has no golden files\n"
        + "help: pass a file\n"
        + "help: to simulate standard input: tabletrace run -"
    ),
    (
      "accept -",
      "standard input ('-') has no golden files\n"
        + "help: pass a file\n"
        + "help: to simulate standard input: tabletrace run -"
    ),
    (
      "list --os iOS-9",
      "the option '--os' cannot be used here\n"
        + "help: remove --os"
    ),
    (
      "list steps --find tap",
      "the option '--find' cannot be used here\n"
        + "help: remove --find"
    ),
    (
      "list steps tap",
      "unexpected argument 'tap'\n"
        + "help: remove it, or put quotes around a name with spaces"
    ),
    (
      "list callback",
      "invalid value 'callback' for list\n"
        + "expected: one of scenarios, steps, queries, callbacks, rules, laws, errors, "
        + "devices, versions\n"
        + "help: did you mean 'callbacks'?"
    ),
    (
      "list devices --os iOS-9",
      "the option '--os' cannot be used here\n"
        + "help: remove --os"
    ),
    (
      "rules load.section-oder",
      "invalid value 'load.section-oder' for rules\n"
        + "expected: the name of a rule or of a group of rules\n"
        + "help: did you mean 'load.section-order'?"
    ),
    (
      "rules laod",
      "invalid value 'laod' for rules\n"
        + "expected: the name of a rule or of a group of rules\n"
        + "help: did you mean 'load'?"
    ),
    (
      "reference longPres",
      "invalid value 'longPres' for reference\n"
        + "expected: a step, a query, a callback, a key or a heading\n"
        + "help: did you mean 'longPress'?"
    ),
    (
      "explain fly",
      "invalid value 'fly' for explain\n"
        + "expected: a callback, a step, a rule, an exception, an error code or a word of a "
        + "trace\n"
        + "help: to search the lessons: tabletrace list --find 'fly'"
    ),
    (
      "schema events x",
      "unexpected argument 'x'\n"
        + "help: remove it, or put quotes around a name with spaces"
    ),
    (
      "schema event",
      "invalid value 'event' for schema\n"
        + "expected: one of scenarios, events, rules, explain, list, conformance, count, "
        + "changes, weakest, learn, review\n"
        + "help: did you mean 'events'?"
    ),
    (
      "rules --format json --markdown",
      "--format json and --markdown cannot be used together\n"
        + "help: remove --format json or --markdown"
    ),
    (
      "rules --format jsonl",
      "invalid value 'jsonl' for --format\n"
        + "expected: one of text, json\n"
        + "help: did you mean 'json'?"
    ),
  ]

  @Test(arguments: mistakes.map(\.line))
  func mistakeIsExplained(line: String) throws {
    let message = try #require(Self.mistakes.first { $0.line == line }?.message)
    let run = ToolRun(ToolRun.words(line))
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    let said = lines.dropLast().joined(separator: "\n")
    #expect(said.replacing(/^error\[U\d\d\d\]/, with: "error") == "error: \(message)")
    let help = try #require(lines.last?.split(separator: ":").last)
    #expect(lines.last?.hasPrefix("help: tabletrace ") == true)
    let again = ToolRun(Array(ToolRun.words(String(help)).dropFirst()))
    #expect(again.code == .success, "the suggested command works")
  }

  @Test(arguments: Commands.names)
  func nothingIsNoOperand(name: String) {
    let run = ToolRun([name, ""])
    #expect(run.code == .usage)
    #expect(
      run.errors == """
        error[U009]: an argument is empty
        help: remove the empty argument, or set the variable that it comes from
        help: tabletrace \(name) --help

        """
    )
  }

  @Test func whatIsTypedNeverReachesATerminalRaw() {
    for words in [["fo\u{1B}[31mo"], ["run", "a", "--\u{1B}[2J"], ["list", "\u{7}"]] {
      let run = ToolRun(words)
      #expect(run.code == .usage)
      #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{7}"))
      #expect(run.errors.contains("\\u{"))
    }
  }

  @Test func optionsAreReadInEveryForm() throws {
    for words in [["run", "x", "--os", "iOS 9"], ["--os=iOS 9", "run", "x"]] {
      let line = try TypedLine(words)
      #expect(line.command == RunCommand.self)
      #expect(line.operands == ["x"])
      #expect(line.value(.os) == "iOS 9")
    }
    let line = try TypedLine(["run", "--", "--os"])
    #expect(line.operands == ["--os"])
    #expect(try TypedLine(["run", "-"]).operands == ["-"])
  }
}
