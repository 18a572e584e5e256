/// The values allowed in a part of a scenario file.
///
/// The scenario language is one tree of shapes. The validator, the JSON Schema and the reference
/// page all use this tree, so that they always agree.
indirect enum Shape: Sendable {
  /// Any scalar, read as a text.
  case text
  /// `true` or `false`.
  case flag
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A finite number, in points for lengths.
  case number(NumberRange)
  case word(Vocabulary)
  /// A scalar with a format, such as a version.
  case format(ScalarFormat)
  case nothing
  /// `[section, row]`, with the same shape for both.
  case indexPath(Shape)
  case list(Shape, ListLength)
  /// Keys with separate meanings.
  case object(ObjectShape)
  /// Names that the author chooses, each with a value.
  case map(MapShape)
  /// A word, or one key with its argument.
  case keyword(KeywordShape)
  /// One of several shapes: for a value, the first of those that match best.
  case choice([Shape])
  case answer(AnswerShape)
  /// A part of the language that is used in several places or contains itself.
  case definition(Definition)
  case script(ScriptShape)

  /// The shape of a script's values, or the shape itself if it is no script.
  ///
  /// For a script, each access creates the shape, so read it once for many values.
  var made: Shape {
    if case .script(let script) = self { script.shape } else { self }
  }

  /// Returns the shape, or a list of it with at least one entry.
  static func oneOrMore(_ shape: Shape) -> Shape {
    .choice([shape, .list(shape, .atLeast(1))])
  }

  /// Returns a shape for one of some words.
  static func words(_ name: String, _ words: [String]) -> Shape { .word(Vocabulary(name, words)) }

  /// Returns a shape for the words of an enumeration.
  static func words<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    of words: Word.Type
  ) -> Shape {
    .words(name, words.allCases.map(\.rawValue))
  }

  static let row = Shape.definition(.row)

  /// The number of rows, sections or similar things.
  static let count = Shape.integer(0...largestCount)
  /// The largest count, small enough that sums of counts do not overflow.
  static let largestCount = 1_000_000_000_000
  /// The index of a section or row, or a level.
  static let index = Shape.integer(0...largestCount)
  /// An index of an update, which may be invalid: a negative number, or `NSNotFound`.
  static let updateIndex = Shape.choice([
    .integer(-largestCount...largestCount), .words("number", [notFound]),
  ])
  /// Several rows, or the rows of a callback.
  static func rows(_ row: Shape) -> Shape {
    .choice([.list(row, .atLeast(1)), .format(.callbackRows)])
  }

  /// The word for `NSNotFound`.
  static let notFound = "notFound"
  /// A length in points that is not negative.
  static let points = Shape.number(.notNegative)
  /// A length in points, which a callback may also return as a negative number by mistake.
  static let anyPoints = Shape.number(.any)
}

/// Names that the author chooses, each with a value.
struct MapShape: Sendable {
  enum Key: Sendable {
    /// Any name, such as that of a client.
    case name
    /// A callback, with or without an index path: `heightForRowAt 0,2`.
    case call
  }

  var key: Key
  var value: Shape
}
