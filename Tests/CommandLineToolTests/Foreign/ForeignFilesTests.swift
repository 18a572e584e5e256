import Testing

@testable import Project

/// What other tools own stays as it is, to the byte, whatever is typed.
@Suite("Files of other tools")
struct ForeignFilesTests {
  private let scratch: ScratchFolder
  private var folder: String { scratch.path }

  init() throws {
    scratch = try ScratchFolder()
    for (name, text) in ForeignYAML.all { try scratch.write(text, to: name) }
  }

  private static let named = "FOLDER"

  /// Every command that writes, at a folder and at its files.
  private static let lines = [
    "fmt FOLDER", "fmt --outside FOLDER", "fmt --outside --large FOLDER", "fmt --check FOLDER",
    "accept FOLDER", "accept --failing FOLDER", "accept --pattern FOLDER", "accept --same FOLDER",
    "reject FOLDER", "reject --same FOLDER", "review FOLDER", "check FOLDER",
    "check FOLDER --report junit=FOLDER/openapi.yaml", "validate FOLDER", "list scenarios FOLDER",
    "check --scenarios FOLDER --golden FOLDER", "accept --all --scenarios FOLDER --golden FOLDER",
    "reject --all --scenarios FOLDER --golden FOLDER", "fmt --outside --scenarios FOLDER",
    "new FOLDER/openapi.yaml --from load/first-load",
    "new openapi --scenarios FOLDER --from load/first-load",
    "run load/first-load -o FOLDER/docker-compose.yaml",
    "shrink crashes/model-not-changed -o FOLDER/many.yaml",
    "player load/first-load -o FOLDER/list.yaml", "site -o FOLDER/list.yaml",
    "recorder load/first-load -o FOLDER/list.yaml", "recorder load/first-load -o FOLDER",
    "import FOLDER/openapi.yaml", "import FOLDER/text.yaml",
  ]

  @Test("No command changes a file of another tool", arguments: lines)
  func staysAsItIs(line: String) throws {
    let before = try scratch.contents()
    let words = ToolRun.words(line).map { $0.replacing(Self.named, with: folder) }
    _ = ToolRun(words, files: scratch.files, hasLibrary: true)
    let after = try scratch.contents()
    for (name, bytes) in before { #expect(after[name] == bytes, "\(name)") }
  }

  @Test(
    "A file of another tool that cannot be parsed is skipped",
    arguments: [
      ("apiVersion: v1\nkind: Pod\n---\napiVersion: v1\nkind: Service\n", true),
      ("---\nversion: 1\nsteps: [load]\n---\nversion: 1\nsteps: [load]\n", false),
      ("Resource: !Ref   Bucket\n", true),
      ("version: 2\nResource: !Ref   Bucket\n", true),
      ("version: 1\ntitle: !!str x\nsteps: [load]\n", false),
      ("'version': 1\n\"steps\": [!load x]\n", false),
      ("{version: 1, steps: [!load x]}\n", false),
      ("? [a, b]\n: 1\n", true),
      ("a: [\n", false),
    ]
  )
  func unparsed(text: String, isSkipped: Bool) {
    let files = MemoryFiles(["Scenarios/a.yaml": text])
    let run = ToolRun(["fmt"], files: files)
    #expect(files.text("Scenarios/a.yaml") == text)
    #expect(run.code == (isSkipped ? .success : .invalid), "\(run.errors)")
    #expect(run.errors.hasPrefix(isSkipped ? "note: skipped 'Scenarios/a.yaml': " : "error[T"))
  }

  @Test(
    "Each file of another tool is unchanged, and is skipped or reported",
    arguments: ForeignYAML.all.keys.sorted()
  )
  func oneFile(name: String) throws {
    let path = "\(folder)/\(name)"
    let before = try scratch.files.read(path)
    let run = ToolRun(["fmt", path], files: scratch.files)
    #expect(try scratch.files.read(path) == before)
    let isSkipped = run.errors.contains("note: skipped '\(path)': not a scenario: ")
    #expect(isSkipped || run.errors.hasPrefix("error[T"), "\(run.errors)")
    #expect(run.code == (isSkipped ? .success : .invalid))
    #expect(
      run.output
        == "0 of 0 scenarios formatted, 1 file \(isSkipped ? "skipped" : "not parsed")\n"
    )
  }

  @Test("Among files of other tools, only a scenario is formatted")
  func scenarioAmongThem() throws {
    try scratch.write("title: A\nversion:   1\nsteps:\n- load # now\n", to: "deep/a.yaml")
    let before = try scratch.contents()
    let run = ToolRun(["fmt", "--outside", folder], files: scratch.files)
    #expect(run.output.hasPrefix("\(folder)/deep/a.yaml\n1 of "))
    let changed = try scratch.contents().filter { before[$0.key] != $0.value }.map(\.key)
    #expect(changed == ["deep/a.yaml"])
  }

  @Test("A folder outside the project needs the option, but a file does not")
  func outside() throws {
    let text = "title: A\nversion:   1\nsteps:\n- load\n"
    try scratch.write(text, to: "a.yaml")
    let refused = ToolRun(["fmt", folder], files: scratch.files)
    #expect(refused.code == .invalid)
    #expect(refused.errors.hasPrefix("error[F020]: '\(folder)' is outside the project in '"))
    #expect(refused.errors.contains("\nhelp: pass its files one by one\n"))
    #expect(refused.errors.hasSuffix("\nhelp: to format the folder anyway, add --outside\n"))
    #expect(refused.output.isEmpty)
    #expect(try scratch.files.read("\(folder)/a.yaml") == Array(text.utf8))
    #expect(ToolRun(["fmt", "\(folder)/a.yaml"], files: scratch.files).code == .success)
    #expect(try scratch.files.read("\(folder)/a.yaml") != Array(text.utf8))
  }

  @Test("A repository inside the folder is another project")
  func otherRepository() throws {
    let text = "title: A\nversion:   1\nsteps:\n- load\n"
    let files = MemoryFiles([
      "Scenarios/a.yaml": text, "Scenarios/other/.git/HEAD": "", "Scenarios/other/in/a.yaml": text,
    ])
    let run = ToolRun(["fmt"], files: files)
    #expect(
      run.errors
        == "note: skipped 'Scenarios/other/in/a.yaml': it belongs to the repository 'Scenarios/other'. "
        + "To format it, add --outside\n"
    )
    #expect(run.output == "Scenarios/a.yaml\n1 of 1 scenario formatted, 1 file skipped\n")
    #expect(files.text("Scenarios/other/in/a.yaml") == text)
    #expect(ToolRun(["fmt", "Scenarios/other/in/a.yaml"], files: files).errors.isEmpty)
    #expect(files.text("Scenarios/other/in/a.yaml") != text)
  }

  @Test("Standard input that is no scenario is printed unchanged")
  func standardInput() {
    let files = MemoryFiles()
    files.standardInput = Array("a:   1\n".utf8)
    let run = ToolRun(["fmt", "-"], files: files)
    #expect(run.code == .success && run.output == "a:   1\n")
    #expect(
      run.errors
        == "note: skipped standard input: not a scenario: it has no key 'version' and no key 'steps'\n"
    )
  }
}
