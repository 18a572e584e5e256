import Goldens
import TableTrace

/// The values of a first scenario that its log does not show.
struct SkeletonAssumptions {
  /// The lines about the view controller, the estimated heights and how cells are made.
  var setUp: [String] = []
  /// The height of a row in points, if the log prints none.
  var height = LogSkeleton.usualHeight
  /// The estimated height of a row in points, if the log prints none.
  var estimate = LogSkeleton.usualHeight
  /// The points of the screen that headers, footers and bars cover.
  var extentBesideRows = 0.0

  /// Returns the answer of a callback whose answers the log does not print.
  func points(of callback: Callback) -> Double {
    switch callback {
    case .heightForRowAt: height
    case .estimatedHeightForRowAt: estimate
    case _: LogSkeleton.usualHeight
    }
  }

  /// The set-ups to try, the usual one first.
  static let setUps: [[String]] = [[]] + ReleaseGuess.setUpsInWords

  /// Returns the other values to try with the same set-up.
  func others(_ calls: [SeenCall], _ content: SeenContent) -> [SkeletonAssumptions] {
    let seen = Set(calls.map(\.message))
    let isHigh = content.height == nil && seen.contains(.callback(.heightForRowAt))
    let isEstimated = seen.contains(.callback(.estimatedHeightForRowAt))
    let hasBar = setUp.contains { $0.contains("navigationController") }
    let hasHeaders = seen.contains { $0.key.contains("Header") || $0.key.contains("Footer") }
    let sections = hasHeaders ? min(content.sections.count, 3) : 0
    let bars: [Double] = hasBar ? [0, 64] : [0]
    let heights: [Double] = isHigh ? [44, 60] : [44]
    let estimates: [Double] = isEstimated ? [44, 60, 100] : [44]
    var others: [SkeletonAssumptions] = []
    for (bar, count) in bars.flatMap({ bar in (0...sections).map { (bar, Double($0)) } }) {
      for header in count == 0 ? [0] : [28, LogSkeleton.usualHeight] {
        for (height, estimate) in heights.flatMap({ one in estimates.map { (one, $0) } }) {
          var other = self
          (other.height, other.estimate) = (height, estimate)
          other.extentBesideRows = bar + count * header
          others.append(other)
        }
      }
    }
    return others
  }
}
