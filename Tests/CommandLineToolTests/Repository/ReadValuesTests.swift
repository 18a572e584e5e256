import Foundation
import Sampling
import Testing

/// The values of the rules that decide are read by the code that is to obey them.
struct ReadValuesTests {
  /// A field of the values of one file of rules.
  struct Field: Hashable, CustomTestStringConvertible {
    var group: String
    var name: String

    /// The name of the group without that of its floor.
    var groupName: Substring { group.split(separator: ".").last ?? "" }

    var testDescription: String { "profile.\(group).\(name)" }
  }

  private static let profiles = "Sources/TableTrace/Profiles/"

  /// The fields of `Values`, with the names that the profile has for their groups.
  private static let fields: [Field] = {
    let profile = (try? Repository.text(profiles + "Profile.swift")) ?? ""
    let floors = profile.matches(of: /package var (\w+): (\w+)\n/)
    let names = Dictionary(floors.map { ($0.2, $0.1) }) { first, _ in first }
    var floor = ""
    return profile.split(separator: "\n").flatMap { line -> [Field] in
      if let found = line.firstMatch(of: /package struct (\w+):/) {
        floor = names[found.1].map { "\($0)." } ?? ""
      }
      guard let group = line.firstMatch(of: /package var (\w+): (\w+)\.Values/) else { return [] }
      return fields(of: group.2).map { Field(group: floor + group.1, name: $0) }
    }
  }()

  /// The fields of the values of one file of rules.
  private static func fields(of file: Substring) -> [String] {
    let text = (try? Repository.text("\(profiles)\(file).swift")) ?? ""
    let values = text.split(separator: "package struct Values", maxSplits: 1).last ?? ""
    let body = values.split(separator: "init(", maxSplits: 1).first ?? ""
    return body.matches(of: /package var (\w+):/).map { String($0.1) }
  }

  /// The texts of all sources that may read a value.
  private static let readers: [String] = {
    let files = (try? Repository.files(below: "Sources", suffix: ".swift")) ?? []
    return files.filter { !$0.hasPrefix(profiles) }.compactMap { try? Repository.text($0) }
  }()

  @Test("A value is read outside the rules", arguments: Sample.of(fields, 30))
  func isRead(field: Field) {
    let isRead = Self.readers.contains { text in
      // The values of one group may be handed over without the profile, by the name of the group.
      let ends = text.contains("profile.\(field.group)") ? "." : "\(field.groupName)."
      return Self.names(ends + field.name, in: text)
    }
    #expect(isRead, "nothing reads it: make the rule a statement, or let it decide")
  }

  @Test func fieldsAreFound() {
    #expect(Self.fields.count > 100)
    let groups = Set(Self.fields.map { "\($0.group).\($0.name)" })
    #expect(groups.isSuperset(of: ["load.order", "editing.swipe.gate"]))
  }

  /// Whether a text has a member, with what stands in front of it, of exactly this name.
  private static func names(_ name: String, in text: String) -> Bool {
    text.ranges(of: name).contains { range in
      range.upperBound == text.endIndex
        || !(text[range.upperBound].isLetter || text[range.upperBound].isNumber)
    }
  }
}
