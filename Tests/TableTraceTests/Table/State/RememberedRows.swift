@testable import TableTrace

/// The rows that a value holds, found by reflection, whatever the value is made of.
struct RememberedRows {
  /// The rows, under the names of the fields that lead to them.
  private(set) var rows: [(field: String, row: IndexPath)] = []
  /// The fields without a value that could hold rows, as far as their types say.
  private(set) var empty: [String] = []

  /// What never holds a row, by the name of its type: such a field may be empty.
  private static let rowless: Set<String> = [
    "Int", "String", "RuleID", "GateID", "Double", "Optional<Handler>",
  ]

  init(of value: Any, without skipped: Set<String>) {
    for child in Mirror(reflecting: value).children {
      guard let label = child.label, !skipped.contains(label) else { continue }
      look(at: child.value, label)
    }
  }

  private mutating func look(at value: Any, _ field: String) {
    if let row = value as? IndexPath { return rows.append((field, row)) }
    let mirror = Mirror(reflecting: value)
    if isContainer(mirror), mirror.children.isEmpty, mayHoldRows(mirror.subjectType) {
      empty.append(field)
    }
    for child in mirror.children {
      let isNamed = child.label.map { !$0.hasPrefix(".") && $0 != "some" } ?? false
      look(at: child.value, isNamed ? "\(field).\(child.label ?? "")" : field)
    }
  }

  private func isContainer(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .optional, .collection, .dictionary, .set: true
    case .class, .enum, .struct, .tuple, .foreignReference, nil: false
    @unknown default: true
    }
  }

  /// Whether a container could hold rows: not if its type names only what holds none.
  private func mayHoldRows(_ type: Any.Type) -> Bool {
    let name = String(describing: type)
    guard !name.contains("->"), let start = name.firstIndex(of: "<") else { return false }
    let inside = name[name.index(after: start)...].dropLast()
    if Self.rowless.contains(String(inside)) { return false }
    let parts = inside.split { $0 == "," || $0 == " " }
    return !parts.allSatisfy { Self.rowless.contains(String($0)) }
  }
}
