import Foundation
import TableTrace

/// Calls the clients of a table.
extension UITableView {
  /// Calls a method of a client.
  ///
  /// - Throws: `notImplemented` if the client lacks the method, or the exception that the client's
  ///   code causes.
  func ask<Object, Value>(
    _ callback: Callback,
    _ object: Object?,
    _ call: (Object) -> Value
  ) throws(UIKitException) -> Value {
    guard let object else { throw .notImplemented }
    let wasKnown = conversation.knows(callback)
    let (value, depth) = answer(callback, object, call)
    if let exception = ending.exception { throw exception }
    guard !wasKnown else { return value }
    guard let depth, !isOverride(callback, of: object, call, at: depth) else {
      conversation.note(callback)
      Presence.learn(callback, of: object as AnyObject, isThere: true)
      return value
    }
    Presence.learn(callback, of: object as AnyObject, isThere: false)
    throw .notImplemented
  }

  /// Calls a method of a client without tracing it, and returns whether it is implemented.
  func rehearse<Object, Value>(
    _ callback: Callback,
    _ object: Object,
    _ call: (Object) -> Value
  ) -> (value: Value, isThere: Bool) {
    let (value, depth) = answer(callback, object, call)
    guard let depth else { return (value, true) }
    return (value, isOverride(callback, of: object, call, at: depth))
  }

  /// Returns the answer of a client, and the stack position of UIKit's default if it ran.
  @inline(never)
  private func answer<Object, Value>(
    _ callback: Callback,
    _ object: Object,
    _ call: (Object) -> Value
  ) -> (Value, UInt?) {
    conversation.begin(callback)
    let value = call(object)
    return (value, conversation.end().map { StackPlace.here().distance(to: $0) })
  }

  /// Whether the default ran because an override of a table view controller's method called
  /// `super`.
  ///
  /// Then the stack is deeper than for a controller without an override.
  private func isOverride<Object, Value>(
    _ callback: Callback,
    of object: Object,
    _ call: (Object) -> Value,
    at depth: UInt
  ) -> Bool {
    guard object is UITableViewController else { return false }
    if conversation.isDecided(callback) || Presence.has(callback, object as AnyObject) == true {
      return true
    }
    guard let plain = UITableViewController() as? Object else { return false }
    return answer(callback, plain, call).1 != depth
  }

  /// Removes the methods that an object is known to lack from its client.
  func known(
    _ client: Client,
    of object: any RespondingObject,
    as recipient: Recipient
  ) -> Client {
    conversation.forget(recipient)
    warnOfInheritance(object, recipient)
    Presence.declare(of: object)
    var client = client
    for callback in Callback.allCases where callback.recipient == recipient {
      let decision = Presence.decision(of: object, on: callback)
      conversation.decide(callback, decision)
      if decision == nil { client.isKnownByCalls = true }
      let isEarly = Presence.soughtEarly.contains(callback)
      if !(decision ?? Presence.has(callback, object) ?? !isEarly) { client[callback] = nil }
    }
    return client
  }

  func dataSourceClient(_ object: any UITableViewDataSource) -> Client {
    var client = Client()
    addCounts(to: &client)
    addTitles(to: &client)
    addChanges(to: &client)
    guard object is any DiffableDataSource else {
      return known(client, of: object, as: .dataSource)
    }
    client.isDiffable = true
    Presence.declare(of: object)
    return client
  }

  func delegateClient(_ object: any UITableViewDelegate) -> Client {
    var client = Client()
    addDisplay(to: &client)
    addHeights(to: &client)
    addEstimates(to: &client)
    addSectionViews(to: &client)
    addHighlight(to: &client)
    addSelection(to: &client)
    addMultipleSelection(to: &client)
    addEditing(to: &client)
    addActions(to: &client)
    addEditMenu(to: &client)
    addContextMenu(to: &client)
    addFocus(to: &client)
    addScrolling(to: &client)
    addScrollingToTop(to: &client)
    addEndOfDragging(to: &client)
    return known(client, of: object, as: .delegate)
  }

  func prefetchClient(_ object: any UITableViewDataSourcePrefetching) -> Client {
    var client = Client()
    addPrefetching(to: &client)
    return known(client, of: object, as: .prefetchDataSource)
  }

  func dragClient(_ object: any UITableViewDragDelegate) -> Client {
    var client = Client()
    addDrags(to: &client)
    addDragSessions(to: &client)
    return known(client, of: object, as: .dragDelegate)
  }

  func dropClient(_ object: any UITableViewDropDelegate) -> Client {
    var client = Client()
    addDrops(to: &client)
    addDropSessions(to: &client)
    return known(client, of: object, as: .dropDelegate)
  }

  /// Adds `scrollViewWillEndDragging`, whose target an app cannot change in the simulation.
  func addEndOfDragging(to client: inout Client) {
    client.scrollViewWillEndDragging { [unowned self] _, velocity, target throws(UIKitException) in
      var offset = CGPoint(target)
      try ask(.scrollViewWillEndDragging, delegate) { delegate in
        withUnsafeMutablePointer(to: &offset) { pointer in
          delegate.scrollViewWillEndDragging(
            self,
            withVelocity: CGPoint(velocity),
            targetContentOffset: pointer
          )
        }
      }
      guard offset != CGPoint(target) else { return }
      warn("the simulation stops where the velocity leads, and ignores another target")
    }
  }
}
