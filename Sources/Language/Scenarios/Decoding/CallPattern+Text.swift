import TableTrace

extension CallPattern {
  /// Reads `heightForRowAt`, `heightForRowAt 0,2` or `viewDidLoad`, or returns nil.
  init?(_ text: String) {
    let parts = Self.parts(text)
    guard let message = Message.named(parts.name) else { return nil }
    guard let place = parts.place else {
      self.init(message: message, places: nil)
      return
    }
    guard let kind = message.patternKind, let pattern = IndexPattern(place, kind) else {
      return nil
    }
    self.init(message: message, places: pattern)
  }

  static func parts(_ text: String) -> (name: String, place: String?) {
    guard let blank = text.lastIndex(of: " ") else { return (text, nil) }
    return (String(text[..<blank]), String(text[text.index(after: blank)...]))
  }
}

extension Message {
  /// Whether the call is about rows or sections, or nil if it has neither as argument.
  var patternKind: PatternKind? {
    switch self {
    case .callback(let callback): PatternKind(callback.facts.argumentShape)
    case .cellProvider: .rows
    case .cell, .controller: nil
    }
  }
}
