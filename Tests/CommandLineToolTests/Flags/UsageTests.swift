import Testing

@testable import CommandLineTool
@testable import Project

struct UsageTests {
  private static let noGoldens =
    "standard input ('-') has no golden files"
  private static let mistakes: [(line: String, message: String)] = [
    ("--color never", "a command is missing"),
    ("chekc", "unknown command 'chekc'"),
    ("xyzzy", "unknown command 'xyzzy'"),
    ("whence", "unknown command 'whence'"),
    ("why-not didSelectRowAt", "SCENARIO is missing"),
    ("run", "SCENARIO is missing"),
    ("run a b", "unexpected argument 'b'"),
    ("run a --sumary", "unknown option '--sumary'"),
    ("run a --report junit=x", "the option '--report' cannot be used here"),
    ("run a --os", "the option '--os' needs a value"),
    ("run a --summary=yes", "the option '--summary' takes no value"),
    ("run a --output x -o y", "the option '--output' is given twice"),
    ("run a --os iOS-9 --os iOS-8", "the option '--os' is given twice"),
    ("run a --summary --format jsonl", "--summary and --format jsonl cannot be used together"),
    ("run a --certainty --format jsonl", "--certainty and --format jsonl cannot be used together"),
    ("run a --certainty --summary", "--certainty and --summary cannot be used together"),
    ("run a --certainty -o x.trace", "--certainty and --output FILE cannot be used together"),
    ("run a --certainty=yes", "the option '--certainty' takes no value"),
    ("run a --certanty", "unknown option '--certanty'"),
    ("check --certainty", "the option '--certainty' cannot be used here"),
    ("run a --quiet --quiet", "the option '--quiet' is given twice"),
    ("rules --changes --weakest", "--changes and --weakest cannot be used together"),
    ("rules --markdown", "the option '--markdown' cannot be used here"),
    (
      "rules --weakest --markdown load",
      "--markdown prints all rules, so 'load' cannot be given"
    ),
    ("rules --weekest", "unknown option '--weekest'"),
    ("run a --weakest", "the option '--weakest' cannot be used here"),
    ("run a --quite", "unknown option '--quite'"),
    (
      "run a --names swfit",
      "'swfit' is no value of --names, which is one of swift, objc; did you mean 'swift'?"
    ),
    (
      "run a --os ios-9",
      "'ios-9' is no value of --os, which is a version such as 'iOS 9.3' or 'Catalyst 26'; "
        + "iOS begins with 4, Catalyst with 13; did you mean 'iOS 9'?"
    ),
    (
      "run a --os iOS-3",
      "'iOS-3' is no value of --os, which is a version such as 'iOS 9.3' or 'Catalyst 26'; "
        + "iOS begins with 4, Catalyst with 13"
    ),
    (
      "run a --only heightFor",
      "'heightFor' is no value of --only, which takes callbacks such as heightForRowAt; did you "
        + "mean 'heightForRowAt', 'heightForHeaderInSection' or 'heightForFooterInSection'?"
    ),
    (
      "check --report juint=x.xml",
      "'juint=x.xml' is no value of --report, which is KIND=FILE with KIND one of junit, tap, "
        + "github, json, markdown, digests; did you mean 'junit=x.xml'?"
    ),
    ("check --shard 3/2", "'3/2' is no value of --shard, which is I/N with I from 1 to N"),
    ("check --jobs 0", "'0' is no value of --jobs, which is a number from 1 to 64"),
    (
      "completions zhs",
      "'zhs' is no value of completions, which is one of bash, zsh, fish, scenarios; did you mean 'zsh'?"
    ),
    ("completions", "SHELL is missing"),
    ("man run", "unexpected argument 'run'"),
    ("site -o a b", "unexpected argument 'b'"),
    ("show x --expanded --os 9", "--expanded and --os cannot be used together"),
    ("fmt - a", "- and another PATH cannot be used together"),
    ("fmt --chek", "unknown option '--chek'"),
    ("accept", "NAME or --all is missing"),
    ("accept --all x", "--all and names cannot be used together"),
    ("compare a", "LOG is missing"),
    ("compare - -", "SCENARIO - and LOG - cannot be used together"),
    ("diff a --os iOS-9", "the second --os VERSION is missing"),
    ("diff a iOS-9", "the second VERSION is missing"),
    ("diff a 9 13 --os 17", "VERSION and --os cannot be used together"),
    ("diff a 9 13 --all", "--all and versions cannot be used together"),
    ("diff a b c", "unexpected argument 'c'"),
    ("diff a b --all", "--all and a second SCENARIO cannot be used together"),
    ("diff a b --os 9 --os 17", "a second SCENARIO and a second --os cannot be used together"),
    (
      "diff a 9 iOS-3",
      "'iOS-3' is no value of VERSION, which is a version such as 'iOS 9.3' or 'Catalyst 26'; "
        + "iOS begins with 4, Catalyst with 13"
    ),
    ("check load -", "\(noGoldens)"),
    ("accept -", "\(noGoldens)"),
    ("list --os iOS-9", "the option '--os' cannot be used here"),
    ("list steps --find tap", "the option '--find' cannot be used here"),
    ("list steps tap", "unexpected argument 'tap'"),
    (
      "list callback",
      "'callback' is no value of list, which lists scenarios, steps, queries, callbacks, rules, "
        + "laws, errors, devices, versions; "
        + "did you mean 'callbacks'?"
    ),
    ("list devices --os iOS-9", "the option '--os' cannot be used here"),
    (
      "rules load.section-oder",
      "'load.section-oder' is no value of rules, which is the name of a rule or of a group "
        + "of rules; did you mean 'load.section-order'?"
    ),
    (
      "rules laod",
      "'laod' is no value of rules, which is the name of a rule or of a group of rules; "
        + "did you mean 'load'?"
    ),
    (
      "reference longPres",
      "'longPres' is no value of reference, which knows steps, queries, callbacks, keys and "
        + "headings; did you mean 'longPress'?"
    ),
    (
      "explain fly",
      "'fly' is no value of explain, which explains callbacks, steps, rules, gates, exceptions "
        + "and every word of a trace"
    ),
    ("schema events x", "unexpected argument 'x'"),
    (
      "schema event",
      "'event' is no value of schema, which is one of scenarios, events, rules, explain, list, "
        + "conformance, count, changes, weakest, learn, review; did you mean 'events'?"
    ),
    ("rules --format json --markdown", "--format json and --markdown cannot be used together"),
    (
      "rules --format jsonl",
      "'jsonl' is no value of --format, which is one of text, json; did you mean 'json'?"
    ),
  ]

  @Test(arguments: mistakes.map(\.line))
  func mistakeIsExplained(line: String) throws {
    let message = try #require(Self.mistakes.first { $0.line == line }?.message)
    let run = ToolRun(ToolRun.words(line))
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.first.map { $0.replacing(/^error\[U\d\d\d\]/, with: "error") } == "error: \(message)"
    )
    let help = try #require(lines.last?.split(separator: ":").last)
    #expect(lines.last?.hasPrefix("help: tabletrace ") == true)
    let again = ToolRun(Array(ToolRun.words(String(help)).dropFirst()))
    #expect(again.code == .success, "the suggested command works")
  }

  @Test(arguments: Commands.names)
  func nothingIsNoOperand(name: String) {
    let run = ToolRun([name, ""])
    #expect(run.code == .usage)
    #expect(run.errors == "error[U009]: an argument is empty\nhelp: tabletrace \(name) --help\n")
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
