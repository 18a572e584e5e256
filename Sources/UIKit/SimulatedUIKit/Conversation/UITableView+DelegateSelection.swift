import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Calls the delegate about touches and the selection.
extension UITableView {
  func addHighlight(to client: inout Client) {
    client.accessoryButtonTappedForRowWith { [unowned self] _, row throws(UIKitException) in
      try ask(.accessoryButtonTappedForRowWith, delegate) {
        $0.tableView(self, accessoryButtonTappedForRowWith: IndexPath(row))
      }
    }
    client.shouldHighlightRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.shouldHighlightRowAt, delegate) {
        $0.tableView(self, shouldHighlightRowAt: IndexPath(row))
      }
    }
    client.didHighlightRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.didHighlightRowAt, delegate) {
        $0.tableView(self, didHighlightRowAt: IndexPath(row))
      }
    }
    client.didUnhighlightRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.didUnhighlightRowAt, delegate) {
        $0.tableView(self, didUnhighlightRowAt: IndexPath(row))
      }
    }
  }

  func addSelection(to client: inout Client) {
    client.willSelectRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.willSelectRowAt, delegate) {
        $0.tableView(self, willSelectRowAt: IndexPath(row)).map { TableTrace.IndexPath($0) }
      }
    }
    client.willDeselectRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.willDeselectRowAt, delegate) {
        $0.tableView(self, willDeselectRowAt: IndexPath(row)).map { TableTrace.IndexPath($0) }
      }
    }
    client.didSelectRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.didSelectRowAt, delegate) {
        $0.tableView(self, didSelectRowAt: IndexPath(row))
      }
    }
    client.didDeselectRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.didDeselectRowAt, delegate) {
        $0.tableView(self, didDeselectRowAt: IndexPath(row))
      }
    }
    client.canPerformPrimaryActionForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.canPerformPrimaryActionForRowAt, delegate) {
        $0.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(row))
      }
    }
    client.performPrimaryActionForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.performPrimaryActionForRowAt, delegate) {
        $0.tableView(self, performPrimaryActionForRowAt: IndexPath(row))
      }
    }
  }

  func addMultipleSelection(to client: inout Client) {
    client.shouldBeginMultipleSelectionInteractionAt {
      [unowned self] _, row throws(UIKitException) in
      try ask(.shouldBeginMultipleSelectionInteractionAt, delegate) {
        $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(row))
      }
    }
    client.didBeginMultipleSelectionInteractionAt { [unowned self] _, row throws(UIKitException) in
      try ask(.didBeginMultipleSelectionInteractionAt, delegate) {
        $0.tableView(self, didBeginMultipleSelectionInteractionAt: IndexPath(row))
      }
    }
    client.tableViewDidEndMultipleSelectionInteraction { [unowned self] _ throws(UIKitException) in
      try ask(.tableViewDidEndMultipleSelectionInteraction, delegate) {
        $0.tableViewDidEndMultipleSelectionInteraction(self)
      }
    }
  }
}
