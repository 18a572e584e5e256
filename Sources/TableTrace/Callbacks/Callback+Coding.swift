/// Encodes a callback as its short key, also as a key of a dictionary.
extension Callback: Codable, CodingKeyRepresentable {
  package var codingKey: any CodingKey { self }

  package init?(codingKey: some CodingKey) {
    guard let callback = Callback.named(codingKey.stringValue) else { return nil }
    self = callback
  }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let callback = Callback.named(try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a callback")
    }
    self = callback
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(stringValue)
  }
}
