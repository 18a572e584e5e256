package import Scenarios

/// A kind of JSON value: its schema, and how to convert a Swift value.
package struct JSONKind<Content>: Sendable {
  let schema: JSONValue
  let json: @Sendable (Content) -> JSONValue
}

/// The members of a JSON object, for both its documents and its schema.
package struct JSONShape<Subject>: Sendable {
  package struct Member: Sendable {
    let key: String
    let schema: JSONValue
    let isRequired: Bool
    let json: @Sendable (Subject) -> JSONValue?

    package init<Content>(
      _ key: String,
      _ kind: JSONKind<Content>,
      _ content: @escaping @Sendable (Subject) -> Content
    ) {
      (self.key, schema, isRequired) = (key, kind.schema, true)
      json = { kind.json(content($0)) }
    }

    /// Creates a member that is omitted if its content is nil.
    package init<Content>(
      _ key: String,
      optional kind: JSONKind<Content>,
      _ content: @escaping @Sendable (Subject) -> Content?
    ) {
      (self.key, schema, isRequired) = (key, kind.schema, false)
      json = { content($0).map(kind.json) }
    }

    /// The version of the document, which every document has.
    package static var version: Member {
      Member("version", JSONKind(schema: ["const": 1], json: JSONValue.integer)) { _ in 1 }
    }
  }

  private let members: [Member]

  package init(_ members: [Member]) {
    self.members = members
  }

  package var schema: JSONValue {
    let (required, optional) = (members.filter(\.isRequired), members.filter { !$0.isRequired })
    return .keys(Self.schemas(of: required), optional: Self.schemas(of: optional))
  }

  private static func schemas(of members: [Member]) -> [String: JSONValue] {
    Dictionary(members.map { ($0.key, $0.schema) }) { first, _ in first }
  }

  package func json(_ subject: Subject) -> JSONValue {
    let values = members.compactMap { member in
      member.json(subject).map { (member.key, $0) }
    }
    return .object(Dictionary(values) { first, _ in first })
  }

  package func document(_ subject: Subject) -> String { json(subject).printed }
}

extension JSONKind where Content == String {
  package static var text: JSONKind { JSONKind(schema: .string, json: JSONValue.text) }

  package static func words(_ words: String...) -> JSONKind {
    JSONKind(schema: .words(words), json: JSONValue.text)
  }
}

extension JSONKind where Content == [String] {
  package static var texts: JSONKind {
    JSONKind(schema: .strings) { .list($0.map(JSONValue.text)) }
  }
}

extension JSONKind where Content == Int {
  /// A number from 0.
  package static var count: JSONKind { JSONKind(schema: .ordinal, json: JSONValue.integer) }
}

extension JSONKind where Content == [Int] {
  package static var counts: JSONKind {
    JSONKind(schema: .array(of: .ordinal)) { .list($0.map(JSONValue.integer)) }
  }
}

extension JSONKind where Content == Double {
  package static var number: JSONKind { JSONKind(schema: .points, json: JSONValue.number) }
}

extension JSONKind where Content == Bool {
  package static var flag: JSONKind { JSONKind(schema: .boolean, json: JSONValue.flag) }
}

extension JSONKind where Content: RawRepresentable<String> & CaseIterable & Sendable {
  /// The raw value of an enumeration's case.
  package static var word: JSONKind {
    JSONKind(schema: .words(Content.allCases.map(\.rawValue))) { .text($0.rawValue) }
  }
}

extension JSONKind {
  package init(words: [String], word: @escaping @Sendable (Content) -> String) {
    self.init(schema: .words(words)) { .text(word($0)) }
  }

  package static func words<Word>(of kind: JSONKind<Word>) -> JSONKind where Content == [Word] {
    JSONKind(schema: .array(of: kind.schema)) { .list($0.map(kind.json)) }
  }

  package static func object(_ shape: JSONShape<Content>) -> JSONKind {
    JSONKind(schema: shape.schema, json: shape.json)
  }

  package static func list<Element>(_ shape: JSONShape<Element>) -> JSONKind
  where Content == [Element] {
    JSONKind(schema: .array(of: shape.schema)) { .list($0.map(shape.json)) }
  }
}
