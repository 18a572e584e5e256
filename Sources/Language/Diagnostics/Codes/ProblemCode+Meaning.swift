extension ProblemCode {
  /// Problems of what a scenario says, from T017 on, callbacks apart.
  static let meaning: [ProblemCode] = [
    indexOutOfRange, unknownStep, unreadableVersion, unknownDevice, badPattern,
    unknownProperty, unknownClient, newerProperty, readOnlyProperty, uncountedSections,
    languageVersion, newerStep, unknownAction, unknownButton, nothingOpen, neverLoads,
    repeatedVersion, turnInside, unknownItem, nothingThere,
  ]

  static let indexOutOfRange = ProblemCode(
    .scenario,
    17,
    "section or row out of range",
    """
    The scenario has no such section or row. This is checked only as long as the counts are known: \
    they are from the model, and no step has changed it yet. Sections and rows start at 0.
    """
  )

  static let unknownStep = ProblemCode(
    .scenario,
    19,
    "unknown step",
    """
    There is no step with this name. 'tabletrace list steps' prints all steps. 'tabletrace \
    reference' shows their keys with an example of each.
    """
  )

  static let unreadableVersion = ProblemCode(
    .scenario,
    21,
    "unknown iOS version",
    """
    Versions are written like 'iOS 9.3', 'iOS 13.5', 'iOS 26' or 'Catalyst 26'. They range from \
    iOS 4 and Catalyst 13 to 26, and 26 follows 18. A minor version such as 'iOS 17.2' must have \
    been released. Numbers have no leading zero. 'tabletrace list versions' prints all versions.
    """
  )

  static let repeatedVersion = ProblemCode(
    .scenario,
    42,
    "version listed twice",
    """
    Each version of 'os' runs once and has one golden file. 'iOS 17' and 'iOS 17.0' are the same \
    version. Keep one of them.
    """
  )

  static let unknownDevice = ProblemCode(
    .scenario,
    22,
    "unknown device",
    """
    There is no device with this name. Use Apple's name, such as 'iPhone 8', or set the bounds of \
    the table with 'viewport'.
    """
  )

  static let badPattern = ProblemCode(
    .scenario,
    23,
    "wrong row or section",
    """
    Rows are written as 'section,row' and sections as one number. '*' means any, and 'last' means \
    the last one. Examples are "0,2", "1,*", "0,last" and "*,last" for rows, and "2" for a \
    section. Quote them when they are keys.
    """
  )

  static let unknownProperty = ProblemCode(
    .scenario,
    25,
    "unknown property of the table",
    """
    UITableView has no settable property with this name. Use the Swift names of properties, such \
    as 'estimatedRowHeight'.
    """
  )

  static let unknownClient = ProblemCode(
    .scenario,
    27,
    "unknown client",
    """
    The step names a client that the scenario does not define. Define it under 'clients', or write \
    'none' for nil.
    """
  )

  static let newerProperty = ProblemCode(
    .scenario,
    28,
    "property newer than the iOS version",
    """
    The property was introduced after some versions in the scenario's 'os' list. Setting it has no \
    effect under these versions.
    """,
    severity: .warning
  )

  static let readOnlyProperty = ProblemCode(
    .scenario,
    30,
    "read-only property",
    """
    The property is read-only, or another key of the scenario sets it. Read a read-only property \
    with a 'query' step.
    """
  )

  static let uncountedSections = ProblemCode(
    .scenario,
    31,
    "numberOfSections is missing",
    """
    The model has several sections, but the data source does not implement numberOfSections. The \
    table then has one section and shows only the first. Add 'numberOfSections: model', unless the \
    scenario is about this mistake.
    """,
    severity: .warning
  )

  static let languageVersion = ProblemCode(
    .scenario,
    35,
    "unknown version of the scenario language",
    """
    'version' is the version of the scenario language, and this tabletrace reads version 1. It is \
    not the version of your scenario. The iOS version is 'os'.
    """
  )

  static let newerStep = ProblemCode(
    .scenario,
    37,
    "step newer than the iOS version",
    """
    The step needs a newer iOS version than one in the scenario's 'os' list. The edit menu of a \
    row needs iOS 5, the refresh control iOS 6, and focus iOS 9. Selecting with two fingers, \
    spring loading and the safe area need iOS 11. Context menus need iOS 13, and cells that \
    invalidate their size iOS 16. Remove the older versions from 'os', or move the step to its own \
    scenario.
    """
  )

  static let neverLoads = ProblemCode(
    .scenario,
    41,
    "no 'load' step",
    """
    Without a 'load' step the table has no data source, no delegate and no sections, so it stays \
    empty. Queries return the values of an empty table. Write 'load' as the first step. With the \
    host 'detached', 'load' sets the clients without a window.
    """,
    severity: .warning
  )

  static let turnInside = ProblemCode(
    .scenario,
    43,
    "run loop turn inside a turn",
    """
    The step does nothing except end the current run loop turn. Inside 'turn', a batch or a \
    callback, the turn ends only after all of its steps, so the step would have no effect. Write \
    it as an entry of 'steps'. If a callback should do something in a later turn, use 'later' or \
    'after'.
    """
  )

  static let unknownAction = ProblemCode(
    .scenario,
    38,
    "unknown menu action",
    """
    The step chooses an action of a context menu by its title. No \
    'contextMenuConfigurationForRowAt' of the scenario lists that title under 'actions'. To choose \
    an item of the edit menu, use 'choose'.
    """
  )

  static let unknownButton = ProblemCode(
    .scenario,
    39,
    "unknown button",
    """
    The step taps a button that no callback of the scenario returns. The titles are those under \
    'actions', the return value of titleForDeleteConfirmationButtonForRowAt, and 'Delete'.
    """
  )

  static let nothingOpen = ProblemCode(
    .scenario,
    40,
    "no row is open",
    """
    The step touches a button that a swipe or the minus control reveals, but no earlier step opens \
    a row. 'callCompletionHandler' needs an action whose handler is not called automatically. \
    Write 'completion: none' for that action.
    """
  )

  static let unknownItem = ProblemCode(
    .scenario,
    45,
    "unknown item",
    """
    'items' describes an item that no row has: not in 'rows', not in a change of the model, not in \
    a snapshot. Rows given as a count ('rows: 3') have no names. List them instead ('rows: [a, b, \
    c]').
    """
  )

  static let nothingThere = ProblemCode(
    .scenario,
    46,
    "missing keyboard or refresh control",
    """
    The step needs something that is not there. 'hideKeyboard' needs an earlier 'showKeyboard'. \
    'beginRefreshing' and 'endRefreshing' need a table with 'refreshControl: true'. Otherwise the \
    step would have no effect.
    """
  )
}
