import Foundation

// Writes Swift source with the files of the library as constants.
// usage: LibraryGenerator OUTPUT LIST ROOT FILE...
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: LibraryGenerator OUTPUT LIST ROOT FILE...\n".utf8))
  exit(64)
}
let list = arguments[arguments.startIndex + 1]
let root = arguments[arguments.startIndex + 2]
do {
  let source = try LibrarySource(list: list, root: root, files: Array(arguments.dropFirst(3)))
  try Data(source.text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
