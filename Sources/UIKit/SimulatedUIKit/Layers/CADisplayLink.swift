public import Foundation

public typealias CFTimeInterval = Double

/// A timer of the screen, which never fires here.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let action: Selector
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 1 / 60 }

  public init(target: Any, selector: Selector) {
    action = selector
  }

  /// Prints a warning, because the target is never called here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    Simulation.warn("the display link of \(action) never fires here. Call the method from a test")
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
