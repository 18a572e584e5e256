/// Values by what they are about: one for all that nobody can tell apart, one for the only one of
/// its kind, and one for each cell, view or row.
struct SubjectTable<Value: Sendable>: Sendable {
  private var any: Value?
  private var one: Value?
  private var named: [LawSubject: Value] = [:]

  /// The value about something; nil for none.
  subscript(subject: LawSubject) -> Value? {
    get {
      switch subject {
      case .any: any
      case .one: one
      case .object, .row: named.isEmpty ? nil : named[subject]
      }
    }
    set {
      switch subject {
      case .any: any = newValue
      case .one: one = newValue
      case .object, .row: named[subject] = newValue
      }
    }
  }

  /// How many values there are.
  var count: Int { named.count + (any == nil ? 0 : 1) + (one == nil ? 0 : 1) }

  /// Whether any of them is about a row.
  var hasRows: Bool {
    named.keys.contains { subject in
      if case .row = subject { true } else { false }
    }
  }

  /// The sum of a number of each.
  func sum(_ number: (Value) -> Int) -> Int {
    let rest = [any, one].compactMap(\.self).reduce(0) { $0 + number($1) }
    return named.values.reduce(rest) { $0 + number($1) }
  }

  /// Takes all away.
  mutating func removeAll() {
    (any, one) = (nil, nil)
    if !named.isEmpty { named = [:] }
  }
}
