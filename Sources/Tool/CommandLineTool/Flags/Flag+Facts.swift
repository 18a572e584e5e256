import Checks
import Goldens
import Project
import Reports
import TableTrace

extension Flag {
  /// The facts about an option for the parser, the help and the suggestions.
  struct Facts {
    var short: String?
    /// The placeholder of the value in the help, or nil without a value.
    var value: String?
    /// The valid values, or empty if they cannot be listed.
    var choices: [String] = []
    /// Whether the option may be repeated.
    var repeats = false
    /// Its description, without a full stop.
    var says: String
  }

  var facts: Facts {
    switch self {
    case .all: Facts(says: "use every scenario")
    case .answers:
      Facts(value: "N,...", says: "answer with these choices, a number for each question")
    case .at: Facts(value: "N", says: "explain one step or event, by its number from 1")
    case .baseURL:
      Facts(value: "URL", says: "the address where the site will be published, for link previews")
    case .by:
      Facts(
        value: "WHAT",
        choices: CallTally.Grouping.allCases.map(\.rawValue),
        says: "count the calls of a callback by row, rule, phase or reason"
      )
    case .certainty:
      Facts(says: "add to each line how sure it is, and a summary at the end")
    case .changes: Facts(says: "print what changed, version by version")
    case .check: Facts(says: "write nothing, and fail if a file would change")
    case .color:
      Facts(
        value: "WHEN",
        choices: ["auto", "always", "never"],
        says: "use colours: auto (on terminals), always or never"
      )
    case .course:
      Facts(value: "DIR", says: "a folder of your own lessons, instead of the built-in course")
    case .except:
      Facts(value: "CALLBACK,...", repeats: true, says: "leave these callbacks out of the trace")
    case .expanded:
      Facts(says: "print only the scenario, with every alias and default written out")
    case .extent:
      Facts(
        value: "EXTENT",
        choices: LogHeader.Extent.allCases.map(\.rawValue),
        says: "what the log shows: the whole trace, its start (prefix) or a part (excerpt)"
      )
    case .failing:
      Facts(says: "also accept runs that fail an expect step or raise an unexpected exception")
    case .find:
      Facts(
        value: "WORDS",
        says: "find the lessons that answer a question, the best match first"
      )
    case .gates: Facts(says: "add to each line which callbacks are not called there, and why")
    case .generated: Facts(says: "ask questions about the trace, even if a lesson has its own")
    case .golden:
      Facts(value: "DIR", says: "the folder of golden files (default: Golden next to Scenarios)")
    case .from:
      Facts(value: "FILE", says: "the scenario to copy (load/first-load), or a console log")
    case .format:
      Facts(
        value: "FORMAT",
        says: "the output format"
      )
    case .guessOS:
      Facts(says: "compare with every iOS version, and print the best matches")
    case .help: Facts(short: "-h", says: "print help (-h prints less)")
    case .jobs:
      Facts(
        value: "N",
        says: "simulate on N threads (this does not change the results or their order)"
      )
    case .json: Facts(says: "the same as --format json")
    case .list: Facts(says: "print which scenarios a device can record")
    case .large:
      Facts(says: "also search folders with more than 10,000 files and folders")
    case .lines: Facts(says: "add the line numbers of the trace")
    case .markdown: Facts(says: "with --weakest: print the page 'What we do not know'")
    case .names:
      Facts(
        value: "NAMES",
        choices: ["swift", "objc"],
        says: "print Swift names (swift) or Objective-C selectors (objc)"
      )
    case .only:
      Facts(value: "CALLBACK,...", repeats: true, says: "trace only these callbacks")
    case .os:
      Facts(value: "VERSION", repeats: true, says: "the iOS version, such as 'iOS 9' or iOS-9.3")
    case .output:
      Facts(short: "-o", value: "FILE", says: "write to a file instead of standard output")
    case .outside: Facts(says: "also format files outside the project")
    case .pattern:
      Facts(says: "write patterns instead of traces, to edit afterwards")
    case .quiet: Facts(says: "hide the notes on standard error")
    case .report:
      Facts(
        value: "KIND=FILE",
        repeats: true,
        says: "write a report: \(ReportKind.choices)"
      )
    case .same: Facts(says: "do the same for all other golden files with the same difference")
    case .scenarios:
      Facts(value: "DIR", says: "the folder of scenarios (default: Scenarios)")
    case .seed: Facts(value: "N", says: "select other questions, with the choices in another order")
    case .shard:
      Facts(
        value: "I/N",
        says: "use only the I-th of N parts of the scenarios, to split the work"
      )
    case .state:
      Facts(says: "with --format jsonl: add the table's state before and after each event")
    case .strict: Facts(says: "treat warnings about scenarios as errors")
    case .summary: Facts(says: "print the number of calls of each method instead of the trace")
    case .verifyDeterminism:
      Facts(says: "run twice more with different hash seeds, and compare the traces")
    case .version: Facts(says: "print the version")
    case .view:
      Facts(
        value: "VIEW",
        choices: RunView.allCases.map(\.rawValue),
        says: "print the trace as in golden files, or as a story that is easier to read"
      )
    case .wanted:
      Facts(
        says: "use the ten scenarios whose recordings would confirm the most guesses"
      )
    case .weakest:
      Facts(
        says: "list the guesses that affect the most calls, and what to record to confirm them"
      )
    case .why: Facts(says: "add to each line the rule that causes it, and how sure that is")
    }
  }
}
