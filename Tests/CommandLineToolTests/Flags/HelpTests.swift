import Testing

@testable import CommandLineTool
@testable import Pages
@testable import Project

struct HelpTests {
  @Test func versionIsOneLine() {
    let run = ToolRun(["--version"])
    #expect(run.code == .success)
    #expect(run.output == "tabletrace 1.1.0\n")
    #expect(run.errors.isEmpty)
  }

  @Test func overviewNamesCommandsOptionsAndCodes() {
    let run = ToolRun(["--help"])
    #expect(run.code == .success)
    #expect(
      run.output == """
        tabletrace: the order in which UITableView calls its clients, simulated

        usage: tabletrace COMMAND [OPTION...]

        see the calls:
          run          simulate a scenario and print the trace
          step         walk through the events of a scenario, with the table's state at each
          player       write a page that plays a trace: the table, its cells, its pool, its calls
          count        count calls of scenarios and versions, side by side, with reasons
          diff         show what differs between versions of the system, or between two scenarios

        find and understand:
          learn        take the course, from the first load to the invalid update
          list         list the lessons, or find one; or scenarios, steps, callbacks, rules and more
          show         show a lesson: its question, the scenario, the trace and the answer
          explain      explain a callback, a step, a rule, a gate, an exception or any word
          why-not      say why a callback is not called, and what to change
          history      tell how the calls of a callback changed from iOS 4 to 26
          quiz         predict the next call, its answer or the crash, and hear why
          site         write the course and the reference as a site that needs no server

        know how sure it is:
          conformance  account for every recorded log and claim, and whether it is met
          rules        print the rules of order, what they say for each version, and how sure each is

        keep goldens and compare logs:
          check        simulate scenarios and compare them with their goldens and recorded logs
          review       decide about each difference that the last check kept: accept, reject or skip
          accept       make the present traces the goldens of scenarios
          reject       reject the traces that the last check kept; the goldens stay as they are
          compare      compare a console log from a device with the simulation
          recorder     write an Xcode package that records scenarios on a device or simulator
          import       file a log that the package of 'recorder' has printed

        write scenarios:
          validate     read scenarios and report every mistake, without simulating
          fmt          write scenario files in one form, with their comments
          new          begin a scenario: a small one, a copy of another, or one from a console log
          shrink       print the smallest scenario that fails in the same way
          schema       print the JSON Schema of scenarios, or of an output
          reference    print the reference of the scenario language as Markdown, or a part of it

        use it in a shell:
          completions  print the completions of bash, zsh or fish
          man          print the manual page

        options of every command:
          --color WHEN  use colours: on terminals (auto), always or never
          -h, --help    print help; -h is the short form
          --version     print the version

        exit codes:
          0    everything matches
          1    behaviour differs: a divergence, a missing or orphan golden, a known issue that passed
          2    a scenario, golden or other file is invalid, or cannot be read or written
          64   the command line was not understood
          70   a bug of tabletrace
          130  interrupted

        'tabletrace COMMAND --help' tells more about a command.

        """
    )
  }

  @Test func theToolAloneShowsTheHelp() {
    let alone = ToolRun([])
    #expect(alone.code == .success)
    #expect(alone.output == ToolRun(["--help"]).output)
    #expect(alone.errors.isEmpty)
  }

  @Test func pageOfRun() {
    let expected = """
      tabletrace run: simulate a scenario and print the trace

      usage: tabletrace run [OPTION...] SCENARIO

      options:
        --os VERSION           the system version, such as 'iOS 9' or iOS-9.3
        --names NAMES          name callbacks in Swift or by their Objective-C selectors
        --only CALLBACK,...    trace only these callbacks
        --except CALLBACK,...  leave these callbacks out of the trace
        --summary              print how often each method was called instead of the trace
        --view VIEW            the trace as goldens have it, or as a story to read
        --lines                number the lines as the trace does
        --certainty            say behind each line how sure it is, and count the calls at the end
        --why                  say behind each line why it is there, and how sure that is
        --gates                say behind each line which callbacks are not called there, and why
        --format FORMAT        the form: text, markdown, mermaid (a diagram) or jsonl (JSON by lines)
        --state                with --format jsonl: the state of the table before and after each event
        -o, --output FILE      write to a file, whole or not at all
        --scenarios DIR        the folder of scenarios, in place of Scenarios
        --strict               refuse scenarios with warnings, as if these were errors
        --quiet                leave out the notes on standard error
        --color WHEN           use colours: on terminals (auto), always or never
        -h, --help             print help; -h is the short form
        --version              print the version

      """
    #expect(ToolRun(["run", "-h"]).output == expected)
    let long = ToolRun(["run", "--help"]).output
    #expect(long.hasPrefix(expected))
    #expect(long.count > expected.count)
    #expect(ToolRun(["help", "run"]).output == long)
  }

  @Test func everyCommandHasItsOwnName() {
    #expect(Set(Commands.names).count == Commands.all.count)
    for command in Commands.all { #expect(Commands.named(command.facts.name) == command) }
    #expect(Commands.named("help") == nil, "that word is taken")
  }

  @Test(arguments: Commands.names)
  func everyPageListsItsOptionsAndItsExamplesAreUnderstood(name: String) throws {
    let command = try #require(Commands.named(name))
    let page = ToolRun([name, "--help"]).output
    for flag in Flag.allCases {
      #expect(
        page.contains("  \(flag.spelling)") == command.facts.allFlags.contains(flag)
          || flag.facts.short != nil
      )
    }
    #expect(!command.facts.examples.isEmpty)
    for example in command.facts.examples {
      #expect(page.contains(example))
      let words = ToolRun.words(example)
      #expect(words.first == "tabletrace")
      let line = try TypedLine(Array(words.dropFirst()))
      #expect(line.command == command)
      _ = try Invocation(line)
    }
  }

  @Test(arguments: Commands.names)
  func everyCommandAnswersVersionAndLinesFitTheScreen(name: String) {
    #expect(ToolRun([name, "--version"]).output == "tabletrace 1.1.0\n")
    let page = ToolRun([name, "--help"]).output
    for line in page.split(separator: "\n") { #expect(line.count <= 100) }
  }
}
