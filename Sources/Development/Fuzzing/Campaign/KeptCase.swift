import Foundation

/// An input that failed once, stored in a folder with the allowed exit codes.
package struct KeptCase: Sendable {
  package var name: String
  package var input: FuzzInput
  /// The allowed exit codes.
  package var exits: Set<Int32>

  package init(name: String, input: FuzzInput, exits: Set<Int32>) {
    self.name = name
    self.input = input
    self.exits = exits
  }

  /// The contents of `case.json`, while all other files of the folder are the input.
  private struct Description: Codable {
    var kind: FuzzInput.Kind
    var subject: String
    var arguments: [String]
    var exits: [Int32]
  }

  private static let file = "case.json"

  /// Reads a folder of cases in the order of their names, or returns nil if one cannot be read.
  package static func all(in folder: String) -> [KeptCase]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    var cases: [KeptCase] = []
    for name in names?.filter({ !$0.hasPrefix(".") }).sorted() ?? [] {
      guard let kept = KeptCase(name: name, in: folder) else { return nil }
      cases.append(kept)
    }
    return names == nil ? nil : cases
  }

  private init?(name: String, in folder: String) {
    let root = URL(filePath: folder).appending(path: name)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var files: [String: [UInt8]] = [:]
    for path in paths ?? [] {
      if let data = try? Data(contentsOf: root.appending(path: path)) {
        files[path] = [UInt8](data)
      }
    }
    guard let bytes = files.removeValue(forKey: Self.file),
      let description = try? JSONDecoder().decode(Description.self, from: Data(bytes))
    else { return nil }
    let input = FuzzInput(
      kind: description.kind,
      files: files,
      subject: description.subject,
      arguments: description.arguments
    )
    self.init(name: name, input: input, exits: Set(description.exits))
  }

  package func write(to folder: String) throws {
    let description = Description(
      kind: input.kind,
      subject: input.subject,
      arguments: input.arguments,
      exits: exits.sorted()
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var files = input.files
    files[Self.file] = [UInt8](try encoder.encode(description)) + [0x0A]
    ScratchFolder.write(files, to: "\(folder)/\(name)")
  }
}
