public import Foundation
import UniformTypeIdentifiers

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Returns zero, because a drag has no points here.
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects<Value>(ofClass aClass: Value.Type) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  /// Calls the completion handler immediately.
  @discardableResult
  func loadObjects<Value>(
    ofClass aClass: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress
}

final class UITableDragAndDropSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private var isLocal = true
  var localContext: Any?
  /// The last proposal of the drop delegate.
  var proposal = UITableViewDropProposal(operation: .cancel)

  func begin() { begin([], isLocal: true) }

  /// Begins a drag of items from another app.
  func begin(_ items: [UIDragItem]) { begin(items, isLocal: false) }

  private func begin(_ items: [UIDragItem], isLocal: Bool) {
    (self.items, self.isLocal) = (items, isLocal)
    (sources, localContext) = ([:], nil)
    proposal = UITableViewDropProposal(operation: .cancel)
  }

  func add(_ lifted: [UIDragItem], of row: IndexPath) {
    items += lifted
    for item in lifted { sources[ObjectIdentifier(item)] = row }
  }

  /// Returns the row that an item was dragged from.
  func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }
  var allowsMoveOperation: Bool { isLocal }

  func location(in view: UIView) -> CGPoint { .zero }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects<Value>(ofClass aClass: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects<Value>(
    ofClass aClass: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.load(aClass) })
    return Progress(totalUnitCount: 0)
  }
}
