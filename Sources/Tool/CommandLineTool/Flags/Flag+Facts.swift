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
    case .all: Facts(says: "do this for every scenario")
    case .answers:
      Facts(value: "N,...", says: "give these answers, one number for each question, such as 1,3,2")
    case .at: Facts(value: "N", says: "explain the step with this number, counted from 1")
    case .baseURL:
      Facts(
        value: "URL",
        says: "the address of the published site, so that links to it show a preview"
      )
    case .by:
      Facts(
        value: "WHAT",
        choices: CallTally.Grouping.allCases.map(\.rawValue),
        says: "split the count of each method by row, rule, phase or reason"
      )
    case .certainty:
      Facts(says: "add to each line how sure the line is (seen, documented or a guess)")
    case .changes: Facts(says: "print what changed in each iOS version, instead of the rules")
    case .check:
      Facts(
        says: "write nothing, list the files that would change, and exit with 1 if there are any"
      )
    case .color:
      Facts(
        value: "WHEN",
        choices: ["auto", "always", "never"],
        says: "use colours: auto (on terminals), always or never"
      )
    case .course:
      Facts(value: "DIR", says: "use the lessons in this folder instead of the built-in course")
    case .except:
      Facts(
        value: "CALLBACK,...",
        repeats: true,
        says: "leave out these callbacks, separated by commas"
      )
    case .expanded:
      Facts(says: "print only the scenario, with all YAML aliases and defaults written out")
    case .extent:
      Facts(
        value: "EXTENT",
        choices: LogHeader.Extent.allCases.map(\.rawValue),
        says: "how much of the trace the log shows: complete, prefix (its start) or excerpt"
      )
    case .failing:
      Facts(says: "also accept traces of failing runs, for example after an unexpected exception")
    case .find:
      Facts(
        value: "WORDS",
        says: "list the lessons that match a question or a callback, the best match first"
      )
    case .gates:
      Facts(says: "add to each line which of your callbacks are not called there, and why")
    case .generated:
      Facts(
        says: "use questions generated from the trace, even if the lesson has its own questions"
      )
    case .golden:
      Facts(value: "DIR", says: "the folder of golden files (default: Golden next to Scenarios)")
    case .from:
      Facts(
        value: "FILE",
        says: "copy this scenario (load/first-load), or create one from this console log"
      )
    case .format:
      Facts(
        value: "FORMAT",
        says: "the output format"
      )
    case .guessOS:
      Facts(says: "compare the log with every iOS version, and print the best matches")
    case .help: Facts(short: "-h", says: "print help (-h prints less)")
    case .jobs:
      Facts(
        value: "N",
        says: "use N threads, 1 by default (the results and their order stay the same)"
      )
    case .json: Facts(says: "print JSON (the same as --format json)")
    case .list: Facts(says: "write no package, and print which scenarios a device can record")
    case .large:
      Facts(says: "search folders even if they have more than 10,000 files and subfolders")
    case .lines:
      Facts(says: "with --view story or --format markdown: add the line numbers of the trace")
    case .markdown:
      Facts(says: "with --weakest: print the list as the handbook page 'What we do not know'")
    case .names:
      Facts(
        value: "NAMES",
        choices: ["swift", "objc"],
        says: "print methods as Swift names (swift) or as Objective-C selectors (objc)"
      )
    case .only:
      Facts(
        value: "CALLBACK,...",
        repeats: true,
        says: "show only these callbacks, separated by commas"
      )
    case .os:
      Facts(
        value: "VERSION",
        repeats: true,
        says: "the iOS version to simulate, such as 'iOS 9' or iOS-9.3"
      )
    case .output:
      Facts(short: "-o", value: "FILE", says: "write to this file instead of standard output")
    case .outside: Facts(says: "also format files outside the project's folder")
    case .pattern:
      Facts(says: "write patterns: golden files in which you can mark lines that may differ")
    case .quiet: Facts(says: "hide the notes on standard error")
    case .report:
      Facts(
        value: "KIND=FILE",
        repeats: true,
        says: "write a report to FILE (KIND: \(ReportKind.choices))"
      )
    case .same: Facts(says: "do this for all other golden files with the same difference")
    case .scenarios:
      Facts(value: "DIR", says: "the folder of scenarios (default: Scenarios)")
    case .seed:
      Facts(
        value: "N",
        says: "select other generated questions (the same N always gives the same questions)"
      )
    case .shard:
      Facts(
        value: "I/N",
        says: "split the scenarios into N parts and check only part I, such as 1/4"
      )
    case .state:
      Facts(says: "with --format jsonl: add the table's state before and after each event")
    case .strict: Facts(says: "treat warnings about scenarios as errors")
    case .summary: Facts(says: "print how often each method is called, instead of the trace")
    case .verifyDeterminism:
      Facts(says: "simulate twice more with other hash seeds, and fail if a trace changes")
    case .version: Facts(says: "print the version")
    case .view:
      Facts(
        value: "VIEW",
        choices: RunView.allCases.map(\.rawValue),
        says: "print the trace as in golden files (trace), or easier to read (story)"
      )
    case .wanted:
      Facts(
        says: "record the ten scenarios whose recordings would confirm the most guesses"
      )
    case .weakest:
      Facts(
        says: "list the guesses that affect the most calls, and what to record to confirm them"
      )
    case .why: Facts(says: "add to each line the rule that causes it, and how sure that rule is")
    }
  }
}
