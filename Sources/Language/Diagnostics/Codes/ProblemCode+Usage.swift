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
    The first word of the command line is the command. 'tabletrace' without arguments lists all \
    commands.
    """
  )

  package static let unknownOption = ProblemCode(
    .usage,
    2,
    "unknown option",
    """
    No command has this option. The help of the command lists its options. If a name starts with a \
    dash, write '--' before it: tabletrace accept -- -mine.
    """
  )

  package static let foreignOption = ProblemCode(
    .usage,
    3,
    "option of another command",
    """
    The option exists, but this command does not have it. The help of the command lists its \
    options.
    """
  )

  package static let missingValue = ProblemCode(
    .usage,
    4,
    "option without a value",
    """
    The option needs a value, as in '--os 17' or '--os=17'.
    """
  )

  package static let unneededValue = ProblemCode(
    .usage,
    5,
    "option with an unexpected value",
    """
    The option takes no value. Write it without '=' and a value.
    """
  )

  package static let repeatedOption = ProblemCode(
    .usage,
    6,
    "option given twice",
    """
    The option may be given only once, because a second one could contradict the first.
    """
  )

  package static let badValue = ProblemCode(
    .usage,
    7,
    "unknown value",
    """
    The value is not allowed here. The message shows the allowed values and the closest ones.
    """
  )

  package static let missingOperand = ProblemCode(
    .usage,
    8,
    "missing argument",
    """
    The command needs another argument, such as the name of a scenario.
    """
  )

  package static let emptyOperand = ProblemCode(
    .usage,
    9,
    "empty argument",
    """
    An argument is empty. Perhaps a variable of the shell has no value.
    """
  )

  package static let goldensOfStandardInput = ProblemCode(
    .usage,
    10,
    "standard input has no golden files",
    """
    A scenario from standard input has no path, so it has no golden files to compare or write. \
    Save it as a file, or run it with 'tabletrace run -'.
    """
  )

  package static let extraOperand = ProblemCode(
    .usage,
    11,
    "too many arguments",
    """
    The command takes fewer arguments. Put quotes around a name with spaces, such as 'iOS 17'.
    """
  )

  package static let conflictingOptions = ProblemCode(
    .usage,
    12,
    "conflicting options",
    """
    The two cannot be given together. Remove one of them.
    """
  )

  package static let versionsToCompare = ProblemCode(
    .usage,
    13,
    "two versions needed",
    """
    'tabletrace diff' compares the traces of two versions. Name two with '--os', or list two in \
    'os' of the scenario.
    """
  )

  package static let emptyShard = ProblemCode(
    .usage,
    14,
    "shard without a scenario",
    """
    There are more shards than scenarios, so this shard would check nothing. Use at most as many \
    shards as there are scenarios.
    """
  )

  package static let acceptedLog = ProblemCode(
    .usage,
    15,
    "recorded logs cannot be accepted",
    """
    A recorded log shows what a device did, so the tool never rewrites it. 'tabletrace accept' \
    writes golden files. Pass it the names of scenarios.
    """
  )

  package static let acceptOnServer = ProblemCode(
    .usage,
    16,
    "golden files cannot be accepted in CI",
    """
    A CI job compares golden files. It must not write them or discard pending traces. Run accept \
    or reject on your own machine and commit the result. If this is not a CI job, put CI=false \
    before the command.
    """
  )

  package static let noScenarioFound = ProblemCode(
    .usage,
    17,
    "no scenario found",
    """
    The given paths contain no file that ends in .yaml or .yml. Name a scenario, or a folder that \
    contains scenarios.
    """
  )

  package static let nothingToShrink = ProblemCode(
    .usage,
    18,
    "scenario that does not fail",
    """
    'tabletrace shrink' makes a scenario smaller while it fails in the same way. This scenario \
    does not fail, or only its steps differ from its golden file. Name the failing version with \
    '--os', or pass a scenario that fails in 'tabletrace check'.
    """
  )
}
