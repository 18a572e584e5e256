import Scenarios

/// A JSON value that stores equal parts once, so that a page of many states stays small.
///
/// In `values`, each part comes after the parts that it contains, and the last one is the whole
/// value. Texts, numbers, flags and null are stored as they are. A list is stored as the indices of
/// its elements. An object starts with a negative number, -1 for the first of the `shapes` with its
/// keys. The indices of its values follow.
struct PackedJSON: Encodable {
  private enum CodingKeys: String, CodingKey {
    case shapes
    case values
  }

  private(set) var shapes: [[String]] = []
  private(set) var values: [JSONValue] = []
  private var places: [JSONValue: Int] = [:]
  private var shapeNumbers: [[String]: Int] = [:]

  init(_ value: JSONValue) {
    let place = add(value)
    // The whole value is the last, even if it is equal to one of its parts.
    if place < values.count - 1 { values.append(values[place]) }
  }

  /// Returns the index of a value, and adds the value if it is new.
  private mutating func add(_ value: JSONValue) -> Int {
    switch value {
    case .null, .flag, .number, .text: return place(of: value)
    case .list(let elements): return addList(elements.map { add($0) })
    case .object(let members):
      let keys = members.keys.sorted()
      return addList([-1 - shape(of: keys)] + keys.map { add(members[$0] ?? .null) })
    }
  }

  private mutating func addList(_ numbers: [Int]) -> Int {
    place(of: .list(numbers.map { .integer($0) }))
  }

  private mutating func place(of value: JSONValue) -> Int {
    if let known = places[value] { return known }
    values.append(value)
    places[value] = values.count - 1
    return values.count - 1
  }

  private mutating func shape(of keys: [String]) -> Int {
    if let known = shapeNumbers[keys] { return known }
    shapes.append(keys)
    shapeNumbers[keys] = shapes.count - 1
    return shapes.count - 1
  }
}
