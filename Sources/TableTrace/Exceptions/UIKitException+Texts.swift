/// UIKit's texts, and two errors of the simulation that UIKit does not have.
extension UIKitException {
  /// The error that a client's method throws when the client does not implement it.
  ///
  /// If ``Client/isKnownByCalls`` is true, the table continues as if the method were missing. For
  /// other clients, it is UIKit's exception for an object that lacks a method it said it had.
  public static let notImplemented = UIKitException(
    name: "NSInvalidArgumentException",
    reason: "unrecognized selector sent to instance <Client>",
    rule: .skippedCallback
  )

  var isNotImplemented: Bool { self == .notImplemented }

  static func nilCell(_ path: IndexPath, _ text: NilCellText) -> UIKitException {
    let reason =
      switch text {
      case .mustReturnACell:
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
      case .failedToObtainACell:
        "UITableView (<UITableView>) failed to obtain a cell from its dataSource (<DataSource>)"
      }
    return UIKitException(
      reason: reason,
      rule: .nilCell,
      arithmetic: ["cellForRowAt \(path) returned nil"]
    )
  }

  static func dequeueUnregistered(_ identifier: String) -> UIKitException {
    UIKitException(
      reason: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard",
      rule: .dequeueUnregistered,
      arithmetic: ["nothing is registered for '\(identifier)'"]
    )
  }

  static func tooManyRows(_ rows: Int, section: Int) -> UIKitException {
    UIKitException(
      reason: "Failed to allocate data stores for \(rows) rows in section \(section). "
        + "Consider using fewer rows",
      rule: .rowLimit,
      arithmetic: ["numberOfRowsInSection \(section) returned \(rows)"]
    )
  }

  static func rowHeight(
    _ height: Double,
    of path: IndexPath,
    asked callback: Callback,
    _ text: NegativeHeightText,
    isEstimated: Bool
  ) -> UIKitException {
    let reason =
      switch (text, isEstimated) {
      case (.invalidWithEstimates, true):
        "Invalid row height provided by table delegate. Value must be greater than zero or "
          + "UITableViewAutomaticDimension."
      case (.invalidWithEstimates, false), (.mustNotBeNegative, _):
        "table view row height must not be negative - provided height for index path "
          + "(\(path.uikitText)) is \(TraceFormat.sixDigits(height))"
      }
    return UIKitException(
      reason: reason,
      rule: callback == .estimatedHeightForRowAt ? .otherHeightSign : .rowHeightSign,
      arithmetic: ["\(callback.facts.key) \(path) returned \(TraceFormat.number(height))"]
    )
  }

  static func sectionHeight(
    _ height: Double,
    _ end: SectionEnd,
    section: Int
  ) -> UIKitException {
    UIKitException(
      reason: "section \(end.rawValue) height must not be negative - provided height for section "
        + "\(section) is \(TraceFormat.sixDigits(height))",
      rule: .otherHeightSign,
      arithmetic: [
        "the height of the \(end.rawValue) of section \(section) was \(TraceFormat.number(height))"
      ]
    )
  }

  static func invalidSection(_ section: Int, count: Int) -> UIKitException {
    UIKitException(
      reason: "Requested the number of rows for section (\(section)) which is out of bounds.",
      rule: .invalidSection,
      arithmetic: ["the table has \(count) sections"]
    )
  }

  static func invalidRow(_ path: IndexPath) -> UIKitException {
    UIKitException(
      reason: "request for rect at invalid index path (\(path.uikitText))",
      rule: .invalidQuery
    )
  }

  static func invalidHeader(_ section: Int, count: Int) -> UIKitException {
    UIKitException(
      reason: "request for rect of header in invalid section (\(section))",
      rule: .invalidHeaderQuery,
      arithmetic: ["the table has \(count) sections"]
    )
  }

  /// Returns the error for more items than the simulation supports.
  ///
  /// `count` is nil if the items are not counted.
  static func simulationLimit(_ what: String, count: Int? = nil, most: Int) -> UIKitException {
    let found = count.map { ", not \($0)" } ?? ""
    return UIKitException(
      name: "SimulationLimit",
      reason: "the simulation holds at most \(most) \(what)\(found). UIKit has no such limit.",
      rule: .simulationLimit
    )
  }

  package static func endlessTurn(repetitions: Int) -> UIKitException {
    UIKitException(
      name: "SimulationLimit",
      reason:
        "the simulation stops a run loop turn after \(repetitions) repetitions, each of which left more "
        + "to do. UIKit has no such limit.",
      rule: .simulationLimit,
      arithmetic: ["look for a callback that requests a layout, an update or scrolling every time"]
    )
  }
}

extension TraceFormat {
  /// Returns a number with six digits after the point, as `%f` prints it.
  static func sixDigits(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return value.description }
    let millionths = Int((value.magnitude * 1e6).rounded())
    let fraction = String(millionths % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - fraction.count)
    return "\(value.sign == .minus ? "-" : "")\(millionths / 1_000_000).\(zeros)\(fraction)"
  }
}
