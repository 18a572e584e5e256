import TableTrace

/// A line that equals only a line with the same bytes, so that two Unicode forms of `é` differ.
package struct WrittenLine: Hashable, Sendable {
  package let text: String

  package init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  package static func == (one: WrittenLine, other: WrittenLine) -> Bool {
    one.text.isWritten(as: other.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ContentDigest(text.utf8).number)
  }
}

extension String {
  /// Whether both have the same bytes.
  ///
  /// Equal strings with non-ASCII letters can have different bytes. The faster comparison of
  /// strings runs first.
  package func isWritten(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Whether both have the same bytes, or both are nil.
  func isWritten(as other: String?) -> Bool {
    switch (self, other) {
    case (let one?, let other?): one.isWritten(as: other)
    case (nil, nil): true
    case (nil, _?), (_?, nil): false
    }
  }
}
