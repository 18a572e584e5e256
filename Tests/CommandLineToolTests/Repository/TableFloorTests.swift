import Testing

@testable import TableTrace

/// The floors of the simulated table: calls go down, and the doors that lead up are named.
///
/// As good as text can hold it: a call is the name of a method that another floor declares.
struct TableFloorTests {
  /// The folders of `Table`, the lowest first.
  private static let floors = [
    "State", "Asking", "Loading", "Layout", "Scrolling", "Editing", "Moving", "Selection", "Touch",
    "Updates", "App",
  ]

  /// The methods that a floor may call although they are declared above it.
  private static let doors: [String: Set<String>] = [
    "Layout": [
      "askEditControls", "layOutEditedCells", "askSectionIndexTitles", "moveContent",
      "showEditing", "showLook", "forgetKeeper", "bringContentBack",
      "bringContentBackInLayout", "hasToComeBack", "restingOffset",
    ],
    "Scrolling": ["closeOpenRow", "takeTouch", "finishClosing", "finishUpdates"],
    "Editing": ["dropSelection"],
    "Moving": ["insertRows"],
    "Selection": ["endTouch", "letContentBack", "setHighlighted"],
    "Updates": ["reloadData"],
  ]

  /// Where code of an app is called, besides the one place where clients are asked.
  private static let appCalls: [String: Set<String>] = [
    "Asking/TableView+Asking.swift": [
      "try closure(self, call)", "try body(self, path)", "try body(self, cell, path)",
    ],
    "Loading/TableView+Requeries.swift": ["try closure(table, call)", "try body(self, section)"],
    "Loading/TableView+RowHeights.swift": ["try closure(self, Call(", "try body(self, path)"],
    "Editing/TableView+OpenRow.swift": ["try action.handler(self, open.path)"],
    "Updates/TableView+UpdateGroup.swift": ["try completion(self, animation.isFinished)"],
    "Updates/TableView+Snapshots.swift": ["try completion(self, true)"],
    "Updates/TableView+Updates.swift": ["try changes(self)"],
  ]

  /// Methods of one name that do the same for another argument.
  private static let sameForAnother: Set<String> = [
    "askNumberOfRows", "askPoints", "closeGate", "closeOpenRow", "dequeueReusableCell", "measure",
    "run",
    "showTransition", "tell",
  ]

  /// A source of the table.
  private struct Source {
    let floor: String
    let path: String
    let lines: [Substring]

    /// The names of the methods that it adds to the table, in order.
    var methods: [String] {
      lines.compactMap { line in
        guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "func"), place + 1 < words.count else { return nil }
        return String(words[place + 1].prefix { $0.isLetter })
      }
    }

    /// Whether a line calls a method of the table itself.
    func calls(_ name: String) -> Bool {
      lines.contains { line in
        line.ranges(of: "\(name)(").contains { range in
          guard range.lowerBound > line.startIndex else { return true }
          let before = line[line.index(before: range.lowerBound)]
          return !before.isLetter && before != "." && !line[..<range.lowerBound].hasSuffix("func ")
        }
      }
    }
  }

  private static let sources: [Source] = {
    let folder = "Sources/TableTrace/Table/"
    let files = (try? Repository.files(below: String(folder.dropLast()), suffix: ".swift")) ?? []
    return files.compactMap { file in
      guard let text = try? Repository.text(file) else { return nil }
      let path = String(file.dropFirst(folder.count))
      let parts = path.split(separator: "/")
      let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return Source(floor: parts.count > 1 ? String(parts[0]) : "", path: path, lines: lines)
    }
  }()

  private static let conversation = sources.filter { $0.path.contains("TableView") }

  @Test("Every folder is a layer, and every layer has files")
  func foldersAreFloors() {
    #expect(Set(Self.sources.map(\.floor)) == Set(Self.floors + [""]))
    #expect(Self.conversation.count > 50)
  }

  @Test(
    "The state of a table calls no other code",
    arguments: ["TableView", "UIKitException", "sink", "@escaping"]
  )
  func stateCallsNobody(word: String) {
    for source in Self.sources where source.floor == "State" {
      for line in source.lines {
        #expect(!line.contains(word), "\(source.path) knows of \(word)")
      }
    }
  }

  @Test("Code of the app is called only in named places")
  func clientsAreCalledInOnePlace() {
    var found: [String: Set<String>] = [:]
    for source in Self.sources {
      for line in source.lines {
        guard let start = line.firstRange(of: "try ")?.lowerBound else { continue }
        if line.contains("(self,") || line.contains("(self)") {
          found[source.path, default: []].insert(String(line[start...]))
        }
      }
    }
    #expect(Set(found.keys) == Set(Self.appCalls.keys))
    for (path, calls) in found {
      for call in calls {
        let isNamed = Self.appCalls[path]?.contains { call.contains($0) } == true
        #expect(isNamed, "\(path): \(call)")
      }
    }
  }

  @Test("Calls go to lower layers, except in named places")
  func callsGoDown() {
    var used: [String: Set<String>] = [:]
    for (height, floor) in Self.floors.enumerated() {
      let above = Set(Self.floors[(height + 1)...])
      let own = Set(Self.conversation.filter { $0.floor == floor }.flatMap(\.methods))
      let higher = Self.conversation.filter { above.contains($0.floor) }.flatMap(\.methods)
      for source in Self.conversation where source.floor == floor {
        for name in Set(higher).subtracting(own) where source.calls(name) && name != "adopt" {
          used[floor, default: []].insert(name)
          let isDoor = Self.doors[floor]?.contains(name) == true
          #expect(isDoor, "\(source.path) calls \(name), which is above it")
        }
      }
    }
    #expect(used == Self.doors, "a door that nobody uses is to be closed")
  }

  @Test("The page about the architecture names every layer and every exception")
  func doorsAreNamed() throws {
    let folder = "Sources/TableTrace/TableTrace.docc"
    let page = try Repository.text("\(folder)/Architecture.md").split(separator: "\n")
    for (floor, doors) in Self.doors {
      let row = page.last { $0.hasPrefix("| \(floor) |") }
      for door in doors { #expect(row?.contains("`\(door)`") == true, "\(floor): \(door)") }
    }
    for floor in Self.floors {
      #expect(page.contains { $0.hasPrefix("| \(floor) |") }, "\(floor)")
    }
  }

  @Test("Each method name has only one meaning")
  func namesAreUnique() {
    var files: [String: Int] = [:]
    for name in Self.conversation.flatMap(\.methods) { files[name, default: 0] += 1 }
    let shared = Set(files.filter { $0.value > 1 }.keys)
    #expect(shared == Self.sameForAnother)
  }

  @Test("Every layer has tests in its own folder", arguments: floors)
  func floorsHaveTests(floor: String) throws {
    let tests = try Repository.files(below: "Tests/TableTraceTests/Table", suffix: "Tests.swift")
    #expect(tests.contains { $0.contains("/Table/\(floor)/") })
  }

  @Test("Every type of the state with mutating methods has its own tests", arguments: values)
  func valuesAreTestedAlone(value: String) throws {
    let folder = "Tests/TableTraceTests/Table/State"
    let tests = try Repository.files(below: folder, suffix: "Tests.swift").map(Repository.text)
    #expect(tests.contains { $0.contains("\(value)(") || $0.contains("\(value).") })
  }

  /// The values of the state that change by verbs of their own, each in a file of its name.
  private static let values: [String] = sources.compactMap { source in
    guard source.floor == "State", !source.path.contains("+"),
      source.lines.contains(where: { $0.contains("mutating func") })
    else { return nil }
    return source.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
  }

  @Test func valuesAreFound() {
    #expect(Self.values.count >= 17)
    #expect(Self.values.contains("PendingWork"))
  }

  /// The gates that hold wherever the table comes to ask: they say when it does.
  private static let foregone: Set<GateID> = [.tableChoosesFocus, .cellConfigured, .rowIsEdited]

  @Test("Code closes every gate that has no condition")
  func gatesAreClosed() {
    let table = Self.sources.flatMap(\.lines).joined(separator: "\n")
    for id in GateID.allCases {
      let gate = GateBook.all.lazy.flatMap(\.gates).first { $0.id == id }
      guard let gate, gate.holds == nil, !Self.foregone.contains(id) else { continue }
      #expect(table.contains(".\(id)"), "\(id) is never closed")
    }
  }
}
