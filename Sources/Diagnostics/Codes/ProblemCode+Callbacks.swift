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
    UITableView has no callback of this name. A callback is written with its short key \
    ('heightForRowAt'), its Swift name ('tableView(_:heightForRowAt:)') or its selector \
    ('tableView:heightForRowAtIndexPath:'). 'tabletrace list callbacks' prints all of them.
    """
  )

  static let wrongRecipient = ProblemCode(
    .scenario,
    13,
    "callback under the wrong recipient",
    """
    The callback exists, but it belongs to another protocol. Move it to the client that the \
    message names. Scroll view callbacks belong to 'delegate', because UITableViewDelegate \
    inherits them.
    """
  )

  static let newerCallback = ProblemCode(
    .scenario,
    20,
    "callback newer than the system",
    """
    The callback was introduced after a version that the scenario lists, so the table never calls \
    it there. The scenario runs; the line has no effect under that version.
    """,
    severity: .warning
  )

  static let wrongAnswer = ProblemCode(
    .scenario,
    26,
    "answer of the wrong kind",
    """
    The callback cannot answer this: a height is a number of points or 'automatic', a yes or no is \
    'true' or 'false', and a callback that returns nothing takes only reactions. The key alone, \
    'willDisplayCell:' with nothing behind it, means that the callback is implemented.
    """
  )

  static let rowOutsideCallback = ProblemCode(
    .scenario,
    29,
    "row of a callback outside it",
    """
    '$row', '$source' and '$proposed' stand for what the running callback was given. They have a \
    meaning only in the reactions and answers of a callback that is given rows; '$source' and \
    '$proposed' only where a row moves. '$item' is the item that the row had as the callback came, and \
    '$cell' the cell: in 'willDisplayCell' and 'didEndDisplayingCell', and in what 'cellForRowAt' puts \
    off by 'later' or 'after', because it makes its cell at the end.
    """
  )

  static let neverSent = ProblemCode(
    .scenario,
    36,
    "callback that a table never sends",
    """
    The four callbacks on zooming are never called: a table inherits them from its scroll view, but \
    it has nothing to zoom. The scenario runs; the line has no effect.
    """,
    severity: .warning
  )

  static let unimplementedCallback = ProblemCode(
    .scenario,
    44,
    "answer of an item that is never asked for",
    """
    What 'items' says of an item is answered by the client that implements the callback, and none \
    does, so that the table never asks. Write the callback under its client as well: \
    'delegate: {heightForRowAt: 44}' answers 44 for every item of which nothing else is said.
    """
  )

  static let neverHolds = ProblemCode(
    .scenario,
    47,
    "condition that never holds",
    """
    What stands under 'when' or 'from' never holds here, so that the answer or the reaction is never \
    used. 'row' needs a method that is given one row: 'prefetchRowsAt' is given several rows, \
    'viewForHeaderInSection' a section, 'viewDidLoad' nothing. A state holds only if the scenario \
    sets it. 'offsetBelow', 'offsetAbove', 'isDragging' and 'state' can hold in every method. The scenario \
    runs; with '--strict' it is refused.
    """,
    severity: .warning
  )

  static let answersNothing = ProblemCode(
    .scenario,
    48,
    "header or footer without an answer",
    """
    The key stands alone, which means that the method is implemented and returns nil: no section gets a \
    header or footer from it. Write what it returns, 'viewForHeaderInSection: view' or \
    'titleForHeaderInSection: model', or 'none' if nil is what you mean. The scenario runs.
    """,
    severity: .warning
  )
}
