/// The values allowed at a place of a scenario file.
///
/// The scenario language is one tree of these values. The validator reads it, the JSON Schema and
/// the reference page are printed from it, so that the three cannot drift apart.
indirect enum Shape: Sendable {
  /// Any scalar, read as a text.
  case text
  /// `true` or `false`.
  case flag
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A finite number, in points where it is a length.
  case number(NumberRange)
  case word(Vocabulary)
  /// A scalar with an inner form, such as a version.
  case format(ScalarFormat)
  case nothing
  /// `[section, row]`, both of one shape.
  case indexPath(Shape)
  case list(Shape, ListLength)
  /// Keys with meanings of their own.
  case object(ObjectShape)
  /// Names that the writer chooses, each with a value.
  case map(MapShape)
  /// A word, or one key with its argument.
  case keyword(KeywordShape)
  /// The first that fits best.
  case choice([Shape])
  case answer(AnswerShape)
  /// A part that is used at several places or holds itself.
  case definition(Definition)
  case script(ScriptShape)

  /// The shape itself where this is one that is made when it is looked at: whoever looks at many
  /// values makes it once.
  var made: Shape {
    if case .script(let script) = self { script.shape } else { self }
  }

  /// Returns a shape, or a list of it with at least one entry.
  static func oneOrMore(_ shape: Shape) -> Shape {
    .choice([shape, .list(shape, .atLeast(1))])
  }

  /// Returns the words of a place.
  static func words(_ name: String, _ words: [String]) -> Shape { .word(Vocabulary(name, words)) }

  /// Returns the words of an enumeration.
  static func words<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    of words: Word.Type
  ) -> Shape {
    .words(name, words.allCases.map(\.rawValue))
  }

  static let row = Shape.definition(.row)

  /// A number of rows, sections or the like.
  static let count = Shape.integer(0...largestCount)
  /// The largest count, so that sums of counts stay far from overflow.
  static let largestCount = 1_000_000_000_000
  /// The largest section, row or level.
  static let index = Shape.integer(0...largestCount)
  /// A wrong index of an update, which is allowed: a negative number, or `NSNotFound`.
  static let updateIndex = Shape.choice([
    .integer(-largestCount...largestCount), .words("number", [notFound]),
  ])
  /// Several rows, or those that a callback was given.
  static func rows(_ row: Shape) -> Shape {
    .choice([.list(row, .atLeast(1)), .format(.callbackRows)])
  }

  /// The word for `NSNotFound`, the largest integer.
  static let notFound = "notFound"
  /// A length in points that is not negative.
  static let points = Shape.number(.notNegative)
  /// A length in points as a callback may answer it by mistake as well: negative.
  static let anyPoints = Shape.number(.any)
}

/// Names that the writer chooses, each with a value.
struct MapShape: Sendable {
  enum Key: Sendable {
    /// Any name, such as that of a client.
    case name
    /// A callback, perhaps with a place: `heightForRowAt 0,2`.
    case call
  }

  var key: Key
  var value: Shape
}
