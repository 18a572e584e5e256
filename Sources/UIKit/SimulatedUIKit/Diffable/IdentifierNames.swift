/// The names of section and item identifiers in a trace.
struct IdentifierNames {
  var sections = Names()
  var items = Names()

  /// Unique names for different identifiers.
  struct Names {
    private var names: [AnyHashable: String] = [:]
    private var taken: Set<String> = []

    /// Returns the name of an identifier: its description, with a number if another identifier has
    /// the same.
    mutating func name<Identifier: Hashable>(of identifier: Identifier) -> String {
      if let name = names[identifier] { return name }
      let description = String(describing: identifier)
      var name = description
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = "\(description) (\(number))"
      }
      names[identifier] = name
      return name
    }
  }
}
