import Diagnostics
import Foundation
import Testing
import YAMLSource

@testable import Project

/// The files for build servers and the hooks that the documents show are carried out line by line, by the
/// tool that was built, in a repository of their own.
struct BuildServerTests {
  /// A file that a document shows.
  struct Example: CustomTestStringConvertible, Sendable {
    var page: String
    var path: String
    var text: String
    var testDescription: String { "\(path) of \(page)" }

    /// What a document shows under these paths.
    static func all(_ paths: String...) -> [Example] {
      ["README.md", "Sources/Language/Scenarios/Scenarios.docc/GoldensForATeam.md"].flatMap {
        page in
        MarkdownBlock.all(in: (try? Repository.text(page)) ?? "").compactMap { block in
          let words = block.info.split(separator: " ").map(String.init)
          guard words.count == 2, paths.contains(words[1]) else { return nil }
          return Example(page: page, path: words[1], text: block.text)
        }
      }
    }
  }

  private static let servers = Example.all(
    ".github/workflows/tables.yml",
    ".gitlab-ci.yml",
    ".pre-commit-config.yaml"
  )
  private static let hooks = Example.all(".git/hooks/pre-commit")

  /// The lines that a file tells a shell to carry out: those behind these keys, wherever they stand, and
  /// what the action and the template of this repository do.
  private static func commands(in node: YAMLNode) -> [String] {
    if let entries = node.entries { return entries.flatMap(commands) }
    return (node.pairs ?? []).flatMap { pair -> [String] in
      let value = pair.value.scalar?.text ?? ""
      if pair.key == "uses", value.hasPrefix("tabletrace/tabletrace@") { return [action(of: node)] }
      if pair.key == "extends", value == ".tabletrace" { return [template] }
      guard ["run", "script", "entry"].contains(pair.key) else { return commands(in: pair.value) }
      return (pair.value.entries ?? [pair.value]).compactMap { $0.scalar?.text }
    }
  }

  /// What the action does in a step with these inputs, with the program that is there.
  private static func action(of step: YAMLNode) -> String {
    let inputs = step.pairs?.first { $0.key == "with" }?.value.pairs ?? []
    let value = { (name: String) in
      inputs.first { $0.key == name }?.value.scalar?.text ?? (name == "folder" ? "." : "")
    }
    return """
      export RUNNER_TEMP="$PWD" TABLETRACE_VERSION=1.1.0 TABLETRACE_PROGRAM="$(command -v tabletrace)"
      export TABLETRACE_FOLDER='\(value("folder"))' TABLETRACE_REPORT='\(value("report"))'
      export TABLETRACE_LOGS='\(value("logs"))'
      '\(Repository.root)/.ci/action'
      """
  }

  /// What stands for programs that a machine may lack: archives are not packed here.
  private static let programs = """
    xz() { shift; cat "$@"; }
    command -v sha256sum >/dev/null || sha256sum() { shasum -a 256 "$@"; }
    """

  /// What the template for GitLab does, with an archive that holds the program that is there.
  private static var template: String {
    let text = (try? Repository.text(".ci/channels/gitlab.yml")) ?? ""
    let document = YAMLDocument(SourceText(path: "gitlab.yml", bytes: Array(text.utf8)))
    let lines = document.root.map(commands(in:)) ?? []
    return """
      export CI_PROJECT_DIR="$PWD" TABLETRACE_FOLDER=. TABLETRACE_ARCHIVE=https://a.example/a.tar.xz
      mkdir -p a/bin && ln -sf "$(command -v tabletrace)" a/bin/tabletrace
      \(programs)
      tar -c -f a.tar.xz a && sha256sum a.tar.xz > a.tar.xz.sha256 && rm -r a
      curl() { cp ../a.tar.xz ../a.tar.xz.sha256 .; }
      \(lines.joined(separator: "\n"))
      """
  }

  private static func commands(of example: Example) throws -> [String] {
    let document = YAMLDocument(SourceText(path: example.path, bytes: Array(example.text.utf8)))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    return commands(in: try #require(document.root))
  }

  @Test func documentsShowThem() {
    let pages = Self.servers.map(\.page)
    #expect(pages.count { $0 == "README.md" } == 1)
    #expect(pages.count { $0.hasSuffix("/GoldensForATeam.md") } == 3)
    #expect(Self.hooks.count == 1)
  }

  @Test(
    "Each line of the workflow passes, and a check fails for a changed golden",
    arguments: servers
  )
  func lines(example: Example) throws {
    let repository = try TemporaryRepository()
    defer { repository.remove() }
    let commands = try Self.commands(of: example)
    let checks = ["tabletrace check", "tabletrace\" check", "/.ci/action"]
    #expect(commands.contains { command in checks.contains { command.contains($0) } })
    for command in commands {
      let run = try repository.shell(command, "CI=true GITHUB_STEP_SUMMARY=summary.md")
      #expect(run.code == 0, "\(command): \(run.output)")
    }
    try repository.change()
    for command in commands {
      let run = try repository.shell(command, "CI=true GITHUB_STEP_SUMMARY=summary.md")
      let isCheck = checks.contains { command.contains($0) }
      #expect(run.code == (isCheck ? 1 : 0), "\(command): \(run.output)")
      guard isCheck else { continue }
      if command.contains("github=-") || command.contains("/.ci/action") {
        #expect(run.output.contains("::error file=Golden/two rows.iOS-9.trace,line=8,"))
        #expect(try repository.text("summary.md").contains("### ✘ tabletrace: 2 checked, "))
      }
      if command.contains("junit=") {
        let report = command.contains("tabletrace.xml") ? "tabletrace.xml" : "tables.xml"
        #expect(try repository.text(report).contains("<failure "))
      }
    }
    #expect(try repository.shell("test ! -e Golden/pending").code == 0, "nothing is kept there")
  }

  @Test("The archive in the README is verified by its digest, and works")
  func archive() throws {
    let shown = MarkdownBlock.all(in: try Repository.text("README.md")).filter { $0.info == "sh" }
    let block = try #require(shown.first)
    let repository = try TemporaryRepository()
    defer { repository.remove() }
    let release = """
      made=tabletrace-\(ToolVersion.current)-linux-x86_64
      mkdir -p release/$made/bin && ln -sf "$(command -v tabletrace)" release/$made/bin/tabletrace
      \(Self.programs)
      (cd release; tar -c -f $made.tar.xz $made; sha256sum $made.tar.xz > $made.tar.xz.sha256)
      curl() { for word; do case $word in https:*) cp "release/${word##*/}" .; esac; done; }
      """
    let run = try repository.shell("\(release)\n\(block.text)")
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.contains("To begin: tabletrace learn first-load"))
    let damage = "echo >>release/$made.tar.xz"
    let damaged = try repository.shell("\(release)\n\(damage)\n\(block.text)")
    #expect(damaged.code != 0)
  }

  @Test("Annotations of a project in a subfolder name files relative to the repository")
  func annotationsOfAFolder() throws {
    let repository = try TemporaryRepository()
    defer { repository.remove() }
    try repository.change()
    let move = "mkdir tables; git mv -k Scenarios Golden tables/; mv Scenarios Golden tables/"
    _ = try repository.shell("\(move); cd tables")
    let run = try repository.shell("cd tables; tabletrace check --report github=-", "CI=true")
    #expect(run.output.contains("::error file=tables/Golden/two rows.iOS-9.trace,line=8,"))
  }

  @Test("The commit hook prevents only a commit with a difference", arguments: hooks)
  func hook(example: Example) throws {
    let repository = try TemporaryRepository()
    defer { repository.remove() }
    // The shell writes the program. A program that another test starts meanwhile would inherit a file that
    // this process has open for writing, and such a file cannot be run.
    try repository.write(example.text, to: "hook")
    let hook = "cp hook \(example.path); chmod +x \(example.path)"
    let commit = "\(hook); git add Scenarios Golden; git commit -qm A"
    let first = try repository.shell(commit)
    #expect(first.code == 0, "\(first.output)")
    try repository.change()
    let second = try repository.shell(commit)
    #expect(second.code != 0)
    #expect(second.output.contains("✘ two rows.iOS-9: answer (golden line 8)"))
    #expect(try repository.shell("git rev-list --count HEAD").output == "1\n")
    // What is not staged keeps nothing out.
    let other = try repository.shell("git reset -q; git commit -qm B --allow-empty")
    #expect(other.code == 0, "\(other.output)")
    let staged =
      "git add Scenarios; git checkout -q HEAD -- Scenarios 2>&1; git commit -qm C --allow-empty"
    #expect(try repository.shell(staged).code == 0)
  }
}

/// A repository in a folder of its own, with a scenario and its goldens, and the tool on the path.
struct TemporaryRepository {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let tool: URL

  /// Makes the repository.
  init() throws {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let test = URL(filePath: bundle ?? CommandLine.arguments[0])
    tool = test.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Samples.twoRows, to: "Scenarios/two rows.yaml")
    let made = try shell("git init -q .; tabletrace fmt; tabletrace accept --all", "CI=false")
    try #require(made.code == 0, "\(made.output)")
  }

  /// Takes it away.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Makes the rows of the scenario higher.
  func change() throws {
    let path = "Scenarios/two rows.yaml"
    try write(try text(path).replacing(": 44", with: ": 45"), to: path)
  }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// Writes a file and the folders above it.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Carries out lines of a shell as a build server does, with some variables set.
  func shell(_ lines: String, _ variables: String = "") throws -> (output: String, code: Int) {
    let names =
      "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b"
    let script = """
      cd '\(folder.path)'; unset CI GITHUB_WORKSPACE
      export PATH='\(tool.path)':"$PATH" HOME='\(folder.path)' \(names) \(variables)
      set -e
      \(lines)
      """
    return try ShellProgram("sh").run(["-c", script])
  }
}
