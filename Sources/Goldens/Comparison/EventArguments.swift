/// The arguments of an event as far as a comparison looks at them.
enum EventArguments: Hashable, Sendable {
  /// Not compared: the log does not print them, or describes them in words.
  case ignored
  /// Sections and rows, in the order of the parameters.
  case numbers([Int])
  /// A row number of which the log does not say the section.
  case rowOnly(Int)
  /// The whole text, as goldens have it.
  case text(String)

  /// Whether the two may belong to the same event.
  func matches(_ other: EventArguments) -> Bool {
    switch (self, other) {
    case (.ignored, _), (_, .ignored): true
    case (.rowOnly(let row), .numbers(let numbers)), (.numbers(let numbers), .rowOnly(let row)):
      numbers.last == row
    case (.rowOnly(let row), .rowOnly(let other)): row == other
    case (.numbers(let numbers), .numbers(let others)): numbers == others
    case (.text(let text), .text(let other)): text == other
    case (.text, .numbers), (.text, .rowOnly), (.numbers, .text), (.rowOnly, .text): false
    }
  }
}
