public import Foundation
import TableTrace

/// The heights that an app sets, in points or as `automaticDimension`.
extension UITableView {
  public var rowHeight: CGFloat {
    get { engine.properties.rowHeight.points }
    set { change { $0.rowHeight = TableProperties.Height(newValue) } }
  }

  public var sectionHeaderHeight: CGFloat {
    get { engine.properties.sectionHeaderHeight.points }
    set { change { $0.sectionHeaderHeight = TableProperties.Height(newValue) } }
  }

  public var sectionFooterHeight: CGFloat {
    get { engine.properties.sectionFooterHeight.points }
    set { change { $0.sectionFooterHeight = TableProperties.Height(newValue) } }
  }

  public var estimatedRowHeight: CGFloat {
    get { engine.properties.estimatedRowHeight.points }
    set { change { $0.estimatedRowHeight = TableProperties.Height(newValue) } }
  }

  public var estimatedSectionHeaderHeight: CGFloat {
    get { engine.properties.estimatedSectionHeaderHeight.points }
    set { change { $0.estimatedSectionHeaderHeight = TableProperties.Height(newValue) } }
  }

  public var estimatedSectionFooterHeight: CGFloat {
    get { engine.properties.estimatedSectionFooterHeight.points }
    set { change { $0.estimatedSectionFooterHeight = TableProperties.Height(newValue) } }
  }

  public var sectionHeaderTopPadding: CGFloat {
    get { engine.properties.sectionHeaderTopPadding.points }
    set { change { $0.sectionHeaderTopPadding = TableProperties.Height(newValue) } }
  }

  /// Changes properties, which may call the clients of the table.
  func change(_ work: (inout TableProperties) -> Void) {
    var properties = engine.properties
    work(&properties)
    guard dataSource != nil || delegate != nil else { return engine.adopt(properties) }
    attempt { () throws(UIKitException) in try engine.set(properties) }
  }
}
