public import Foundation

/// Adds the functions with selectors that Foundation has only with Objective-C.
extension NotificationCenter {
  /// Calls a selector of an observer for each notification, as long as the observer exists.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let entry = SelectorObserver(observer as AnyObject, aSelector, aName)
    let number = SelectorObserver.add(entry)
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { note in
      SelectorObserver.numbered(number)?.receive(note)
    }
  }

  public func removeObserver(_ observer: NSObject) {
    for entry in SelectorObserver.remove({ $0.observer === observer }) {
      if let token = entry.token { removeObserver(token as Any) }
    }
  }

  /// Removes an observer for a name, or for all names if the name is nil.
  public func removeObserver(_ observer: NSObject, name: Notification.Name?, object: Any?) {
    let gone = SelectorObserver.remove {
      $0.observer === observer && (name == nil || $0.name == name)
    }
    for entry in gone { if let token = entry.token { removeObserver(token as Any) } }
  }
}

private final class SelectorObserver {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var all: [SelectorObserver] = []
  private nonisolated(unsafe) static var count = 0

  private(set) weak var observer: AnyObject?
  let name: Notification.Name?
  var token: (any NSObjectProtocol)?
  private let selector: Selector
  private var number = 0

  init(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?) {
    self.observer = observer
    self.selector = selector
    self.name = name
  }

  static func add(_ entry: SelectorObserver) -> Int {
    lock.withLock {
      count += 1
      entry.number = count
      all.removeAll { $0.observer == nil }
      all.append(entry)
      return count
    }
  }

  static func numbered(_ number: Int) -> SelectorObserver? {
    lock.withLock { all.first { $0.number == number } }
  }

  static func remove(_ isMeant: (SelectorObserver) -> Bool) -> [SelectorObserver] {
    lock.withLock {
      let gone = all.filter(isMeant)
      all.removeAll(where: isMeant)
      return gone
    }
  }

  /// Calls the selector on the main queue later.
  private func receiveLater(_ note: Notification) {
    let number = number
    nonisolated(unsafe) let kept = note
    DispatchQueue.main.async { Self.numbered(number)?.receive(kept) }
  }

  /// Calls the selector, immediately if this is the main queue, where UIKit's code runs.
  func receive(_ note: Notification) {
    guard let observer else { return }
    guard MainQueue.isCurrent else { return receiveLater(note) }
    nonisolated(unsafe) let (target, sender) = (observer, note)
    let selector = selector
    MainActor.assumeIsolated {
      if selector.isName {
        Simulation.warn(
          "the selector \(selector) is only a name, which cannot be called on Linux. Write #selector "
            + "and prepare the file, or use Selector(YourClass.method)"
        )
      } else {
        _ = selector.send(to: target, from: sender)
      }
    }
  }
}

/// Checks whether code runs on the main queue, which on Linux may not be the main thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

extension Timer {
  @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = WeakObject(aTarget)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let sender = timer
      MainActor.assumeIsolated { _ = aSelector.send(to: target.object, from: sender) }
    }
  }
}

/// A call of a method that waits for the main queue.
private final class LaterCall: Sendable {
  // Only the main actor calls the target.
  private(set) nonisolated(unsafe) weak var target: NSObject?
  let selector: Selector
  private nonisolated(unsafe) let argument: Any?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  /// Whether its argument is the same object or an equal value, or both are nil.
  func has(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let left = argument as? AnyHashable, let right = other as? AnyHashable {
      return left == right
    }
    return (argument as AnyObject) === (other as AnyObject)
  }

  @MainActor
  func send() {
    if let target { _ = selector.send(to: target, from: argument) }
  }
}

/// The calls that wait for their time.
private enum LaterCalls {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var waiting: [LaterCall] = []

  static func add(_ call: LaterCall) {
    lock.withLock { waiting.append(call) }
  }

  /// Returns a call that still waits, and removes it, or nil if it was cancelled.
  static func take(_ call: LaterCall) -> LaterCall? {
    lock.withLock {
      waiting.firstIndex { $0 === call }.map { waiting.remove(at: $0) }
    }
  }

  static func remove(_ isMeant: (LaterCall) -> Bool) {
    lock.withLock { waiting.removeAll(where: isMeant) }
  }
}

extension NSObject {
  @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any? = nil) -> Any? {
    _ = aSelector.send(to: self, from: object)
    return nil
  }

  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = LaterCall(self, aSelector, anArgument)
    LaterCalls.add(call)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated { LaterCalls.take(call)?.send() }
    }
  }

  /// Cancels the calls of `perform(_:with:afterDelay:)` that wait for a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LaterCalls.remove { $0.target === (aTarget as AnyObject) }
  }

  /// Cancels the waiting calls of one method with an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    LaterCalls.remove {
      $0.target === (aTarget as AnyObject) && $0.selector == aSelector && $0.has(anArgument)
    }
  }

  /// Calls a method on the main queue, immediately if this is the main queue and it waits.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    let call = LaterCall(self, aSelector, arg)
    if wait, MainQueue.isCurrent { return MainActor.assumeIsolated { call.send() } }
    DispatchQueue.main.async { MainActor.assumeIsolated { call.send() } }
  }
}

/// Runs a closure without an autorelease pool, which Linux does not have.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
