/// The compared arguments of an event.
enum EventArguments: Hashable, Sendable {
  /// The arguments are not compared, because the log omits them or describes them in words.
  case ignored
  /// Sections and rows, in the order of the parameters.
  case numbers(Numbers)
  /// A row number, if the log does not print the section.
  case rowOnly(Int)
  /// The row numbers of a move or of several rows, if the log does not print the sections.
  case rowsOnly([Int])
  /// The whole text, as in goldens.
  case text(String)

  /// The numbers of a call, which need no allocation if there are at most two.
  enum Numbers: Hashable, Sendable {
    case none
    case one(Int)
    case two(Int, Int)
    case many([Int])

    var values: [Int] {
      switch self {
      case .none: []
      case .one(let first): [first]
      case .two(let first, let second): [first, second]
      case .many(let values): values
      }
    }

    var count: Int {
      switch self {
      case .none: 0
      case .one: 1
      case .two: 2
      case .many(let values): values.count
      }
    }

    /// The second number of each pair.
    var rows: [Int] {
      let values = values
      return stride(from: 1, to: values.count, by: 2).map { values[$0] }
    }

    var last: Int? {
      switch self {
      case .none: nil
      case .one(let last), .two(_, let last): last
      case .many(let values): values.last
      }
    }

    mutating func append(_ number: Int) {
      switch self {
      case .none: self = .one(number)
      case .one(let first): self = .two(first, number)
      case .two(let first, let second): self = .many([first, second, number])
      case .many(var values):
        self = .none
        values.append(number)
        self = .many(values)
      }
    }
  }

  /// Whether both are equal, with texts compared by their bytes.
  static func == (one: EventArguments, other: EventArguments) -> Bool {
    switch (one, other) {
    case (.ignored, .ignored): true
    case (.rowOnly(let row), .rowOnly(let other)): row == other
    case (.rowsOnly(let rows), .rowsOnly(let others)): rows == others
    case (.numbers(let numbers), .numbers(let others)): numbers == others
    case (.text(let text), .text(let other)): text.isWritten(as: other)
    case (.rowsOnly, _), (.ignored, _), (.rowOnly, _), (.numbers, _), (.text, _): false
    }
  }

  /// Whether the whole text is compared, as in goldens.
  var isText: Bool {
    switch self {
    case .text: true
    case .ignored, .numbers, .rowOnly, .rowsOnly: false
    }
  }

  /// Whether both may belong to the same event.
  func matches(_ other: EventArguments) -> Bool {
    switch (self, other) {
    case (.ignored, _), (_, .ignored): true
    case (.rowOnly(let row), .numbers(let numbers)), (.numbers(let numbers), .rowOnly(let row)):
      numbers.last == row
    case (.rowOnly(let row), .rowOnly(let other)): row == other
    case (.rowsOnly(let rows), .rowsOnly(let others)): rows == others
    case (.rowsOnly(let rows), .numbers(let numbers)), (.numbers(let numbers), .rowsOnly(let rows)):
      numbers.rows == rows
    case (.numbers(let numbers), .numbers(let others)): numbers == others
    case (.text(let text), .text(let other)): text.isWritten(as: other)
    case (.text, .numbers), (.text, .rowOnly), (.text, .rowsOnly), (.numbers, .text),
      (.rowOnly, .text), (.rowsOnly, .text), (.rowOnly, .rowsOnly), (.rowsOnly, .rowOnly):
      false
    }
  }
}

extension EventArguments.Numbers: ExpressibleByArrayLiteral {
  init(_ values: [Int]) {
    self =
      switch values.count {
      case 0: .none
      case 1: .one(values[0])
      case 2: .two(values[0], values[1])
      default: .many(values)
      }
  }

  init(arrayLiteral elements: Int...) {
    self.init(elements)
  }
}
