public import Foundation

/// The actions that the user can undo, which Foundation on Linux does not have.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private typealias Action = () -> Void

  private var undos: [Action] = []
  private var redos: [Action] = []
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open private(set) var undoActionName = ""
  open var canUndo: Bool { !undos.isEmpty }
  open var canRedo: Bool { !redos.isEmpty }
  open var levelsOfUndo = 0

  public override init() {
    super.init()
  }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing { return redos.append(action) }
    if !isRedoing { redos = [] }
    undos.append(action)
  }

  open func undo() {
    guard let action = undos.popLast() else { return }
    isUndoing = true
    action()
    isUndoing = false
  }

  open func redo() {
    guard let action = redos.popLast() else { return }
    isRedoing = true
    action()
    isRedoing = false
  }

  open func setActionName(_ actionName: String) { undoActionName = actionName }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}

  open func removeAllActions() {
    undos = []
    redos = []
  }
}
