/// A dictionary of values by subject.
///
/// Each cell, view and row has its own value. One value is shared by all subjects that cannot be
/// told apart.
struct SubjectTable<Value: Sendable>: Sendable {
  private var any: Value?
  private var one: Value?
  private var named: [LawSubject: Value] = [:]

  /// The value of a subject, or nil if it has none.
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

  var count: Int { named.count + (any == nil ? 0 : 1) + (one == nil ? 0 : 1) }

  var hasRows: Bool {
    named.keys.contains { subject in
      if case .row = subject { true } else { false }
    }
  }

  func sum(_ number: (Value) -> Int) -> Int {
    let rest = [any, one].compactMap(\.self).reduce(0) { $0 + number($1) }
    return named.values.reduce(rest) { $0 + number($1) }
  }

  mutating func removeAll() {
    (any, one) = (nil, nil)
    if !named.isEmpty { named = [:] }
  }
}
