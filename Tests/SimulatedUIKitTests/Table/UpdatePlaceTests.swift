import SimulatedUIKit
import Testing

import struct Foundation.IndexPath
import struct TableTrace.SystemVersion

/// What an update raises names the line of the call, and the methods stay UIKit's.
@Suite("The place of an update")
@MainActor
struct UpdatePlaceTests {
  /// A call that does not fit the data, and its line.
  struct Wrong: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let version: SystemVersion
    let call: @MainActor @Sendable (UITableView) -> Int

    init(
      _ name: String,
      on version: SystemVersion = .iOS(17),
      _ call: @escaping @MainActor @Sendable (UITableView) -> Int
    ) {
      testDescription = name
      self.version = version
      self.call = call
    }
  }

  /// Three rows, whatever happens.
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private static let first = [IndexPath(row: 0, section: 0)]
  private static let none = [IndexPath(row: 7, section: 0)]

  /// Makes a table in a window and does something to it.
  private static func outcome(
    on version: SystemVersion = .iOS(17),
    _ work: (UITableView) -> Int
  ) -> (line: Int, recorder: TableRecorder) {
    Simulation.$version.withValue(version) {
      let source = Source()
      let controller = UIViewController()
      let table = UITableView(frame: UIScreen.main.bounds)
      table.dataSource = source
      controller.view.addSubview(table)
      let window = show(controller)
      let recorder = TableRecorder(table)
      let line = work(table)
      withExtendedLifetime((window, source)) {}
      return (line, recorder)
    }
  }

  private nonisolated static let wrong: [Wrong] = [
    Wrong("insertRows") {
      $0.insertRows(at: first, with: .fade); return #line
    },
    Wrong("deleteRows") {
      $0.deleteRows(at: first, with: .fade); return #line
    },
    Wrong("reloadRows") {
      $0.reloadRows(at: none, with: .fade); return #line
    },
    Wrong("reconfigureRows", on: .iOS(14)) {
      $0.reconfigureRows(at: none); return #line
    },
    Wrong("moveRow") {
      $0.moveRow(at: first[0], to: none[0]); return #line
    },
    Wrong("insertSections") {
      $0.insertSections([0], with: .fade); return #line
    },
    Wrong("deleteSections") {
      $0.deleteSections([0], with: .fade); return #line
    },
    Wrong("reloadSections") {
      $0.reloadSections([5], with: .fade); return #line
    },
    Wrong("moveSection") {
      $0.moveSection(0, toSection: 4); return #line
    },
    Wrong("endUpdates", on: .iOS(9)) { table in
      table.beginUpdates()
      table.insertRows(at: first, with: .fade)
      table.endUpdates(); return #line
    },
    Wrong("performBatchUpdates") { table in
      let line = #line + 1
      table.performBatchUpdates {
        table.insertRows(at: first, with: .fade)
      } completion: { _ in
      }
      return line
    },
  ]

  @Test("The reported line is that of the call that ends the update", arguments: wrong)
  func namesTheLine(_ wrong: Wrong) throws {
    let (line, recorder) = Self.outcome(on: wrong.version, wrong.call)
    let exception = try #require(recorder.exception)
    let told = try #require(recorder.table.raised?.lines.first)
    #expect(told == "UIKit raises \(exception.name): \(exception.reason) (\(#fileID):\(line))")
    let place = try #require(recorder.exceptionPlace)
    #expect(place.fileID == #fileID)
    #expect(place.filePath == #filePath)
    #expect(place.line == line)
    #expect(place.column > 0)
    #expect(place.description == "\(#fileID):\(line)")
    #expect(!exception.reason.isEmpty)
  }

  @Test("A snapshot with a repeated item reports the line where it is applied")
  func namesTheSnapshot() throws {
    let table = UITableView(frame: UIScreen.main.bounds)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    let recorder = TableRecorder(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "a"])
    source.apply(snapshot, animatingDifferences: false); let line = #line
    #expect(recorder.exception != nil)
    #expect(recorder.exceptionPlace?.line == line)
  }

  @Test(
    "A method reference and a protocol requirement call UIKit's own method, without a line"
  )
  func staysUIKits() {
    let byName = Self.outcome { table in
      let insert = table.insertRows(at:with:)
      insert(Self.first, .fade)
      return 0
    }
    #expect(byName.recorder.exception != nil)
    #expect(byName.recorder.exceptionPlace == nil)
    let byType = Self.outcome { table in
      let insert: ([IndexPath], UITableView.RowAnimation) -> Void = table.insertRows
      insert(Self.first, .fade)
      return 0
    }
    #expect(byType.recorder.exception != nil)
    let asked = Self.outcome { table in
      let updatable: any Updatable = table
      updatable.insertRows(at: Self.first, with: .fade)
      updatable.performBatchUpdates(nil, completion: nil)
      return 0
    }
    #expect(asked.recorder.exception != nil)
    #expect(asked.recorder.exceptionPlace == nil)
  }

  @Test("A later exception has no line")
  func isForgotten() {
    let (_, recorder) = Self.outcome { table in
      table.performBatchUpdates(nil)
      table.scrollToRow(at: Self.none[0], at: .top, animated: false)
      return 0
    }
    #expect(recorder.exception != nil)
    #expect(recorder.exceptionPlace == nil)
  }
}

/// What an app may ask of a table by a protocol of its own.
@MainActor
private protocol Updatable {
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func endUpdates()
}

extension UITableView: Updatable {}
