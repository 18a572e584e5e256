extension UIKitException {
  /// Returns the exception for a client that lacks a method it said it had.
  static func unrecognizedCallback(_ call: Call) -> UIKitException {
    UIKitException(
      name: notImplemented.name,
      reason: "-[Client \(call.message.name(.objc))]: \(notImplemented.reason)",
      rule: call.rule,
      arithmetic: [
        "\(call.message.name(.swift)) is among the client's methods, and threw notImplemented",
        "leave the method out, or set isKnownByCalls if the client discovers its methods as they are called",
      ]
    )
  }

  static func endlessRecursion(_ call: Call) -> UIKitException {
    UIKitException(
      name: "EXC_BAD_ACCESS",
      reason: "the app's callbacks call each other endlessly and use up the stack",
      rule: call.rule,
      arithmetic: [
        "\(TableView.callLimit) calls are open, the last one is \(call.message.name(.swift))"
      ]
    )
  }
}
