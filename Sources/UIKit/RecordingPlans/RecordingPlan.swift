/// Instructions for a device, so that its log can be compared with a scenario.
///
/// They need only UIKit.
package struct RecordingPlan: Codable, Equatable, Sendable {
  /// The only version of the form.
  package static let form = 1

  package var version = Self.form
  /// The name of the scenario, `load/first-load`.
  package var scenario: String
  /// The digest of the scenario's file.
  package var digest: String
  /// The first line of every listing.
  package var title: String
  package var host: PlannedHost
  /// The size of the table, in points.
  package var size: PlannedSize
  /// The style of the table, as UIKit spells it.
  package var style: String
  /// The properties that are set before the table appears.
  package var properties: [PlannedProperty]
  package var data: PlannedData
  /// The kinds of cells.
  ///
  /// The first one that matches a row makes its cell.
  package var cells: [PlannedCell]
  /// The clients, by the name of the table's property.
  package var clients: [String: PlannedClient]
  /// Further clients that steps name.
  package var otherClients: [String: PlannedClient]
  /// The reactions of the controller's methods, by name.
  package var controller: [String: [PlannedReaction]]
  package var trace: [String]
  /// The word of the app's state before the first step.
  package var state: String?
  /// The steps, each in its own run loop turn.
  package var steps: [PlannedStep]

  /// Makes a plan of a scenario that does nothing yet.
  package init(
    scenario: String,
    digest: String,
    title: String,
    host: PlannedHost,
    size: PlannedSize,
    style: String
  ) {
    self.scenario = scenario
    self.digest = digest
    self.title = title
    self.host = host
    self.size = size
    self.style = style
    properties = []
    data = PlannedData()
    cells = []
    clients = [:]
    otherClients = [:]
    controller = [:]
    trace = []
    steps = []
  }

  /// Whether a hand has to do something that no code can do.
  package var needsHand: Bool { steps.contains(where: \.needsHand) }
}

package struct PlannedHost: Codable, Equatable, Sendable {
  package enum Owner: String, Codable, CaseIterable, Sendable {
    /// A view controller that makes its table in `viewDidLoad`.
    case viewController
    case tableViewController
    /// None: the table is in no window.
    case detached
  }

  package var owner: Owner
  package var isInNavigationController: Bool
  /// Whether a table view controller clears the selection as it appears.
  package var clearsSelection: Bool

  package init(owner: Owner, isInNavigationController: Bool, clearsSelection: Bool) {
    self.owner = owner
    self.isInNavigationController = isInNavigationController
    self.clearsSelection = clearsSelection
  }
}

/// A size, in points.
package struct PlannedSize: Codable, Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The four edges, in points.
package struct PlannedInsets: Codable, Equatable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A property of the table and what it is set to.
package struct PlannedProperty: Codable, Equatable, Sendable {
  package enum Value: Codable, Equatable, Sendable {
    case number(value: Double)
    /// `automaticDimension`.
    case automatic
    case flag(value: Bool)
    /// A view of a height, in points; nil for none.
    case view(height: Double?)
    case insets(value: PlannedInsets)
    case point(x: Double, y: Double)
  }

  /// The name, as Swift spells it.
  package var name: String
  package var value: Value

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
