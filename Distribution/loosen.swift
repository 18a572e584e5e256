// Makes a copy of Swift's static libraries whose code the linker may leave out: loosen FROM TO
//
// Swift's own libraries are compiled so that each public function is kept, whoever calls it: the sections of their
// objects are marked. A program has nobody beside itself who could call one, so the copy has no such marks. What is
// found by name while a program runs stays marked: the records of types, protocols and conformances.
//
// Everything else of the folder is linked to. It needs nothing but the system, and changes no byte but the marks.
import Foundation

/// What is wrong with an archive; nothing is guessed then.
struct Problem: Error { let text: String }

/// The objects of an archive, as ELF has them in 64 bits with the lowest byte first.
struct Archive {
  /// The mark of a section that is kept.
  private static let retained: UInt64 = 0x200000
  /// Sections that the runtime walks through, and what is kept because it may be asked for by name.
  private static let walked: Set<String> = [
    "swift5_protocols", "swift5_protocol_conformances", "swift5_type_metadata",
    "swift5_type_metadata_2",
    "swift5_accessible_functions", "swift5_runtime_attributes", "swift5_replace", "swift5_replac2",
    "swift5_entry", "swift5_tests", "swift5_backtrace",
  ]

  private(set) var bytes: [UInt8]

  /// Takes the marks out of every object.
  mutating func loosen() throws {
    guard bytes.starts(with: Array("!<arch>\n".utf8)) else { throw Problem(text: "no archive") }
    var place = 8
    while place + 60 <= bytes.count {
      let digits = String(decoding: bytes[place + 48..<place + 58], as: UTF8.self)
      guard let size = Int(digits.trimmingCharacters(in: .whitespaces)) else {
        throw Problem(text: "a member without a size")
      }
      place += 60
      if bytes[place...].starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) { loosenObject(at: place) }
      place += size + size % 2
    }
  }

  private mutating func loosenObject(at object: Int) {
    let headers = object + Int(number(at: object + 40, bytes: 8))
    // With very many sections their number and that of their names stand in the first of them.
    var count = Int(number(at: object + 60, bytes: 2))
    if count == 0 { count = Int(number(at: headers + 32, bytes: 8)) }
    var nameSection = Int(number(at: object + 62, bytes: 2))
    if nameSection == 0xffff { nameSection = Int(number(at: headers + 40, bytes: 4)) }
    let names = object + Int(number(at: headers + nameSection * 64 + 24, bytes: 8))
    for header in stride(from: headers, to: headers + count * 64, by: 64) {
      guard number(at: header + 8, bytes: 8) & Self.retained != 0,
        !Self.walked.contains(name(at: names + Int(number(at: header, bytes: 4))))
      else { continue }
      // The mark is a bit of the third byte.
      bytes[header + 10] &= ~UInt8(Self.retained >> 16)
    }
  }

  private func name(at place: Int) -> String {
    String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private func number(at place: Int, bytes count: Int) -> UInt64 {
    (0..<count).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * $1) }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }
}

/// Links to what lies in a folder; the archives of the folder `linux` become copies.
func copy(_ folder: URL, to copies: URL) throws {
  let files = FileManager.default
  try files.createDirectory(at: copies, withIntermediateDirectories: true)
  for name in try files.contentsOfDirectory(atPath: folder.path).sorted() {
    let (from, to) = (folder.appending(path: name), copies.appending(path: name))
    if name == "linux" {
      try copy(from, to: to)
    } else if name.hasSuffix(".a"),
      name.contains("swift") || name.contains("FoundationEssentials")
        || name.contains("FoundationCollections")
    {
      var archive = Archive(bytes: Array(try Data(contentsOf: from)))
      do { try archive.loosen() } catch let problem as Problem {
        throw Problem(text: "\(from.path): \(problem.text)")
      }
      try Data(archive.bytes).write(to: to)
    } else {
      try files.createSymbolicLink(at: to, withDestinationURL: from)
    }
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: loosen FROM TO\n".utf8))
  exit(64)
}
do {
  try copy(URL(filePath: arguments[1]), to: URL(filePath: arguments[2]))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
