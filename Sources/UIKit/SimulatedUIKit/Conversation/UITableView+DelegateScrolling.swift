import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Calls the delegate about scrolling.
extension UITableView {
  func addScrolling(to client: inout Client) {
    client.scrollViewDidScroll { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewDidScroll, delegate) {
        $0.scrollViewDidScroll(self)
      }
    }
    client.scrollViewWillBeginDragging { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewWillBeginDragging, delegate) {
        $0.scrollViewWillBeginDragging(self)
      }
    }
    client.scrollViewDidEndDragging { [unowned self] _, decelerates throws(UIKitException) in
      try ask(.scrollViewDidEndDragging, delegate) {
        $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
      }
    }
    client.scrollViewWillBeginDecelerating { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewWillBeginDecelerating, delegate) {
        $0.scrollViewWillBeginDecelerating(self)
      }
    }
    client.scrollViewDidEndDecelerating { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewDidEndDecelerating, delegate) {
        $0.scrollViewDidEndDecelerating(self)
      }
    }
    client.scrollViewDidEndScrollingAnimation { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewDidEndScrollingAnimation, delegate) {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  func addScrollingToTop(to client: inout Client) {
    client.scrollViewShouldScrollToTop { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewShouldScrollToTop, delegate) {
        $0.scrollViewShouldScrollToTop(self)
      }
    }
    client.scrollViewDidScrollToTop { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewDidScrollToTop, delegate) {
        $0.scrollViewDidScrollToTop(self)
      }
    }
    client.scrollViewDidChangeAdjustedContentInset { [unowned self] _ throws(UIKitException) in
      try ask(.scrollViewDidChangeAdjustedContentInset, delegate) {
        $0.scrollViewDidChangeAdjustedContentInset(self)
      }
    }
  }
}
