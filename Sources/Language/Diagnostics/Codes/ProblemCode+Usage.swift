extension ProblemCode {
  /// Problems of a command line, U001 to U018.
  static let usage: [ProblemCode] = [
    unknownCommand, unknownOption, foreignOption, missingValue, unneededValue, repeatedOption,
    badValue, missingOperand, emptyOperand, goldensOfStandardInput, extraOperand,
    conflictingOptions, versionsToCompare, emptyShard, acceptedLog, acceptOnServer, noScenarioFound,
    nothingToShrink,
  ]

  package static let unknownCommand = ProblemCode(
    .usage,
    1,
    "unknown command",
    """
    The first word of the command line is the command. 'tabletrace' alone lists all of them.
    """
  )

  package static let unknownOption = ProblemCode(
    .usage,
    2,
    "unknown option",
    """
    No command has this option. The help of the command lists those that it takes. A name that begins \
    with a dash stands behind '--': tabletrace accept -- -mine.
    """
  )

  package static let foreignOption = ProblemCode(
    .usage,
    3,
    "option of another command",
    """
    The option exists, but this command does not take it. The help of the command lists those \
    that it takes.
    """
  )

  package static let missingValue = ProblemCode(
    .usage,
    4,
    "option without its value",
    """
    The option is followed by a value, as in '--os 17' or '--os=17'.
    """
  )

  package static let unneededValue = ProblemCode(
    .usage,
    5,
    "value that is not needed",
    """
    The option takes no value; it stands alone.
    """
  )

  package static let repeatedOption = ProblemCode(
    .usage,
    6,
    "option given twice",
    """
    The option may be given once, because a second one would contradict the first.
    """
  )

  package static let badValue = ProblemCode(
    .usage,
    7,
    "unknown value",
    """
    The value is none that can stand here. The message says what is expected and what may be \
    meant.
    """
  )

  package static let missingOperand = ProblemCode(
    .usage,
    8,
    "operand missing",
    """
    The command needs one more word, such as the name of a scenario.
    """
  )

  package static let emptyOperand = ProblemCode(
    .usage,
    9,
    "empty operand",
    """
    A word of the command line is empty, perhaps from a variable of the shell that has no value.
    """
  )

  package static let goldensOfStandardInput = ProblemCode(
    .usage,
    10,
    "standard input has no goldens",
    """
    A scenario from standard input lies nowhere, and so has no goldens that could be compared or \
    written. Save it as a file, or run it with 'tabletrace run -'.
    """
  )

  package static let extraOperand = ProblemCode(
    .usage,
    11,
    "operand too many",
    """
    The command takes fewer words. Quote a name that has blanks in it, such as 'iOS 17'.
    """
  )

  package static let conflictingOptions = ProblemCode(
    .usage,
    12,
    "words that exclude each other",
    """
    The two cannot be given together. Leave one of them out.
    """
  )

  package static let versionsToCompare = ProblemCode(
    .usage,
    13,
    "two versions needed",
    """
    'tabletrace diff' compares the traces of two versions. Name two, or list two in the \
    scenario's 'os'.
    """
  )

  package static let emptyShard = ProblemCode(
    .usage,
    14,
    "shard without a scenario",
    """
    There are fewer scenarios than shards, and a part that checks nothing must not look like \
    success. Use at most as many shards as there are scenarios.
    """
  )

  package static let acceptedLog = ProblemCode(
    .usage,
    15,
    "recorded logs are not accepted",
    """
    A recorded log is what a device did, and nothing ever rewrites it. 'tabletrace accept' \
    writes goldens, and is given the names of scenarios.
    """
  )

  package static let acceptOnServer = ProblemCode(
    .usage,
    16,
    "goldens are not accepted on a server",
    """
    A build server compares goldens; it must not make them, nor drop what waits for a decision. Accept \
    or reject on your own machine and commit what changes. CI=false in front of the command says that this is no server.
    """
  )

  package static let noScenarioFound = ProblemCode(
    .usage,
    17,
    "no scenario found",
    """
    The places that are named hold no file that ends in .yaml or .yml. Name a scenario or a \
    folder that has some.
    """
  )

  package static let nothingToShrink = ProblemCode(
    .usage,
    18,
    "scenario that does not fail",
    """
    'tabletrace shrink' makes a scenario smaller as long as it fails in the same way, and this one \
    does not fail, or does other steps than its golden and nothing else. Name the version that fails with --os, or a scenario that 'tabletrace check' \
    calls failed.
    """
  )
}
