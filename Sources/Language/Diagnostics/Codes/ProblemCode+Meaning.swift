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
    The section or the row does not exist in the sections of the scenario. It is only checked \
    while the model is certain: the counts come from the model and nothing has changed it yet. \
    Sections and rows are counted from 0.
    """
  )

  static let unknownStep = ProblemCode(
    .scenario,
    19,
    "unknown step",
    """
    There is no step of this name. 'tabletrace list steps' prints all steps with what they do, and \
    'tabletrace reference' their keys with an example of each.
    """
  )

  static let unreadableVersion = ProblemCode(
    .scenario,
    21,
    "unreadable system version",
    """
    Versions are written as 'iOS 9.3', 'iOS 13.5', 'iOS 26' or 'Catalyst 26', from iOS 4 and \
    Catalyst 13 to 26; 26 follows 18. A minor release must have existed, such as 'iOS 17.2', \
    and each number stands without a zero in front. 'tabletrace list versions' prints them.
    """
  )

  static let repeatedVersion = ProblemCode(
    .scenario,
    42,
    "version listed twice",
    """
    Each version of 'os' is run once and has one golden. 'iOS 17' and 'iOS 17.0' are the same \
    version; keep one of them.
    """
  )

  static let unknownDevice = ProblemCode(
    .scenario,
    22,
    "unknown device",
    """
    No device of this name is known. Write the name as Apple does, 'iPhone 8', or give the bounds \
    of the table with 'viewport'.
    """
  )

  static let badPattern = ProblemCode(
    .scenario,
    23,
    "unreadable place",
    """
    Rows are written as 'section,row' and sections as one number. '*' means any and 'last' the \
    last one: "0,2", "1,*", "0,last", "*,last", and "2" for a section. Quote them as keys.
    """
  )

  static let unknownProperty = ProblemCode(
    .scenario,
    25,
    "unknown property of the table",
    """
    UITableView has no property of this name that can be set. Properties are written with their \
    Swift names, 'estimatedRowHeight'.
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
    "property newer than the system",
    """
    The property was introduced after some versions that the scenario lists; under these, setting it \
    has no effect.
    """,
    severity: .warning
  )

  static let readOnlyProperty = ProblemCode(
    .scenario,
    30,
    "property that cannot be set",
    """
    The property exists but is read-only, or the scenario sets it by a key of its own. A read-only \
    one can be asked with a 'query' step.
    """
  )

  static let uncountedSections = ProblemCode(
    .scenario,
    31,
    "sections that the table does not see",
    """
    The model has several sections, but the data source does not implement numberOfSections. A \
    table then has one section and shows only the first. Add 'numberOfSections: model' unless \
    this is the point of the scenario.
    """,
    severity: .warning
  )

  static let languageVersion = ProblemCode(
    .scenario,
    35,
    "unknown version of the language",
    """
    'version' is the version of the scenario language, and this tabletrace reads version 1. It is \
    neither the version of the scenario nor that of the system, which is 'os'.
    """
  )

  static let newerStep = ProblemCode(
    .scenario,
    37,
    "step newer than the system",
    """
    The step does something that a version of the scenario does not know: the edit menu of a row begins \
    with iOS 5, the refresh control with iOS 6, focus with iOS 9, selecting with two fingers, spring \
    loading and the safe area with iOS 11, context menus with iOS 13, cells that ask for another height \
    with iOS 16. Take the older versions out of 'os', \
    or the step into a scenario of its own.
    """
  )

  static let neverLoads = ProblemCode(
    .scenario,
    41,
    "steps without 'load'",
    """
    No step is 'load', so the table never gets its data source, its delegate and its sections: it \
    stays empty, and what the steps ask is answered for an empty table. Write 'load' as the first \
    step; with the host 'detached' it sets the clients without a window.
    """,
    severity: .warning
  )

  static let turnInside = ProblemCode(
    .scenario,
    43,
    "turn inside a turn",
    """
    The step is a turn of the run loop and nothing else. Inside 'turn', a batch or a callback a turn \
    is under way already, which ends after all of its steps, so that the step would do nothing. \
    Write it as an entry of 'steps'; what a callback wants to happen in a turn of its own stands \
    under 'later' or 'after'.
    """
  )

  static let unknownAction = ProblemCode(
    .scenario,
    38,
    "action that no menu has",
    """
    The step chooses an action of a context menu by its title, and no answer of \
    'contextMenuConfigurationForRowAt' in the scenario lists that title under 'actions'. Items of \
    the edit menu are chosen with 'choose'.
    """
  )

  static let unknownButton = ProblemCode(
    .scenario,
    39,
    "unknown button",
    """
    The step taps a button that no callback of the scenario answers. The titles are those under \
    'actions', the answer of titleForDeleteConfirmationButtonForRowAt, and 'Delete'.
    """
  )

  static let nothingOpen = ProblemCode(
    .scenario,
    40,
    "no row is open",
    """
    The step touches what a swipe or the minus control uncovers, but no step before it is a swipe \
    or a tap on a minus control. 'callCompletionHandler' needs an action that leaves its completion \
    handler uncalled, which 'completion: none' says.
    """
  )

  static let unknownItem = ProblemCode(
    .scenario,
    45,
    "item that no row has",
    """
    'items' says something of an item by its name, and no row ever has that name: not in 'rows', not \
    in a change of the model, not in a snapshot. Rows that are only counted ('rows: 3') have no names; \
    list them ('rows: [a, b, c]').
    """
  )

  static let nothingThere = ProblemCode(
    .scenario,
    46,
    "nothing there for the step",
    """
    The step ends or uses what is not there: 'hideKeyboard' needs a 'showKeyboard' before it, and \
    'beginRefreshing' and 'endRefreshing' a table with 'refreshControl: true'. Without it the step \
    would do nothing.
    """
  )
}
