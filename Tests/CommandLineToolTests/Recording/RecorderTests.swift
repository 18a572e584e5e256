import ShippedLibrary
import Testing

@testable import Project
@testable import Recording

@Suite("The package that records on a device")
struct RecorderTests {
  private static func files(_ more: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(["Scenarios/x.yaml": Samples.twoRows].merging(more) { $1 })
  }

  private static func run(_ line: String, _ files: any Files) -> ToolRun {
    ToolRun(ToolRun.words(line), files: files)
  }

  @Test("The package has the driver, a plan and a test for each scenario, and a workflow")
  func hasItsFiles() throws {
    let files = Self.files()
    let run = Self.run("recorder x -o out", files)
    #expect(run.output == "out: 1 scenario\n")
    #expect(run.code == .success)
    for path in [
      "Package.swift", "README.md", ".github/workflows/record.yml",
      "Tests/RecordingTests/RecordingTests.swift", "Tests/RecordingTests/Plans/x.json",
      "Sources/TableTrace/Callbacks/Callback.swift",
      "Sources/Scenarios/Model/RecordingPlan.swift",
      "Sources/RecorderDriver/PlanRun.swift",
    ] {
      #expect(files.contents["out/\(path)"] != nil, "\(path)")
    }
    let tests = String(
      decoding: try #require(files.contents["out/Tests/RecordingTests/RecordingTests.swift"]),
      as: UTF8.self
    )
    #expect(tests.contains("  func test_x() throws {\n    try record(\"x\")\n  }\n}\n"))
    let readme = String(decoding: files.contents["out/README.md"] ?? [], as: UTF8.self)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 7)
  }

  @Test("The driver in the package equals the source of this repository")
  func driverIsTheSource() throws {
    let files = Self.files()
    _ = Self.run("recorder x -o out", files)
    let carriedFolders = [
      "Sources/UIKit/RecorderDriver/", "Sources/Language/Scenarios/Model/",
      "Sources/TableTrace/Callbacks/", "Sources/TableTrace/Geometry/", "Sources/TableTrace/Reuse/",
      "Sources/TableTrace/Versions/",
    ]
    let sources = try Repository.files(below: "Sources", suffix: ".swift").filter { path in
      carriedFolders.contains { path.hasPrefix($0) }
    }
    #expect(sources.count > 90)
    for path in sources {
      let place = path.replacing(#/Sources/(UIKit|Language)//#, with: "Sources/")
      let written = files.contents["out/\(place)"].map { String(decoding: $0, as: UTF8.self) }
      #expect(written == (try Repository.text(path)), "\(path)")
    }
    let carried = files.contents.keys.filter { $0.hasPrefix("out/Sources/") }
    #expect(carried.count == sources.count)
    let package = files.contents["out/Package.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(package == (try Repository.text("Sources/UIKit/RecorderTemplate/Package.swift")))
  }

  @Test("The embedded files for the package are small and no part of the library")
  func isSmall() throws {
    let bytes = ShippedFile.driver.reduce(0) { $0 + $1.bytes.count }
    #expect((50_000..<1_000_000).contains(bytes), "\(bytes)")
    let users = try Repository.files(below: "Sources/Tool", suffix: ".swift").filter {
      try Repository.text($0).contains("ShippedFile.driver")
    }
    #expect(users == ["Sources/Tool/Recording/Recording/RecorderPackage.swift"])
  }

  @Test("The package is replaced by a new one, and obsolete files are removed")
  func isWrittenAnew() {
    let files = Self.files(["Scenarios/y.yaml": Samples.twoRows])
    _ = Self.run("recorder x y -o out", files)
    #expect(files.contents["out/Tests/RecordingTests/Plans/y.json"] != nil)
    #expect(Self.run("recorder x -o out", files).code == .success)
    #expect(files.contents["out/Tests/RecordingTests/Plans/y.json"] == nil)
    #expect(files.contents["out/Tests/RecordingTests/Plans/x.json"] != nil)
  }

  @Test(
    "If the folder has a file of the user, nothing is written",
    arguments: ["README.md", "Package.swift", ".tabletrace-recorder"]
  )
  func replacesNothing(path: String) {
    let files = Self.files(["out/\(path)": "mine\n"])
    let run = Self.run("recorder x -o out", files)
    #expect(
      run.errors == "error[F013]: cannot write 'out/\(path)': 'tabletrace recorder' did not "
        + "write it, or it has changed since\nhelp: choose another folder\n"
    )
    #expect(run.code == .invalid)
    #expect(files.contents.keys.filter { $0.hasPrefix("out/") } == ["out/\(path)"])
  }

  @Test("A changed file of the package is not replaced")
  func keepsChanges() {
    let files = Self.files()
    _ = Self.run("recorder x -o out", files)
    files.contents["out/README.md"] = Array("mine\n".utf8)
    #expect(Self.run("recorder x -o out", files).code == .invalid)
    #expect(files.contents["out/README.md"] == Array("mine\n".utf8))
  }

  @Test("A folder of scenarios or goldens is refused")
  func leavesFolders() {
    for folder in ["Scenarios/out", "Golden/out"] {
      let files = Self.files(["Golden/x.iOS-9.trace": "a"])
      let run = Self.run("recorder x -o \(folder)", files)
      #expect(run.errors.hasPrefix("error[F013]: "), "\(run.errors)")
    }
  }

  @Test(
    "A part that no device can record is reported with its line",
    arguments: [
      ("host: {rounds: 4}\nsteps:\n  - load\n", "the host with 'rounds' (no real view controller)"),
      (
        "dataSource: {cellForRowAt: {after: {milliseconds: 9, do: [note: late]}}}\n"
          + "steps:\n  - load\n  - drag: {by: 40}\n",
        "steps at a certain time while the content moves"
      ),
      ("selfSizing: {headers: {default: 40}}\nsteps:\n  - load\n", "self-sizing headers"),
      ("device: iPhone 8\nsteps:\n  - load\n", "the bars of a device"),
      ("steps:\n  - load\n  - rotate\n", "the step rotate (line 11)"),
    ]
  )
  func tellsGaps(rest: String, reason: String) {
    let text = Samples.twoRows.replacing("steps:\n  - load\n", with: rest)
    let run = Self.run("recorder x -o out", Self.files(["Scenarios/x.yaml": text]))
    #expect(run.errors == "error[L017]: x: a recording does not support \(reason)\n")
    #expect(run.code == .invalid)
  }

  @Test("The list says how to record each scenario, and a scenario of the library is kept")
  func lists() throws {
    let list = ToolRun(["recorder", "--list"], files: OverlayFiles(), hasLibrary: true)
    #expect(list.code == .success)
    #expect(list.output == (try Repository.text("Tests/RecorderDriverTests/recordings.tsv")))
    let verdicts = list.output.split(separator: "\n").compactMap {
      $0.split(separator: "\t").last
    }
    #expect(verdicts.count { $0 == "automatic" } >= 300)
    #expect(
      verdicts.allSatisfy {
        ["automatic", "with a finger"].contains($0) || ($0.hasPrefix("no: ") && $0.count > 8)
      }
    )
  }

  @Test("The ten most wanted recordings are those that confirm most")
  func isWanted() throws {
    let files = OverlayFiles()
    let run = ToolRun(["recorder", "--wanted", "-o", "out"], files: files, hasLibrary: true)
    #expect(run.output.hasPrefix("out: 10 scenarios"), "\(run.output)\(run.errors)")
    let weakest = ToolRun(["rules", "--weakest"], files: OverlayFiles(), hasLibrary: true).output
    let mark = "tabletrace recorder "
    let first = try #require(weakest.firstRange(of: mark), "\(weakest.prefix(500))")
    let name = weakest[first.upperBound...].prefix { $0 != " " }.replacing("/", with: "-")
    #expect(files.memory.contents["out/Tests/RecordingTests/Plans/\(name).json"] != nil)
  }

  @Test(
    "Options that exclude each other are reported",
    arguments: [
      ("recorder x", "-o FOLDER is missing"),
      ("recorder --wanted x -o out", "--wanted and x cannot be used together"),
      ("recorder --list -o out", "--list and --output cannot be used together"),
      ("recorder --list --wanted", "--wanted and --list cannot be used together"),
      ("recorder x --os 17 -o out", "the option '--os' cannot be used here"),
      ("recorder - -o out", "recorder and - cannot be used together"),
    ]
  )
  func refuses(line: String, message: String) {
    let run = Self.run(line, Self.files())
    #expect(run.errors.contains("]: \(message)\n"), "\(run.errors)")
    #expect(run.code == .usage)
  }
}
