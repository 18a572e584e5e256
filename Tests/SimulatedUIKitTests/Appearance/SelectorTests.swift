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
}
