import Scenarios
import Testing

@testable import Pages

/// The packed form of the data in a page, and the way back.
struct PackedJSONTests {
  /// Makes a text of the value again, as the page does.
  static func unpacked(_ packed: PackedJSON) -> String {
    var made: [JSONValue] = []
    for value in packed.values {
      guard case .list(let parts) = value else {
        made.append(value)
        continue
      }
      let places = parts.compactMap { part in
        if case .number(let place) = part { Int(place) } else { nil }
      }
      guard let shape = places.first, shape < 0 else {
        made.append(.list(places.map { made[$0] }))
        continue
      }
      let keys = packed.shapes[-1 - shape]
      let members = zip(keys, places.dropFirst()).map { ($0, made[$1]) }
      made.append(.object(Dictionary(members) { first, _ in first }))
    }
    return made.last?.printed ?? ""
  }

  @Test(
    arguments: [
      "null", "true", "0", "-1", "0.5", "\"\"", "[]", "{}", "[[],{}]", "[1,1.5,\"1\",true,null]",
      #"{"a":{"b":1,"c":[1,1]},"d":{"b":1,"c":[1,1]}}"#, #"[{"a":1},{"a":2},{"b":1}]"#,
      #"[-1,-2,[-1]]"#, #"{"__proto__":{"x":1}}"#, "[[1],[1],1]", "[1,[1]]",
    ]
  )
  func unpacksToItself(text: String) throws {
    let value = try #require(JSONValue(json: text))
    #expect(Self.unpacked(PackedJSON(value)) == value.printed)
  }

  @Test("Equal parts are stored once")
  func equalParts() throws {
    let row = #"{"cell":"Cell#1","row":"[0, 0]"}"#
    let value = try #require(JSONValue(json: "[\(row),[\(row)],\(row)]"))
    let packed = PackedJSON(value)
    #expect(packed.shapes == [["cell", "row"]])
    #expect(packed.values.count == 5)
  }
}
