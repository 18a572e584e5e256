/// The commands that simulate.
extension CommandName.Facts {
  static let run = CommandName.Facts(
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .names, .only, .except, .summary, .format, .output],
    says: "simulate a scenario and print the trace",
    details: [
      "SCENARIO is a file; - reads standard input. Without --os the first version that the "
        + "scenario names is simulated.",
      "A simulated exception ends the trace with a ! line; the exit code stays 0, unless an "
        + "expect step of the scenario fails (1).",
      "--only and --except take short keys, Swift names or selectors, separated by commas; "
        + "steps, phases, queries and warnings stay.",
    ],
    examples: [
      "tabletrace run Scenarios/load/first-load.yaml",
      "tabletrace run Scenarios/load/first-load.yaml --os iOS-9 --only heightForRowAt",
    ]
  )

  static let check = CommandName.Facts(
    operands: "[PATH...]",
    flags: [.report, .jobs, .shard],
    says: "simulate scenarios and compare them with their goldens and recorded logs",
    details: [
      "PATH is a scenario file or a folder of them; without PATH everything under Scenarios is "
        + "checked, and goldens that belong to no scenario are errors.",
      "Each version under os: has its golden, Golden/<path of the scenario>.<os>.trace. A "
        + "scenario with recorded: is compared with that log as well. Nothing is written but "
        + "the reports that are asked for.",
    ],
    examples: [
      "tabletrace check",
      "tabletrace check Scenarios/load --report junit=results.xml",
    ]
  )

  static let accept = CommandName.Facts(
    operands: "NAME...",
    flags: [.all, .failing],
    says: "make the present traces the goldens of scenarios",
    details: [
      "NAME is a scenario as check prints it (load/first-load), or its file. The scenarios are "
        + "simulated and each golden that differs is written; what changed is printed for each "
        + "file. Recorded logs are never written.",
      "A run that check would fail whatever its golden, by an expect step or by an exception that "
        + "the scenario does not expect, is not accepted: nothing is written then, unless "
        + "--failing is given. 'expect: {raises: ...}' says that an exception is meant.",
      "Where the variable CI is set it is refused, unless CI=false.",
    ],
    examples: ["tabletrace accept load/first-load", "tabletrace accept --all"]
  )

  static let validate = CommandName.Facts(
    operands: "[PATH...]",
    says: "read scenarios and report every mistake, without simulating",
    examples: ["tabletrace validate Scenarios/load"]
  )

  static let compare = CommandName.Facts(
    operands: "SCENARIO LOG",
    atLeast: 2,
    atMost: 2,
    flags: [.os],
    says: "compare a console log from a device with the simulation",
    details: [
      "LOG may begin with a header that says how it is compared; without one, its lines are "
        + "taken as a complete log of the callbacks that occur in it."
    ],
    examples: ["tabletrace compare Scenarios/load/first-load.yaml console.log"]
  )

  static let diff = CommandName.Facts(
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os],
    says: "show what differs between two versions of the system",
    examples: ["tabletrace diff Scenarios/load/first-load.yaml --os iOS-9 --os iOS-17"]
  )

  static let conformance = CommandName.Facts(
    operands: "",
    atMost: 0,
    says: "account for every recorded log and claim, and whether it is met",
    details: [
      "Reads Golden/recorded/ledger.yaml and Golden/recorded/cases.tsv, runs the scenario of "
        + "each case that is said to be reproduced or met, and prints a line for each."
    ],
    examples: ["tabletrace conformance"]
  )
}
