import Foundation
import Testing

@testable import SimulatedUIKit

@MainActor
struct SelectorTests {
  /// A target of the main actor, as every view and controller is.
  @MainActor
  private final class Screen: NSObject {
    static let action = Selector(Screen.tap)
    let stored = Selector(Screen.tapped)
    var calls: [String] = []

    func tap() { calls.append("tap") }
    func tapped(_ sender: Screen) { calls.append("tapped") }
    func touched(_ sender: Any, for event: Any?) { calls.append("touched") }
    func inClosure() -> Selector {
      let make: () -> Selector = { [weak self] in
        _ = self
        return Selector(Screen.tap)
      }
      return make()
    }
    var bound: Selector { Selector(tapped(_:)) }
  }

  /// A target of no actor.
  private final class Source: NSObject {
    var calls: [String] = []
    func changed(_ note: Notification) { calls.append("changed") }
    func reset() { calls.append("reset") }
    var bound: Selector { Selector(self.reset) }
  }

  @Test func methodsOfTheTargetAreCalled() {
    let screen = Screen()
    #expect(Screen.action.send(to: screen))
    #expect(screen.stored.send(to: screen, from: screen))
    #expect(Selector(Screen.touched).send(to: screen, from: 1, for: nil))
    #expect(screen.inClosure().send(to: screen))
    #expect(screen.bound.send(to: nil, from: screen))
    #expect(screen.calls == ["tap", "tapped", "touched", "tap", "tapped"])
    let source = Source()
    #expect(Selector(Source.changed(_:)).send(to: source, from: Notification(name: .init("a"))))
    #expect(Selector(Source.reset).send(to: source))
    #expect(source.bound.send(to: nil))
    #expect(source.calls == ["changed", "reset", "reset"])
  }

  @Test func whatDoesNotFitIsNotCalled() {
    let screen = Screen()
    #expect(!Screen.action.send(to: Source()))
    #expect(!screen.stored.send(to: screen, from: 1))
    #expect(!Selector("tap").send(to: screen))
    #expect(screen.calls.isEmpty)
  }

  @Test func selectorsAreComparedByNameOrAsCopies() {
    let literal: Selector = "copy:"
    #expect(literal == Selector("copy:"))
    #expect(NSSelectorFromString("copy:") == literal)
    #expect(NSStringFromSelector(literal) == "copy:")
    #expect(literal.description == "copy:")
    let copy = Screen.action
    #expect(copy == Screen.action)
    #expect(Selector(Screen.tap) != Screen.action)
    #expect(Selector("") != Screen.action)
    #expect(Set([copy, Screen.action, literal]).count == 2)
  }

  @Test func selectorsWithTheSameNameAreEqual() {
    let (one, two) = (Selector(Screen.tap, named: "tap"), Selector(Screen.tap, named: "tap"))
    #expect(one == two && one == Selector("tap") && Set([one, two]).count == 1)
    #expect(one != Selector(Screen.tapped, named: "tapped:"))
    #expect(NSStringFromSelector(one) == "tap")
    let screen = Screen()
    #expect(one.send(to: screen) && screen.calls == ["tap"])
  }

  @Test func anObjectRespondsToItsOwnMethods() {
    let (view, label) = (UITableViewCell(), UILabel())
    let own = Selector(UITableViewCell.prepareForReuse, named: "prepareForReuse")
    #expect(view.responds(to: own) && !label.responds(to: own))
    #expect(!view.responds(to: Selector("prepareForReuse")))
  }

  @Test func anActionWithAnEventGetsOne() {
    @MainActor final class Pad: NSObject {
      var heard = 0
      func tap(_ sender: UIButton, event: UIEvent) { heard += 1 }
    }
    let (pad, button) = (Pad(), UIButton())
    button.addTarget(pad, action: Selector(Pad.tap(_:event:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(pad.heard == 1)
  }
}
