import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Calls the delegate about heights, views and visible rows.
extension UITableView {
  func addDisplay(to client: inout Client) {
    client.willDisplayCell { [unowned self] _, cell, row throws(UIKitException) in
      let shown = object(for: cell)
      place(shown)
      try ask(.willDisplayCell, delegate) {
        $0.tableView(self, willDisplay: shown, forRowAt: IndexPath(row))
      }
    }
    client.willDisplayHeaderView { [unowned self] _, view, section throws(UIKitException) in
      let shown = object(for: view, ofHeaderOf: section)
      place(shown, as: view)
      try ask(.willDisplayHeaderView, delegate) {
        $0.tableView(self, willDisplayHeaderView: shown, forSection: section)
      }
    }
    client.willDisplayFooterView { [unowned self] _, view, section throws(UIKitException) in
      let shown = object(for: view, ofFooterOf: section)
      place(shown, as: view)
      try ask(.willDisplayFooterView, delegate) {
        $0.tableView(self, willDisplayFooterView: shown, forSection: section)
      }
    }
    client.didEndDisplayingCell { [unowned self] _, cell, row throws(UIKitException) in
      try ask(.didEndDisplayingCell, delegate) {
        $0.tableView(self, didEndDisplaying: object(for: cell), forRowAt: IndexPath(row))
      }
    }
    client.didEndDisplayingHeaderView { [unowned self] _, view, section throws(UIKitException) in
      try ask(.didEndDisplayingHeaderView, delegate) {
        $0.tableView(
          self,
          didEndDisplayingHeaderView: object(for: view, ofHeaderOf: section),
          forSection: section
        )
      }
    }
    client.didEndDisplayingFooterView { [unowned self] _, view, section throws(UIKitException) in
      try ask(.didEndDisplayingFooterView, delegate) {
        $0.tableView(
          self,
          didEndDisplayingFooterView: object(for: view, ofFooterOf: section),
          forSection: section
        )
      }
    }
  }

  func addHeights(to client: inout Client) {
    client.heightForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.heightForRowAt, delegate) {
        Double($0.tableView(self, heightForRowAt: IndexPath(row)))
      }
    }
    client.heightForHeaderInSection { [unowned self] _, section throws(UIKitException) in
      try ask(.heightForHeaderInSection, delegate) {
        Double($0.tableView(self, heightForHeaderInSection: section))
      }
    }
    client.heightForFooterInSection { [unowned self] _, section throws(UIKitException) in
      try ask(.heightForFooterInSection, delegate) {
        Double($0.tableView(self, heightForFooterInSection: section))
      }
    }
  }

  func addEstimates(to client: inout Client) {
    client.estimatedHeightForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.estimatedHeightForRowAt, delegate) {
        Double($0.tableView(self, estimatedHeightForRowAt: IndexPath(row)))
      }
    }
    client.estimatedHeightForHeaderInSection { [unowned self] _, section throws(UIKitException) in
      try ask(.estimatedHeightForHeaderInSection, delegate) {
        Double($0.tableView(self, estimatedHeightForHeaderInSection: section))
      }
    }
    client.estimatedHeightForFooterInSection { [unowned self] _, section throws(UIKitException) in
      try ask(.estimatedHeightForFooterInSection, delegate) {
        Double($0.tableView(self, estimatedHeightForFooterInSection: section))
      }
    }
  }

  func addSectionViews(to client: inout Client) {
    client.viewForHeaderInSection { [unowned self] _, section throws(UIKitException) in
      try ask(.viewForHeaderInSection, delegate) { delegate in
        sectionView(.viewForHeaderInSection, section) {
          delegate.tableView(self, viewForHeaderInSection: section)
        }
      }
    }
    client.viewForFooterInSection { [unowned self] _, section throws(UIKitException) in
      try ask(.viewForFooterInSection, delegate) { delegate in
        sectionView(.viewForFooterInSection, section) {
          delegate.tableView(self, viewForFooterInSection: section)
        }
      }
    }
  }
}
