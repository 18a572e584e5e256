/// The properties of a table that an app sets and that affect its calls.
public struct TableProperties: Hashable, Sendable {
  /// A height, which may be `automaticDimension`.
  public enum Height: Hashable, Sendable {
    /// `automaticDimension`, or the built-in default up to iOS 10.
    case automatic
    case points(Double)
  }

  /// `rowHeight`.
  public var rowHeight = Height.automatic
  /// `sectionHeaderHeight`.
  public var sectionHeaderHeight = Height.automatic
  /// `sectionFooterHeight`.
  public var sectionFooterHeight = Height.automatic
  /// `estimatedRowHeight`.
  public var estimatedRowHeight: Height
  /// `estimatedSectionHeaderHeight`.
  public var estimatedSectionHeaderHeight: Height
  /// `estimatedSectionFooterHeight`.
  public var estimatedSectionFooterHeight: Height
  /// `sectionHeaderTopPadding`, from iOS 15, with automatic treated as 0.
  public var sectionHeaderTopPadding = Height.automatic
  /// The height of `tableHeaderView`, or nil for none.
  public var tableHeaderViewHeight: Double?
  /// The height of `tableFooterView`, or nil for none.
  public var tableFooterViewHeight: Double?
  /// `contentInset`, including the adjustments for the safe area.
  public var contentInset = EdgeInsets.zero
  /// `sectionIndexMinimumDisplayRowCount`.
  public var sectionIndexMinimumDisplayRowCount = 0

  /// `selfSizingInvalidation`, from iOS 16.
  package var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// `dragInteractionEnabled`, from iOS 11.
  public var dragInteractionEnabled: Bool

  /// The properties of selection, focus and spring loading.
  public var selection = SelectionProperties()
  /// The properties of scrolling.
  public var scrolling = ScrollProperties()

  /// Makes the default properties of a version.
  package init(_ profile: Profile) {
    let estimate = profile[GeometryRules.estimatesByDefault] ? Height.automatic : .points(0)
    dragInteractionEnabled = profile[DragRules.interactionEnabled]
    estimatedRowHeight = estimate
    estimatedSectionHeaderHeight = estimate
    estimatedSectionFooterHeight = estimate
  }

  /// Returns the properties without the estimates that the version does not have.
  func known(to version: SystemVersion) -> TableProperties {
    var properties = self
    if !Callback.estimatedHeightForRowAt.isAvailable(on: version) {
      properties.estimatedRowHeight = .points(0)
      properties.estimatedSectionHeaderHeight = .points(0)
      properties.estimatedSectionFooterHeight = .points(0)
    }
    return properties
  }

  func sectionHeight(_ end: SectionEnd) -> Height {
    switch end {
    case .header: sectionHeaderHeight
    case .footer: sectionFooterHeight
    }
  }

  func sectionEstimate(_ end: SectionEnd) -> Height {
    switch end {
    case .header: estimatedSectionHeaderHeight
    case .footer: estimatedSectionFooterHeight
    }
  }
}

extension TableView {
  /// `UITableView.automaticDimension`: the table computes the height itself.
  public static let automaticDimension = -1.0
}
