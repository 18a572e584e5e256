import Scenarios

/// A part of a scenario that a recording on a device cannot reproduce, with its place.
package struct PlanGap: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A host that only a storyboard, a presentation or a list of re-queries creates.
    case host(String)
    /// The bars of a device, which depend on the recording device.
    case device
    /// The number of pixels in a point.
    case scale
    case touchInTurn
    /// The user's preferred text size.
    case textSize
    case property(String)
    /// The heights of self-sizing headers and footers.
    case selfSizing
    /// Something that a cell does by itself.
    case cell(String)
    /// A client without a class in the driver.
    case client(String)
    /// A callback that the driver does not implement.
    case callback(String)
    /// An answer that UIKit does not accept from Swift.
    case answer(String)
    case controller(String)
    case step
    case query
    /// Steps at a time at which the content may still be moving.
    case time
    case raise
  }

  package var kind: Kind
  /// The line of the scenario, or nil if it is unknown.
  package var line: Int?
  /// The written step, or nil if it is not about a step.
  package var text: String?

  init(_ kind: Kind, _ step: ScenarioStep? = nil) {
    self.kind = kind
    line = step?.line
    text = step?.text
  }

  package var reason: String {
    switch kind {
    case .host(let what): "the host with \(what)"
    case .device: "the bars of a device"
    case .scale: "a screen with another scale"
    case .touchInTurn: "a touch followed by other steps in its turn"
    case .textSize: "the size of the text"
    case .property(let name): "the property \(name)"
    case .selfSizing: "self-sizing headers"
    case .cell(let what): "a cell's \(what)"
    case .client(let name): "the object \(name)"
    case .callback(let key): "the callback \(key)"
    case .answer(let key): "the return value of \(key)"
    case .controller(let name): "the controller's \(name)"
    case .step: "the step \(text ?? "")"
    case .query: "the query \(text ?? "")"
    case .time: "steps at a certain time while the content moves"
    case .raise: "an exception raised by the app"
    }
  }

  /// The whole sentence, with the line if it is known.
  package var message: String {
    let place = line.map { " (line \($0))" } ?? ""
    return "a recording does not support \(reason)\(place)"
  }
}
