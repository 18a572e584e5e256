import Checks
import Goldens
import Project
import Reports
import TableTrace

extension Flag {
  /// What the parser, the help and the suggestions know about an option.
  struct Facts {
    /// The short spelling, such as `-h`.
    var short: String?
    /// What stands for the value in the help; nil when there is none.
    var value: String?
    /// The values that are allowed, when they can be listed.
    var choices: [String] = []
    /// Whether it may be given more than once.
    var repeats = false
    /// What it does, without a full stop.
    var says: String
  }

  /// The facts, one row an option.
  var facts: Facts {
    switch self {
    case .all: Facts(says: "every scenario")
    case .answers:
      Facts(value: "N,...", says: "the choices, one a question, in place of typing them")
    case .at: Facts(value: "N", says: "ask about one step or event, by its number from 1")
    case .by:
      Facts(
        value: "WHAT",
        choices: CallTally.Grouping.allCases.map(\.rawValue),
        says: "tell the calls of a callback apart: by row, rule, phase or reason"
      )
    case .certainty:
      Facts(says: "say behind each line how sure it is, and count the calls at the end")
    case .changes: Facts(says: "tell what changed, release by release")
    case .check: Facts(says: "write nothing, and fail where something would be written")
    case .color:
      Facts(
        value: "WHEN",
        choices: ["auto", "always", "never"],
        says: "use colours: on terminals (auto), always or never"
      )
    case .course:
      Facts(value: "DIR", says: "a folder of lessons, in place of the course inside the tool")
    case .except:
      Facts(value: "CALLBACK,...", repeats: true, says: "leave these callbacks out of the trace")
    case .expanded:
      Facts(says: "print the scenario alone, with all that it means: aliases and defaults written")
    case .extent:
      Facts(
        value: "EXTENT",
        choices: LogHeader.Extent.allCases.map(\.rawValue),
        says: "what the log shows: the trace, its beginning (prefix) or a run in it (excerpt)"
      )
    case .failing:
      Facts(says: "accept also runs that fail: an expect step, or an exception nobody expects")
    case .find: Facts(value: "WORDS", says: "the lessons that answer a question, the best first")
    case .gates: Facts(says: "say behind each line which callbacks are not called there, and why")
    case .generated: Facts(says: "ask questions about the trace, even if a lesson has its own")
    case .golden:
      Facts(value: "DIR", says: "the folder of goldens, in place of Golden beside the scenarios")
    case .from:
      Facts(value: "FILE", says: "the scenario to copy (load/first-load), or a console log")
    case .format:
      Facts(
        value: "FORMAT",
        says: "the form of the output"
      )
    case .guessOS:
      Facts(says: "compare under every release, and tell which fit best")
    case .help: Facts(short: "-h", says: "print help; -h is the short form")
    case .jobs: Facts(value: "N", says: "simulate on N threads; the order of results never changes")
    case .json: Facts(says: "the same as --format json")
    case .list: Facts(says: "say of each scenario whether a device can record it")
    case .large:
      Facts(says: "search folders with more than 10,000 files and folders in them, too")
    case .lines: Facts(says: "number the lines as the trace does")
    case .markdown: Facts(says: "with --weakest: the page 'What we do not know'")
    case .names:
      Facts(
        value: "NAMES",
        choices: ["swift", "objc"],
        says: "name callbacks in Swift or by their Objective-C selectors"
      )
    case .only:
      Facts(value: "CALLBACK,...", repeats: true, says: "trace only these callbacks")
    case .os:
      Facts(value: "VERSION", repeats: true, says: "the system version, such as 'iOS 9' or iOS-9.3")
    case .output: Facts(short: "-o", value: "FILE", says: "write to a file, whole or not at all")
    case .outside: Facts(says: "format files in folders outside of the project, too")
    case .pattern:
      Facts(says: "write patterns in place of traces: the same lines, to loosen by hand")
    case .protocol: Facts(value: "PROTOCOL", says: "only the callbacks that a protocol declares")
    case .quiet: Facts(says: "leave out the notes on standard error")
    case .report:
      Facts(
        value: "KIND=FILE",
        repeats: true,
        says: "write a report: \(ReportKind.choices)"
      )
    case .same: Facts(says: "with all others that differ in the same way")
    case .scenarios:
      Facts(value: "DIR", says: "the folder of scenarios, in place of Scenarios")
    case .seed: Facts(value: "N", says: "ask other questions, in another order of choices")
    case .shard: Facts(value: "I/N", says: "only every N-th scenario, starting with the I-th")
    case .state:
      Facts(says: "with --format jsonl: the state of the table before and after each event")
    case .strict: Facts(says: "refuse scenarios with warnings, as if these were errors")
    case .summary: Facts(says: "print how often each method was called instead of the trace")
    case .verifyDeterminism:
      Facts(says: "run twice more, with different hash seeds, and compare the traces")
    case .version: Facts(says: "print the version")
    case .view:
      Facts(
        value: "VIEW",
        choices: RunView.allCases.map(\.rawValue),
        says: "the trace as goldens have it, or as a story to read"
      )
    case .wanted: Facts(says: "the ten scenarios whose recordings settle most")
    case .watch: Facts(says: "go on, and do it again when a file changes, until interrupted (130)")
    case .weakest: Facts(says: "tell on which assumed rules most calls rest, and what settles them")
    case .why: Facts(says: "say behind each line why it is there, and how sure that is")
    }
  }
}
