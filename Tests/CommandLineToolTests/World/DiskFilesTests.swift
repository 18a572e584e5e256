import Foundation
import Testing

@testable import CommandLineTool

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading and writing on the disk, in a folder of its own.
///
/// A class, so that the folder goes when a test has ended.
final class DiskFilesTests {
  private let files = DiskFiles()
  private let folder: String

  init() throws {
    var template = Array("/tmp/tabletrace-tests-XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    try #require(isMade)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func writtenFileIsThereAndNothingElse() throws {
    try files.makeFolder("\(folder)/a/b")
    try files.write(Array("one".utf8), to: "\(folder)/a/b/c")
    try files.write(Array("two".utf8), to: "\(folder)/a/b/c")
    #expect(try files.read("\(folder)/a/b/c") == Array("two".utf8))
    #expect(try files.names(in: "\(folder)/a/b") == ["c"])
    #expect(try files.files(below: folder, suffix: "c") == ["\(folder)/a/b/c"])
  }

  @Test func unfinishedDraftLeavesTheOldFile() throws {
    let path = "\(folder)/x"
    try files.write(Array("old".utf8), to: path)
    let draft = try files.draft(path)
    try draft.write(Array("new".utf8)[...])
    #expect(try files.read(path) == Array("old".utf8))
    draft.discard()
    #expect(try files.names(in: folder) == ["x"])
    #expect(try files.read(path) == Array("old".utf8))
  }

  @Test func linksSurviveAndDevicesAreWrittenThrough() throws {
    try files.write(Array("old".utf8), to: "\(folder)/target")
    try #require(symlink("\(folder)/target", "\(folder)/link") == 0)
    try files.write(Array("new".utf8), to: "\(folder)/link")
    #expect(try files.read("\(folder)/target") == Array("new".utf8))
    try files.write(Array("gone".utf8), to: "/dev/null")
    #expect(files.kind(of: "/dev/null") == .file)
    #expect(try files.read("/dev/null").isEmpty)
  }

  @Test func problemsAreNamed() throws {
    try files.write([], to: "\(folder)/file")
    #expect(throws: FileError.missing(path: "\(folder)/none")) {
      try files.read("\(folder)/none")
    }
    #expect(throws: FileError.isFolder(path: folder)) { try files.read(folder) }
    #expect(throws: FileError.isFolder(path: folder)) { try files.draft(folder) }
    #expect(throws: FileError.notFolder(path: "\(folder)/file")) {
      try files.names(in: "\(folder)/file")
    }
    #expect(throws: FileError.notFolder(path: "\(folder)/file")) {
      try files.makeFolder("\(folder)/file/x")
    }
    #expect(
      throws: FileError.unwritable(
        path: "\(folder)/no/file",
        reason: "No such file or directory"
      )
    ) {
      try files.write([], to: "\(folder)/no/file")
    }
  }
}
