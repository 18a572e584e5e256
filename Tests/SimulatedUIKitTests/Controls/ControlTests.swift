import SimulatedUIKit
import Testing

/// Controls, bars, alerts, gestures and searches do what a tap does.
@Suite("Controls")
@MainActor
struct ControlTests {
  @MainActor
  private final class Target: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func button(_ sender: UIButton) { heard.append("button \(sender.tag)") }
    func gesture(_ sender: UITapGestureRecognizer) { heard.append("gesture") }
    func told(_ note: Notification) { heard.append(note.name.rawValue) }
  }

  @Test("A control calls its targets and actions until they are removed")
  func sends() {
    let (target, button) = (Target(), UIButton(type: .system))
    button.tag = 7
    button.addTarget(target, action: Selector(Target.plain), for: .touchUpInside)
    let both: UIControl.Event = [.touchUpInside, .touchDown]
    button.addTarget(target, action: Selector(Target.button(_:)), for: both)
    button.addAction(UIAction { _ in target.heard.append("action") }, for: .primaryActionTriggered)
    button.sendActions(for: .touchUpInside)
    #expect(target.heard == ["plain", "button 7", "action"])
    target.heard = []
    button.removeTarget(target, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(target.heard == ["action", "button 7"])
  }

  @Test("A target and action are added once and removed together")
  func addsOnce() {
    let (target, button) = (Target(), UIButton(type: .system))
    for event in [UIControl.Event.touchUpInside, .touchUpInside, .touchDown] {
      button.addTarget(target, action: Selector(Target.plain, named: "plain"), for: event)
    }
    button.sendActions(for: .touchUpInside)
    #expect(target.heard == ["plain"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    button.removeTarget(target, action: Selector(Target.plain, named: "plain"), for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target.heard == ["plain"])
    let tap = UITapGestureRecognizer()
    for _ in 0..<2 { tap.addTarget(target, action: Selector(Target.plain, named: "plain")) }
    tap.recognize()
    #expect(target.heard == ["plain", "plain"])
  }

  @Test("An action without a target goes to the next responder that has it")
  func goesUp() {
    final class Screen: UIViewController {
      var heard = 0
      func tapped() { heard += 1 }
    }
    let (screen, button) = (Screen(), UIButton())
    screen.view.addSubview(button)
    button.addTarget(nil, action: Selector(Screen.tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.heard == 1)
  }

  @Test("A button shows the title of its state, and a label its last text")
  func shows() {
    let button = UIButton()
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.title(for: .selected) == "On")
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a")
    #expect(label.text == "a")
    label.text = "b"
    #expect(label.attributedText?.string == "b")
  }

  @Test("A text field queries its delegate, and notifies it of editing")
  func isEdited() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField.tag == 0 }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    }
    let (delegate, field) = (Delegate(), UITextField())
    field.delegate = delegate
    field.addAction(UIAction { _ in delegate.heard.append("begin") }, for: .editingDidBegin)
    field.tag = 1
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    field.tag = 0
    #expect(field.becomeFirstResponder() && field.isEditing)
    let view = UIView()
    view.addSubview(field)
    view.endEditing(true)
    #expect(!field.isEditing && delegate.heard == ["begin", "end"])
  }

  @Test("The end of a text field's document counts UTF-16 code units")
  func endOfDocument() {
    let field = UITextField()
    field.text = "a👍🏽"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 5)
    #expect(field.position(from: start, offset: 5) != nil)
    #expect(field.position(from: start, offset: 6) == nil)
  }

  @Test("A gesture, a bar button and a notification call their selectors")
  func reachSelectors() {
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector(Target.gesture(_:)))
    UIView().addGestureRecognizer(tap)
    tap.recognize()
    let item = UIBarButtonItem(
      title: "Do",
      style: .plain,
      target: target,
      action: Selector(Target.plain)
    )
    item.tap()
    item.isEnabled = false
    item.tap()
    let name = Notification.Name("ControlTests")
    let center = NotificationCenter.default
    center.addObserver(target, selector: Selector(Target.told(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(target)
    center.post(name: name, object: nil)
    #expect(target.heard == ["gesture", "plain", "ControlTests"])
  }

  @Test("A selector with only a name does nothing")
  func isOnlyName() {
    let target = Target()
    let isSent = UIApplication.shared.sendAction("plain", to: target, from: nil, for: nil)
    #expect(!isSent && target.heard.isEmpty)
  }

  @Test("Stacks, segments, spinners and guides store their values")
  func keep() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second] && stack.subviews == [second])
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.insertSegment(withTitle: "c", at: 1, animated: false)
    #expect(segments.titleForSegment(at: 1) == "c" && segments.titleForSegment(at: 9) == nil)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    #expect(spinner.isAnimating && !spinner.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    let constraint = second.topAnchor.constraint(equalTo: stack.topAnchor, constant: 4)
    constraint.isActive = true
    #expect(stack.constraints == [constraint] && constraint.secondItem === stack)
    NSLayoutConstraint.deactivate([constraint])
    #expect(stack.constraints.isEmpty)
  }

  @Test("Points are converted between views")
  func convert() {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    )
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 8))
    #expect(inner.convert(CGPoint(x: 6, y: 8), from: outer) == CGPoint(x: 1, y: 2))
    outer.bounds.origin = CGPoint(x: 0, y: 3)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 8))
    #expect(outer.hitTest(CGPoint(x: 7, y: 9), with: nil) === inner)
  }
}
