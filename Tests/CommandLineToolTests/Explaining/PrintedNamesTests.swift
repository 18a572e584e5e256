import Sampling
import TableTrace
import Teaching
import Testing

@testable import CommandLineTool
@testable import Project

/// Every name that the tool prints can be given to `explain`.
struct PrintedNamesTests {
  /// The page of a name with what is said of it as a word that is printed.
  private func expectMeaning(of name: String) {
    let run = ToolRun(["explain", "--", name], hasLibrary: true)
    #expect(run.code == .success, "\(name): \(run.errors)")
    #expect(run.errors.isEmpty, "\(name): \(run.errors)")
    // A word that is something else first has its sentence below that.
    let isFirst = run.output.hasPrefix("\(name)\n\n")
    #expect(isFirst || run.output.contains("\n\(name): "), "\(name)")
  }

  @Test("Every word in the arguments of a golden has a page")
  func argumentsHavePages() throws {
    var words: Set<String> = []
    for path in try Repository.files(below: "Golden", suffix: ".trace") {
      for line in try Repository.text(path).split(separator: "\n").dropFirst(3) {
        let line = line.drop { $0 == " " }
        guard !"-?>~*=!".contains(line.prefix(1)), let name = line.firstIndex(of: " ") else {
          continue
        }
        let rest = line[name...]
        let arguments = rest.firstRange(of: " -> ").map { rest[..<$0.lowerBound] } ?? rest
        let plain = arguments.replacing(/"[^"]*"|[\[({].*[\])}]/, with: "")
        words.formUnion(plain.split { " ,|".contains($0) }.map(String.init))
      }
    }
    let names = words.filter { Double($0) == nil && !$0.contains("#") }
    #expect(names.isSuperset(of: ["session", "coordinator", "copy:", "regular"]))
    for name in Sample.of(names.sorted(), 10) { expectMeaning(of: name) }
  }

  @Test("The kinds of JSON Lines records have pages")
  func recordsHavePages() {
    let schema = ToolRun(["schema", "events"]).output
    let kinds = schema.matches(
      of: /"(trace|step|phase|call|query|warning|note|content|gate|crash)"/
    )
    .map { String($0.1) }
    #expect(Set(kinds).count == 10)
    for kind in Set(kinds).subtracting(["phase"]) { expectMeaning(of: kind) }
    let run = ToolRun(["run", "load/first-load", "--format", "jsonl"], hasLibrary: true).output
    let written = Set(run.matches(of: /"kind":"([a-z]+)"/).map { String($0.1) })
    #expect(written.isSubset(of: kinds) && written.contains("call"))
  }

  @Test("The folders that 'list' prints have pages")
  func foldersHavePages() {
    let list = ToolRun(["list", "scenarios"], hasLibrary: true).output
    let folders = Set(list.split(separator: "\n").compactMap { $0.split(separator: "/").first })
    #expect(folders.isSuperset(of: ["claims", "lists", "patterns", "recorded"]))
    for folder in Sample.of(folders.sorted(), 5) { expectMeaning(of: String(folder)) }
  }

  @Test("The properties that 'step' prints have pages, and so do the words of their values")
  func propertiesHavePages() {
    var names: Set<String> = []
    for place in ["1", "4", "12", "30"] {
      let page = ToolRun(["step", "scroll/prefetch", "--at", place], hasLibrary: true).output
      names.formUnion(page.matches(of: /\n  ([a-z]+(?: [a-z]+)*)  +[^ ]/).map { String($0.1) })
      names.formUnion(page.matches(of: /(pending|done|empty|not known)\n/).map { String($0.1) })
    }
    #expect(names.isSuperset(of: ["offset", "heights", "pool", "visible rows", "done"]))
    for name in Sample.of(names.sorted(), 10) { expectMeaning(of: name) }
  }

  @Test("The words in the output of '--why' have pages")
  func remarksHavePages() {
    var words: Set<String> = []
    for name in ["scroll/row-ahead", "updates/insert-a-row", "scroll/prefetch"] {
      let run = ToolRun(["run", name, "--os", "iOS 17", "--why"], hasLibrary: true)
      for found in run.output.matches(of: /; ([a-z ]+) ([a-z-]+\.[a-z-]+)/)
      where RuleID(rawValue: String(found.2)) != nil {
        words.insert(String(found.1))
      }
    }
    #expect(words.isSuperset(of: ["within", "asked by"]), "\(words)")
    for word in words.union(["answers by", "decided by"]).sorted() { expectMeaning(of: word) }
  }

  @Test("The evidence that 'rules' prints has pages")
  func evidenceHasPages() {
    var ids: [String: RuleID] = [:]
    for rule in RuleBook.all {
      for grade in rule.ranges.flatMap(\.grades) {
        for id in grade.evidence + grade.hints { ids[id] = rule.id }
      }
    }
    #expect(Set(["doc-01", "upd-16", "load-19", "r4-02", "seed-000-load"]).isSubset(of: ids.keys))
    for (id, rule) in ids.sorted(by: { $0.key < $1.key }) {
      let run = ToolRun(["explain", "--all", id])
      #expect(run.code == .success, "\(id)")
      #expect(run.output.hasPrefix("\(id)\n\nEvidence about UIKit, of the kind "), "\(run.output)")
      #expect(run.output.contains("\n  \(rule.rawValue) "), "\(id)")
    }
  }

  @Test("The page of a piece of evidence shows its source, its status, its rules and its logs")
  func aPieceOfEvidence() {
    let page = ToolRun(["explain", "load-19"]).output
    #expect(page.contains("\n  source       https://github.com/lopsae/worktable "))
    #expect(page.contains("\n  result       "))
    #expect(page.contains("\nthe rules that it supports\n"))
    #expect(ToolRun(["explain", "load-01"]).output.contains("\nits logs\n"))
    let json = ToolRun(["explain", "load-19", "--format", "json"])
    #expect(json.output.contains("\"subject\" : \"evidence\""))
  }
}
