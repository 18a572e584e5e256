import Foundation
import Testing

@testable import CommandLineTool
@testable import Project

/// The completions and the manual page, judged by the programs that read them.
struct ShellFilesTests {
  /// What is missing is said; it is not passed over in silence.
  private static func missing(_ name: String) -> Comment {
    "\(name) is not installed, so that nothing checks what the tool prints for it: apt-get install \(name)"
  }

  private static let bash = ShellProgram("bash")
  private static let zsh = ShellProgram("zsh")
  private static let fish = ShellProgram("fish")
  private static let mandoc = ShellProgram("mandoc")

  private func printed(_ arguments: String...) -> String {
    let run = ToolRun(arguments)
    #expect(run.code == .success && run.errors.isEmpty)
    return run.output
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyCommandAndOptionIsCompleted(shell: String) {
    let text = printed("completions", shell)
    for command in Commands.all {
      #expect(text.contains(command.facts.name))
      for flag in command.facts.allFlags { #expect(text.contains(flag.rawValue), "\(flag)") }
    }
    #expect(text.contains("completions scenarios"))
    #expect(text.contains("iOS-17"))
  }

  @Test func scenariosArePrintedByName() {
    let files = MemoryFiles([
      "Scenarios/a/b.yaml": Samples.twoRows, "Scenarios/c d.yml": "broken: [",
      "Scenarios/e\u{7}.yaml": "",
    ])
    let run = ToolRun(["completions", "scenarios"], files: files)
    #expect(run.output == "a/b\nc d\n")
    #expect(run.code == .success && run.errors.isEmpty)
    let shipped = ToolRun(["completions", "scenarios"], files: files, hasLibrary: true)
    #expect(shipped.output.hasPrefix("a/b\n") && shipped.output.contains("\nload/first-load\n"))
    #expect(ToolRun(["completions", "scenarios"]).output.isEmpty)
  }

  @Test(.enabled(if: bash.isThere, missing("bash")))
  func bashReadsItsCompletion() throws {
    let text = printed("completions", "bash")
    let check = try Self.bash.run(["-n"], input: text)
    #expect(check.output.isEmpty && check.code == 0, "\(check.output)")
  }

  @Test(
    .enabled(if: bash.isThere, missing("bash")),
    arguments: [
      ("tabletrace|r", "reference\nrules\nrun\n"),
      ("tabletrace|check|--s", "--scenarios\n--shard\n"),
      ("tabletrace|run|--names|o", "objc\n"),
      ("tabletrace|run|--os|iOS-9", "iOS-9\n"),
      ("tabletrace|schema|ev", "events\n"),
      ("tabletrace|check|--report|ju", "junit=\n"),
      ("tabletrace|run|no/such/l", ""),
    ]
  )
  func bashCompletes(line: String, offered: String) throws {
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map(ShellText.words)
    let script =
      printed("completions", "bash")
      + "COMP_WORDS=(\(words.joined(separator: " ")))\nCOMP_CWORD=\(words.count - 1)\n"
      + "_tabletrace\nfor word in \"${COMPREPLY[@]}\"; do printf '%s\\n' \"$word\"; done\n"
    let run = try Self.bash.run(["-s"], input: script)
    let found = Set(run.output.split(separator: "\n"))
    #expect(found.isSuperset(of: offered.split(separator: "\n")), "\(run.output)")
    if offered.isEmpty { #expect(found.isEmpty, "\(run.output)") }
  }

  /// The name of a file is data, whatever a shell could read in it.
  @Test(
    .enabled(if: bash.isThere, missing("bash")),
    arguments: [
      ("", "$(echo gone)\n`echo gone`\nit's $HOME\ntw o\n*\na\\b\n"), ("it", "it's $HOME\n"),
      ("it\\'s", "it's $HOME\n"), ("'it", "it's $HOME\n"), ("tw\\ ", "tw o\n"),
      ("$(e", "$(echo gone)\n"),
    ]
  )
  func bashCarriesNothingOut(typed: String, offered: String) throws {
    let script =
      printed("completions", "bash") + """
        tabletrace() { printf '%s\\n' '$(echo gone)' '`echo gone`' "it's \\$HOME" 'tw o' '*' 'a\\b'; }
        cd /var/empty 2>/dev/null || cd "$(mktemp -d)"
        COMP_WORDS=(tabletrace accept \(ShellText.quoted(typed)))
        COMP_CWORD=2
        _tabletrace
        for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done

        """
    let run = try Self.bash.run(["-s"], input: script)
    #expect(run.output == offered)
  }

  @Test(.enabled(if: zsh.isThere, missing("zsh")))
  func zshReadsItsCompletion() throws {
    let check = try Self.zsh.run(["-n", "/dev/stdin"], input: printed("completions", "zsh"))
    #expect(check.output.isEmpty && check.code == 0, "\(check.output)")
    let script =
      "autoload -U compinit; compinit -u -D\n" + printed("completions", "zsh")
      + "print ${_comps[tabletrace]}\n"
    let run = try Self.zsh.run(["-f"], input: script)
    #expect(run.output == "_tabletrace\n", "\(run.output)")
  }

  @Test(.enabled(if: fish.isThere, missing("fish")))
  func fishReadsItsCompletionAndCompletes() throws {
    let text = printed("completions", "fish")
    let check = try Self.fish.run(["-n", "/dev/stdin"], input: text)
    #expect(check.output.isEmpty && check.code == 0, "\(check.output)")
    for (line, offered) in [
      ("tabletrace ru", "run"), ("tabletrace check --sh", "--shard"),
      ("tabletrace run --names o", "objc"), ("tabletrace schema ev", "events"),
      ("tabletrace check --report ju", "junit="),
    ] {
      let script = text + "complete -C \(ShellText.quotedForFish(line))\n"
      let run = try Self.fish.run(["--no-config"], input: script)
      let found = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(found.contains(offered[...]), "\(line): \(run.output)")
    }
  }

  @Test(.enabled(if: mandoc.isThere, missing("mandoc")))
  func mandocReadsTheManualPage() throws {
    let page = printed("man")
    let check = try Self.mandoc.run(["-Tlint", "-Wwarning"], input: page)
    #expect(check.output.isEmpty && check.code == 0, "\(check.output)")
    let text = try Self.mandoc.run(["-Tascii"], input: page).output.replacing(/.\u{8}/, with: "")
    for command in Commands.all { #expect(text.contains(command.facts.name)) }
    for flag in Flag.allCases { #expect(text.contains("\(flag.spelling)"), "\(flag.spelling)") }
    for code in ExitCode.allCases { #expect(page.contains(".It \(code.rawValue)\n")) }
  }
}

extension ShellText {
  /// A word for an array of bash.
  static func words(_ word: Substring) -> String { quoted(String(word)) }
}
