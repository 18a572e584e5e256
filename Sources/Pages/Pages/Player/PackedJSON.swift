import Scenarios

/// A JSON value in which equal parts are stored once, so that a page of many states stays small.
///
/// In `values`, every part follows the parts that it contains, and the whole value is last. Texts,
/// numbers, flags and null represent themselves, and a list has the indices of its elements. An
/// object begins with a negative number, -1 for the first of the `shapes` with its keys, and
/// continues with the indices of its values.
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
    // The whole stands last, even where it is equal to a part of it.
    if place < values.count - 1 { values.append(values[place]) }
  }

  /// Returns the index of a value, which is added if it is new.
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
