import Foundation
import TableTrace

import struct Foundation.IndexPath

extension UITableView {
  func addCounts(to client: inout Client) {
    client.numberOfRowsInSection { [unowned self] _, section throws(UIKitException) in
      learnSectionViews()
      return try ask(.numberOfRowsInSection, dataSource) {
        $0.tableView(self, numberOfRowsInSection: section)
      }
    }
    client.numberOfSections { [unowned self] _ throws(UIKitException) in
      let count = try ask(.numberOfSections, dataSource) {
        $0.numberOfSections(in: self)
      }
      if count > 0 { learnSectionViews() }
      return count
    }
    client.cellForRowAt { [unowned self] _, row throws(UIKitException) in
      let object = try ask(.cellForRowAt, dataSource) {
        $0.tableView(self, cellForRowAt: IndexPath(row))
      }
      (known.lastRow, known.lastCell) = (row, object)
      object.follow()
      return cell(for: object)
    }
  }

  func addTitles(to client: inout Client) {
    client.titleForHeaderInSection { [unowned self] _, section throws(UIKitException) in
      let title = try ask(.titleForHeaderInSection, dataSource) {
        $0.tableView(self, titleForHeaderInSection: section)
      }
      known.headerTitles[section] = title
      return title
    }
    client.titleForFooterInSection { [unowned self] _, section throws(UIKitException) in
      let title = try ask(.titleForFooterInSection, dataSource) {
        $0.tableView(self, titleForFooterInSection: section)
      }
      known.footerTitles[section] = title
      return title
    }
    client.sectionIndexTitles { [unowned self] _ throws(UIKitException) in
      try ask(.sectionIndexTitles, dataSource) {
        $0.sectionIndexTitles(for: self)
      }
    }
    client.sectionForSectionIndexTitle { [unowned self] _, title, ordinal throws(UIKitException) in
      try ask(.sectionForSectionIndexTitle, dataSource) {
        $0.tableView(self, sectionForSectionIndexTitle: title, at: ordinal)
      }
    }
  }

  func addChanges(to client: inout Client) {
    client.canEditRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.canEditRowAt, dataSource) {
        $0.tableView(self, canEditRowAt: IndexPath(row))
      }
    }
    client.canMoveRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.canMoveRowAt, dataSource) {
        $0.tableView(self, canMoveRowAt: IndexPath(row))
      }
    }
    client.commitEditingStyle { [unowned self] _, style, row throws(UIKitException) in
      try ask(.commitEditingStyle, dataSource) {
        $0.tableView(self, commit: UITableViewCell.EditingStyle(style), forRowAt: IndexPath(row))
      }
    }
    client.moveRowAt { [unowned self] _, source, target throws(UIKitException) in
      try ask(.moveRowAt, dataSource) {
        $0.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
      }
    }
  }
}
