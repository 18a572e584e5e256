import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

extension ScriptedClient: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    answer(.numberOfSections, PlanCall(), \.description) { answer, call in
      run.integer(answer, to: call, standard: 1)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer(.numberOfRowsInSection, PlanCall(section: section), \.description) { answer, call in
      run.integer(answer, to: call, standard: 0)
    }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let made = answer(.cellForRowAt, PlanCall(row: indexPath)) {
      $0.map { self.run.answered($0) }
    } _: { (_: CellAnswer?, call) in
      call.cell = run.makeCell(at: indexPath)
      return call.cell
    }
    return made ?? RecordingCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answer(.titleForHeaderInSection, PlanCall(section: section), { Self.words($0) }) {
      run.text($0, to: $1, isFooter: false)
    }
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answer(.titleForFooterInSection, PlanCall(section: section), { Self.words($0) }) {
      run.text($0, to: $1, isFooter: true)
    }
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    flag(.canEditRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    flag(.canMoveRowAt, PlanCall(row: indexPath))
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answer(.sectionIndexTitles, PlanCall()) { titles in
      titles.map { TraceFormat.list($0.map { TraceFormat.quoted($0) }) } ?? "nil"
    } _: { answer, _ in
      run.texts(answer)
    }
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    var call = PlanCall("\(TraceFormat.quoted(title)), \(index)")
    call.ordinal = index
    return answer(.sectionForSectionIndexTitle, call, \.description) { answer, call in
      run.integer(answer, to: call, standard: index)
    }
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    var call = PlanCall(row: indexPath)
    call.text = "\(TraceWords.editingStyle(editingStyle)), \(call.text)"
    hear(.commitEditingStyle, call)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    hear(.moveRowAt, PlanCall(from: sourceIndexPath, to: destinationIndexPath))
  }

  /// Returns a header or footer text as a log prints it.
  static func words(_ text: String?) -> String { text.map { TraceFormat.quoted($0) } ?? "nil" }
}

extension ScriptedClient: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    hear(.prefetchRowsAt, PlanCall(rows: indexPaths))
  }

  func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    hear(.cancelPrefetchingForRowsAt, PlanCall(rows: indexPaths))
  }
}
