/// The names that identifiers of sections and items have in a trace.
struct IdentifierNames {
  var sections = Names()
  var items = Names()

  /// Names that are as different as what they name.
  struct Names {
    private var names: [AnyHashable: String] = [:]
    private var taken: Set<String> = []

    /// The name of an identifier: its description, with a number where another one has that.
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
