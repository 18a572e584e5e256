/// The commands that only print what is known.
extension CommandName.Facts {
  static let list = CommandName.Facts(
    operands: "scenarios|callbacks|devices|versions",
    atLeast: 1,
    atMost: 1,
    flags: [.protocol, .os],
    says: "list scenarios, callbacks, devices or versions",
    details: ["--protocol and --os choose among callbacks."],
    examples: ["tabletrace list callbacks --protocol UITableViewDelegate --os 'iOS 9'"]
  )

  static let rules = CommandName.Facts(
    operands: "[RULE...]",
    flags: [.os, .changes],
    says: "print the rules of order, what they say for each version, and how sure each is",
    details: [
      "A rule decides, where code obeys its value, or states what the code does.",
      "--changes prints what changed from release to release, --os only that of one release.",
    ],
    examples: [
      "tabletrace rules --os 'iOS 9'", "tabletrace rules load.section-order",
      "tabletrace rules --changes --os 'iOS 11'",
    ]
  )

  static let explain = CommandName.Facts(
    operands: "CALLBACK|RULE|CODE",
    atLeast: 1,
    atMost: 1,
    says: "explain a callback, a rule or the code of an error",
    examples: ["tabletrace explain heightForRowAt"]
  )

  static let schema = CommandName.Facts(
    operands: "",
    atMost: 0,
    says: "print the JSON Schema of scenarios",
    examples: ["tabletrace schema"]
  )

  static let reference = CommandName.Facts(
    operands: "",
    atMost: 0,
    says: "print the reference of the scenario language as Markdown",
    examples: ["tabletrace reference"]
  )
}
