import Foundation
import Testing

@testable import Preparing

struct CommandTests {
  /// A folder that is removed, and what a command in it prints.
  private final class Desk {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var printed = ""
    var said = ""

    init() throws {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func path(_ name: String) -> String { root.appending(path: name).path }

    func write(_ name: String, _ bytes: [UInt8]) throws {
      let file = root.appending(path: name)
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }

    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Runs it; the folder is left out of what it says.
    func run(_ arguments: String...) -> Int32 {
      (printed, said) = ("", "")
      let command = PrepareCommand {
        self.printed += $0
      } complain: {
        self.said += $0
      }
      let words = arguments.map { $0.replacing("~", with: root.path) }
      let code = command.run(words).rawValue
      printed = printed.replacing(root.path, with: "~")
      said = said.replacing(root.path, with: "~")
      return code
    }
  }

  @Test func filesAreWrittenUnderTheirNames() throws {
    let desk = try Desk()
    try desk.write("App/A.swift", Array("@objc class A {}".utf8))
    try desk.write("App/B.swift", Array("f(#keyPath(a))".utf8))
    #expect(desk.run("~/App/A.swift", "-o", "~/new/Out") == 0)
    #expect(desk.printed == "1 file in ~/new/Out, 0 places to fix, 0 warnings\n")
    #expect(desk.said == "")
    #expect(desk.read("new/Out/A.swift") == "      class A {}")
    #expect(desk.read("App/A.swift") == "@objc class A {}")
    #expect(desk.run("--output=~/new/Out", "--", "~/App/A.swift", "~/App/B.swift") == 1)
    #expect(desk.printed == "2 files in ~/new/Out, 1 place to fix, 0 warnings\n")
    #expect(desk.said.hasPrefix("~/App/B.swift:1:3: error: '#keyPath(a)' needs Objective-C. "))
    #expect(desk.read("new/Out/B.swift") == "f(#keyPath(a))")
    #expect(desk.run("--quiet", "~/App/A.swift", "-o~/new/Out") == 0)
    #expect(desk.printed == "")
  }

  @Test("A file that the command did not write is not replaced")
  func foreignFilesStay() throws {
    let desk = try Desk()
    try desk.write("App/A.swift", Array("@objc class A {}".utf8))
    try desk.write("App/B.swift", Array("class B {}".utf8))
    try desk.write("Out/A.swift", Array("mine".utf8))
    #expect(desk.run("~/App/B.swift", "~/App/A.swift", "-o", "~/Out") == 2)
    #expect(
      desk.said == "error: '~/Out/A.swift' is not a file that tabletrace-prepare has written: "
        + "choose another folder, or remove it\n"
    )
    #expect(desk.read("Out/A.swift") == "mine")
    #expect(desk.read("Out/B.swift") == nil)
    #expect(desk.run("~/App/B.swift", "-o", "~/Out") == 0)
    #expect(desk.run("~/App/A.swift", "-o", "~/Out") == 2)
    try desk.write("App/B.swift", Array("class B { }".utf8))
    #expect(desk.run("~/App/B.swift", "-o", "~/Out") == 0)
    #expect(desk.read("Out/B.swift") == "class B { }")
  }

  @Test(
    "An invalid command line writes nothing",
    arguments: [
      ([], "FILE is missing"),
      (["~/App/A.swift"], "the output folder is missing: -o DIR"),
      (["~/App/A.swift", "-o"], "the option '-o' needs a value: -o DIR"),
      (["~/App/A.swift", "--output="], "the option '--output' needs a value: --output DIR"),
      (["~/App/A.swift", "-o", "a", "--output", "b"], "the option '--output' is given twice"),
      (["--quiet=1", "~/App/A.swift"], "the option '--quiet' takes no value"),
      (["--check", "~/App/A.swift"], "unknown option '--check'"),
      (["", "-o", "~/Out"], "an argument is empty"),
      (
        ["~/App/A.swift", "~/Other/a.swift", "-o", "~/Out"],
        "'~/App/A.swift' and '~/Other/a.swift' have the same name: rename one,"
          + " or prepare them in two folders"
      ),
      (
        ["~/App/A.swift", "-o", "~/Other/../App"],
        "'~/Other/../App/A.swift' is the input file '~/App/A.swift' itself: choose another folder"
      ),
      (
        ["~/App/A.swift", "-o", "~/Link"],
        "'~/Link/A.swift' is the input file '~/App/A.swift' itself: choose another folder"
      ),
    ]
  )
  func commandLineIsRefused(_ arguments: [String], _ message: String) throws {
    let desk = try Desk()
    try desk.write("App/A.swift", Array("@objc class A {}".utf8))
    try desk.write("Other/a.swift", [])
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("Link"),
      withDestinationPath: desk.path("App")
    )
    let words = arguments.map { $0.replacing("~", with: desk.root.path) }
    var said = ""
    let code = PrepareCommand { _ in
    } complain: {
      said += $0
    }.run(words)
    #expect(code == .usage)
    let wanted = "error: \(message)\nhelp: tabletrace-prepare --help\n"
    #expect(said.replacing(desk.root.path, with: "~") == wanted)
    #expect(desk.read("App/A.swift") == "@objc class A {}")
    #expect(desk.read("Out/A.swift") == nil)
  }

  @Test(
    "An unreadable file is reported, and nothing is written",
    arguments: [
      ("None.swift", "no such file"), ("App", "it is a folder, so pass its files"),
      ("Bytes.swift", "it is not UTF-8 text"),
      ("Large.swift", "it is larger than the limit of 64 MB"),
    ]
  )
  func unreadableFilesAreNamed(_ name: String, _ reason: String) throws {
    let desk = try Desk()
    try desk.write("App/A.swift", [])
    try desk.write("Bytes.swift", [0x61, 0xFF, 0xC3])
    try desk.write("Large.swift", [])
    let large = try FileHandle(forWritingTo: desk.root.appending(path: "Large.swift"))
    try large.truncate(atOffset: UInt64(PrepareCommand.limit) + 1)
    #expect(desk.run("~/App/A.swift", "~/\(name)", "-o", "~/Out") == 2)
    #expect(desk.said == "error: cannot read '~/\(name)': \(reason)\n")
    #expect(desk.read("Out/A.swift") == nil)
  }

  @Test func whatStandsInTheWayIsNamed() throws {
    let desk = try Desk()
    try desk.write("A.swift", [])
    try desk.write("File", [])
    try desk.write("Out/A.swift/x", [])
    #expect(desk.run("~/A.swift", "-o", "~/File") == 2)
    #expect(desk.said == "error: cannot write '~/File': it is a file, not a folder\n")
    #expect(desk.run("~/A.swift", "-o", "~/Out") == 2)
    #expect(desk.said == "error: cannot write '~/Out/A.swift': it is a folder\n")
  }

  @Test("At most a hundred findings of a file are printed")
  func findingsAreCapped() throws {
    let desk = try Desk()
    try desk.write("A.swift", Array(String(repeating: "#keyPath(a)\n", count: 120).utf8))
    #expect(desk.run("~/A.swift", "-o", "~/Out") == 1)
    #expect(desk.said.split(separator: "\n").count == 101)
    #expect(desk.said.hasSuffix("and 20 more in ~/A.swift, not shown: fix these first\n"))
  }

  @Test func helpIsPrinted() throws {
    let desk = try Desk()
    #expect(desk.run("-h") == 0)
    let short = desk.printed
    #expect(short.contains("usage: tabletrace-prepare [OPTION...] FILE... -o DIR\n"))
    #expect(desk.run("a", "--help") == 0)
    #expect(desk.printed.hasPrefix(short))
    #expect(desk.printed.contains("  64  an invalid command line\n"))
    #expect(desk.printed.split(separator: "\n").allSatisfy { $0.count <= 84 })
  }
}
