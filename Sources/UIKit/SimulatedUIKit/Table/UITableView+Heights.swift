public import Foundation
import TableTrace

/// The heights that an app sets; `automaticDimension` lets the table choose.
extension UITableView {
  /// The height of every row, in points, where the delegate does not say.
  public var rowHeight: CGFloat {
    get { engine.properties.rowHeight.points }
    set { change { $0.rowHeight = TableProperties.Height(newValue) } }
  }

  /// The height of section headers, in points, where the delegate does not say.
  public var sectionHeaderHeight: CGFloat {
    get { engine.properties.sectionHeaderHeight.points }
    set { change { $0.sectionHeaderHeight = TableProperties.Height(newValue) } }
  }

  /// The height of section footers, in points, where the delegate does not say.
  public var sectionFooterHeight: CGFloat {
    get { engine.properties.sectionFooterHeight.points }
    set { change { $0.sectionFooterHeight = TableProperties.Height(newValue) } }
  }

  /// The guess for rows that are not measured yet, in points; 0 for none.
  public var estimatedRowHeight: CGFloat {
    get { engine.properties.estimatedRowHeight.points }
    set { change { $0.estimatedRowHeight = TableProperties.Height(newValue) } }
  }

  /// The guess for headers that are not measured yet, in points; 0 for none.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { engine.properties.estimatedSectionHeaderHeight.points }
    set { change { $0.estimatedSectionHeaderHeight = TableProperties.Height(newValue) } }
  }

  /// The guess for footers that are not measured yet, in points; 0 for none.
  public var estimatedSectionFooterHeight: CGFloat {
    get { engine.properties.estimatedSectionFooterHeight.points }
    set { change { $0.estimatedSectionFooterHeight = TableProperties.Height(newValue) } }
  }

  /// The gap above every section header, in points, from iOS 15.
  public var sectionHeaderTopPadding: CGFloat {
    get { engine.properties.sectionHeaderTopPadding.points }
    set { change { $0.sectionHeaderTopPadding = TableProperties.Height(newValue) } }
  }

  /// Changes properties: those of a table without clients at once, those of another with what it asks.
  func change(_ work: (inout TableProperties) -> Void) {
    var properties = engine.properties
    work(&properties)
    guard dataSource != nil || delegate != nil else { return engine.adopt(properties) }
    attempt { () throws(UIKitException) in try engine.set(properties) }
  }
}
