import Foundation

/// The files in an output folder that the command wrote, and may therefore replace.
struct WrittenNames {
  /// The hidden file with their names, one on each line, which SwiftPM ignores.
  static let fileName = ".tabletrace-prepare"

  private let path: String
  private var names: Set<String>

  /// Reads the list of a folder, which is empty if there is none.
  init(in folder: String) {
    path = URL(filePath: folder).appending(path: Self.fileName).relativePath
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    names = Set(text.split(separator: "\n").map(String.init))
  }

  /// Throws an error if another author's file has other content.
  func check(_ output: String, replacedBy bytes: [UInt8]) throws(PrepareProblem) {
    var isFolder: ObjCBool = false
    guard !names.contains(URL(filePath: output).lastPathComponent),
      FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), !isFolder.boolValue,
      FileManager.default.contents(atPath: output) != Data(bytes)
    else { return }
    throw .foreignFile(output)
  }

  /// Adds files to the list before they are written.
  mutating func write(adding outputs: [String]) throws(PrepareProblem) {
    names.formUnion(outputs.map { URL(filePath: $0).lastPathComponent })
    try SourceFolder.write(Array((names.sorted().joined(separator: "\n") + "\n").utf8), to: path)
  }
}
