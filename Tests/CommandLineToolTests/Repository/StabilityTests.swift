import Testing

@testable import CommandLineTool
@testable import Project

/// What the page about stability promises is what the tool has.
struct StabilityTests {
  private static let page = "Sources/TableTrace/TableTrace.docc/WhatIsStable.md"

  @Test func exitCodesAreThoseOfTheHelp() throws {
    let rows = try Repository.text(Self.page).split(separator: "\n")
      .drop { $0 != "| code | says |" }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }.map(String.init)
    #expect(rows == HelpText.exitCodes.map { "| \($0.code.rawValue) | \($0.says) |" })
  }

  @Test("The page names every module with a file of public symbols, and no other")
  func modulesHaveFiles() throws {
    let page = try Repository.text(Self.page)
    let files = try Repository.files(below: "Tests/PublicSymbols", suffix: ".txt")
    #expect(files.count == 3)
    for file in files {
      let module = file.split(separator: "/").last?.dropLast(".txt".count) ?? ""
      #expect(page.contains("`\(module)`"), "\(module)")
    }
  }
}
