import TableTrace
import Testing

/// What a program that imports the library sees: UIKit's verbs, a finger, a host, and their values.
///
/// Whatever else the sources say is `package`. A symbol that becomes public is written down here.
struct PublicFaceTests {
  /// The public symbols by their source, without the cases of enumerations and the methods by which
  /// a client is written.
  private static let symbols: [String: String] = [
    "Client/Client": "Client isKnownByCalls isDiffable init",
    "Client/ContextMenu": "ContextMenu titles init description",
    "Client/FittingHeights": "FittingHeights row header footer init",
    "Client/RowAction": "RowAction Style Handler title style handler init",
    "Client/RowActions": "RowActions actions performsFirstActionWithFullSwipe init",
    "Exceptions/UIKitException+Texts": "notImplemented",
    "Exceptions/UIKitException": "UIKitException name reason explanation",
    "Geometry/ContentSizeCategory": "ContentSizeCategory",
    "Geometry/EdgeInsets": "EdgeInsets top left bottom right zero init",
    "Geometry/IndexPath": "IndexPath section row init < description",
    "Geometry/Point": "Point x y init",
    "Geometry/Rect": "Rect x y width height init maxY",
    "Geometry/Size": "Size width height init",
    "Profiles/SystemVersion+Text": "init description",
    "Profiles/SystemVersion":
      "SystemVersion Platform platform major minor patch init iOS catalyst <",
    "Reuse/AccessoryType": "AccessoryType",
    "Reuse/Cell+Text": "description description description",
    "Reuse/Cell": "Cell number",
    "Reuse/SectionView": "SectionView Kind number kind",
    "Surroundings/Finger":
      "Finger tap touchDown touchUp press tapAccessory selectWithTwoFingers swipe tapButton"
      + " confirmDelete tapDeleteControl tapInsertControl reorder dragAndDrop drag"
      + " tapStatusBar touchIndexTitle focus focusByChoice springLoad finger",
    "Surroundings/Host": "Host Owner init show endTurn hide showAgain resize sendMemoryWarning",
    "Table/App/ScrollProperties":
      "ScrollProperties bounces isScrollEnabled scrollsToTop decelerationRate"
      + " isPrefetchingEnabled init",
    "Table/App/SelectionProperties":
      "SelectionProperties allowsSelection allowsSelectionDuringEditing"
      + " allowsMultipleSelection allowsMultipleSelectionDuringEditing selectionFollowsFocus"
      + " allowsFocus allowsFocusDuringEditing remembersLastFocusedRow isSpringLoaded init",
    "Table/App/TableProperties":
      "TableProperties Height rowHeight sectionHeaderHeight sectionFooterHeight"
      + " estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight"
      + " sectionHeaderTopPadding tableHeaderViewHeight tableFooterViewHeight contentInset"
      + " sectionIndexMinimumDisplayRowCount dragInteractionEnabled selection scrolling"
      + " automaticDimension",
    "Table/App/TableStyle": "TableStyle",
    "Table/App/TableView+Clients":
      "dataSource delegate prefetchDataSource dragDelegate dropDelegate",
    "Table/App/TableView+Counts": "numberOfSections numberOfRows contentSize",
    "Table/App/TableView+Dequeue":
      "register dequeueReusableCell dequeueReusableCell makeCell"
      + " dequeueReusableHeaderFooterView",
    "Table/App/TableView+Displayed":
      "visibleCells indexPathsForVisibleRows cellForRow indexPath headerView footerView",
    "Table/App/TableView+Properties": "properties set",
    "Table/App/TableView+Rects":
      "rect rectForHeader rectForFooter rectForRow indexPathForRow indexPathsForRows",
    "Table/App/TableView+Reload": "reloadData",
    "Table/App/TableView+State": "isInWindow size contentOffset isDragging isEditing",
    "Table/Editing/EditingStyle": "EditingStyle",
    "Table/Editing/SwipeEdge": "SwipeEdge SwipeDistance",
    "Table/Editing/TableView+Editing": "setEditing",
    "Table/Layout/TableView+Layout": "layoutIfNeeded setNeedsLayout",
    "Table/Layout/TableView+SectionViews": "makeHeaderFooterView makeView",
    "Table/Moving/DropProposal": "DropProposal",
    "Table/Moving/TableView+DropSession": "dropItem",
    "Table/Moving/TableView+Placeholder": "insertPlaceholder commitInsertion deletePlaceholder",
    "Table/Scrolling/DragGesture": "DragGesture Origin Place origin added places isDropped init",
    "Table/Scrolling/ScrollPosition": "ScrollPosition",
    "Table/Scrolling/TableView+ScrollToRow": "scrollToRow",
    "Table/Scrolling/TableView+Scrolling": "setContentOffset setBoundsOrigin scrollRectToVisible",
    "Table/Scrolling/TableView+SectionIndex": "reloadSectionIndexTitles",
    "Table/Selection/TableView+SelectedRows":
      "selectRow deselectRow indexPathForSelectedRow indexPathsForSelectedRows"
      + " scrollToNearestSelectedRow",
    "Table/TableView": "TableView style fittingHeights screenScale contentSizeCategory init",
    "Table/Touch/LongPress": "LongPress Outcome",
    "Table/Touch/TableView+Accessory": "setAccessory",
    "Table/Updates/TableView+Snapshots": "apply applyUsingReloadData",
    "Table/Updates/TableView+Updates":
      "Completion insertRows deleteRows reloadRows moveRow insertSections deleteSections"
      + " reloadSections moveSection reconfigureRows beginUpdates endUpdates"
      + " performBatchUpdates performWithoutAnimation",
    "Trace/TraceLine": "TraceLine text indented",
    "Trace/TraceRecorder": "TraceRecorder lines init",
    "Updates/Diffable/DiffableSnapshot":
      "DiffableSnapshot Section id items init sections reloadedItems reconfiguredItems init",
    "Updates/RowAnimation": "RowAnimation",
  ]

  private static let sources: [String] =
    (try? Repository.files(below: "Sources", suffix: ".swift")) ?? []

  @Test(arguments: sources)
  func showsOnlyWhatIsListed(file: String) throws {
    let names = Self.names(in: try Repository.text(file))
    guard !file.hasPrefix("Sources/TableTrace/Client/Methods/") else { return }
    // Their names are Apple's, and many.
    let named = ["SimulatedUIKit", "SafariServices", "UniformTypeIdentifiers"]
    guard !named.contains(where: { file.hasPrefix("Sources/\($0)") }) else { return }
    // They become modules of a package of their own, in Xcode.
    guard !file.hasPrefix("Sources/RecorderDriver"), !file.hasPrefix("Sources/RecordingPlans")
    else { return }
    let key = String(file.dropFirst("Sources/TableTrace/".count).dropLast(".swift".count))
    #expect(names.joined(separator: " ") == Self.symbols[key] ?? "", "\(file)")
  }

  @Test func listsOnlyWhatIsThere() {
    let files = Set(Self.sources)
    for key in Self.symbols.keys {
      #expect(files.contains("Sources/TableTrace/\(key).swift"), "\(key)")
    }
  }

  @Test("A client has a method for each callback that a table sends, in the order of the headers")
  func clientMethods() throws {
    let files = Self.sources.filter { $0.hasPrefix("Sources/TableTrace/Client/Methods/") }
    let names = try files.flatMap { Self.names(in: try Repository.text($0)) }
    let sent = Callback.allCases.filter(\.isSentByTable).map(\.facts.key)
    #expect(names.sorted() == sent.sorted())
  }

  @Test func publicWordsAreSeen() {
    let text = """
      public struct A {
        public var b: Int
        @discardableResult public func c() {}
        public private(set) var d = 0
        public static func < (left: A, right: A) -> Bool { true }
        package var e: Int
        // public var f: Int
        final public class G {}
        public convenience init() {}
      }
      """
    #expect(Self.names(in: text) == ["A", "b", "c", "d", "<", "G", "init"])
  }

  /// The names of the public declarations of a source, in order.
  private static func names(in text: String) -> [String] {
    let kinds: Set<Substring> = [
      "func", "var", "let", "struct", "enum", "class", "typealias", "protocol", "extension", "init",
      "subscript", "case",
    ]
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      let names = words.map { $0.prefix { $0.isLetter } }
      guard words.first?.hasPrefix("//") == false,
        let kind = names.firstIndex(where: kinds.contains),
        words[..<kind].contains(where: { $0 == "public" || $0 == "open" })
      else { return nil }
      // An initializer is followed by its parameters, everything else by its name.
      guard names[kind] == words[kind], kind + 1 < words.count else { return String(names[kind]) }
      let name = names[kind + 1]
      return String(name.isEmpty ? words[kind + 1] : name)
    }
  }
}
