import TableTrace

/// A line that is equal to those of the same bytes alone: letters that only look alike, as `é` in its
/// two forms does, are others.
package struct WrittenLine: Hashable, Sendable {
  /// The line.
  package let text: String

  /// Makes one of a text.
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
  /// Two texts are the same in more ways than one where they have other letters than those of ASCII;
  /// texts that are not even that are told apart first.
  package func isWritten(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Whether both have the same bytes, or neither is there.
  func isWritten(as other: String?) -> Bool {
    switch (self, other) {
    case (let one?, let other?): one.isWritten(as: other)
    case (nil, nil): true
    case (nil, _?), (_?, nil): false
    }
  }
}
