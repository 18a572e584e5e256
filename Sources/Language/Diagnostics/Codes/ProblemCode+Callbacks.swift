extension ProblemCode {
  /// Problems of callbacks, T012, T013, T020, T026, T029, T036, T044, T047
  /// and T048.
  static let callbacks: [ProblemCode] = [
    unknownCallback, wrongRecipient, newerCallback, wrongAnswer, rowOutsideCallback,
    neverSent, unimplementedCallback, neverHolds, answersNothing,
  ]

  static let unknownCallback = ProblemCode(
    .scenario,
    12,
    "unknown callback",
    """
    UITableView has no callback with this name. A callback can be written as a short key \
    ('heightForRowAt'), a Swift name ('tableView(_:heightForRowAt:)') or a selector \
    ('tableView:heightForRowAtIndexPath:'). 'tabletrace list callbacks' prints all callbacks.
    """
  )

  static let wrongRecipient = ProblemCode(
    .scenario,
    13,
    "callback of another protocol",
    """
    The callback exists, but it belongs to another protocol. Move it to the client that the \
    message names. Scroll view callbacks belong to 'delegate', because UITableViewDelegate \
    inherits from UIScrollViewDelegate.
    """
  )

  static let newerCallback = ProblemCode(
    .scenario,
    20,
    "callback newer than the iOS version",
    """
    The callback was introduced after a version in the scenario's 'os' list. The table never calls \
    it under that version. The scenario still runs, and the line has no effect there.
    """,
    severity: .warning
  )

  static let wrongAnswer = ProblemCode(
    .scenario,
    26,
    "wrong return value",
    """
    The callback cannot return this value. A height is a number of points or 'automatic'. A \
    boolean is 'true' or 'false'. A callback that returns nothing accepts only reactions. A key \
    without a value, such as 'willDisplayCell:', means that the callback is implemented.
    """
  )

  static let rowOutsideCallback = ProblemCode(
    .scenario,
    29,
    "variable outside its callback",
    """
    '$row', '$source' and '$proposed' refer to the arguments of the current callback. They are \
    available only in reactions and return values of callbacks that receive a row. '$source' and \
    '$proposed' are available only where a row moves. '$item' is the item of the row when the \
    callback was called. '$cell' is the cell of 'willDisplayCell' and 'didEndDisplayingCell'. In \
    'cellForRowAt' it is available only under 'later' or 'after', because the cell is created at \
    the end.
    """
  )

  static let neverSent = ProblemCode(
    .scenario,
    36,
    "callback that a table never calls",
    """
    A table never calls the four zooming callbacks. It inherits them from UIScrollView but has no \
    content to zoom. The scenario still runs, and the line has no effect.
    """,
    severity: .warning
  )

  static let unimplementedCallback = ProblemCode(
    .scenario,
    44,
    "return value that is never used",
    """
    'items' gives a return value for an item, but no client implements the callback, so the table \
    never calls it. Add the callback under its client as well. For example, 'delegate: \
    {heightForRowAt: 44}' returns 44 for every item without a value of its own.
    """
  )

  static let neverHolds = ProblemCode(
    .scenario,
    47,
    "condition that never holds",
    """
    The condition under 'when' or 'from' can never hold here, so this return value or reaction is \
    never used. 'row' needs a method that receives a single row. 'prefetchRowsAt' receives several \
    rows, 'viewForHeaderInSection' a section, and 'viewDidLoad' nothing. 'state' holds only if a \
    step or a reaction sets that state. 'offsetBelow', 'offsetAbove', 'isDragging' and 'state' are \
    allowed in every method. The scenario still runs. '--strict' turns the warning into an error.
    """,
    severity: .warning
  )

  static let answersNothing = ProblemCode(
    .scenario,
    48,
    "header or footer without a return value",
    """
    A key without a value means that the method is implemented and returns nil. No section gets a \
    header or footer from it. Write the return value, such as 'viewForHeaderInSection: view' or \
    'titleForHeaderInSection: model'. If you mean nil, write 'none'. The scenario still runs.
    """,
    severity: .warning
  )
}
