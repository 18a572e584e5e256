import SimulatedUIKit
import Testing

/// A cell of a nib, of the class of its name.
final class NibCell: UITableViewCell {
  weak var label: UILabel?
  private(set) var isAwake = false

  override func connectOutlets() {
    super.connectOutlets()
    label = connectedOutlet()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = label?.superview === contentView
  }
}

/// How cells are made, and how high they are.
@Suite("Creating and measuring cells")
@MainActor
struct MakingTests {
  /// One row, whose cell is dequeued.
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
  }

  /// Shows a table of one row; answers its cell, and the table.
  private static func cell(
    _ register: (UITableView) -> Void
  ) throws -> (cell: UITableViewCell, table: UITableView) {
    let source = Source()
    let table = UITableView(frame: UIScreen.main.bounds)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 30
    register(table)
    table.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    let window = show(controller)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    withExtendedLifetime((window, source)) {}
    return (cell, table)
  }

  /// Made by the app only: a table cannot make it.
  private final class OwnCell: UITableViewCell {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(style: .value1, reuseIdentifier: "Own")
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A class may have only its own initializers")
  func hasOwnInitializer() {
    let cell = OwnCell(number: 3)
    #expect(cell.number == 3 && cell.reuseIdentifier == "Own" && cell.detailTextLabel != nil)
  }

  @Test("A prototype has its class and style, and is created from an archive")
  func isPrototype() throws {
    let made = try Self.cell {
      $0.registerPrototype(NibCell.self, style: .subtitle, forCellReuseIdentifier: "Cell")
    }
    let cell = try #require(made.cell as? NibCell)
    #expect(cell.isAwake && cell.reuseIdentifier == "Cell" && cell.detailTextLabel != nil)
  }

  @Test("The cell of a nib has the class of its name, or the one that a test sets")
  func isOfNib() throws {
    let byName = try Self.cell {
      $0.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "Cell")
    }
    #expect((byName.cell as? NibCell)?.isAwake == true)
    Simulation.register(NibCell.self, asCellOfNib: "Other")
    let said = try Self.cell {
      $0.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "Cell")
    }
    #expect(said.cell is NibCell)
    let unknown = try Self.cell {
      $0.register(UINib(nibName: "Unknown", bundle: nil), forCellReuseIdentifier: "Cell")
    }
    #expect(type(of: unknown.cell) == UITableViewCell.self)
  }

  private final class FittingCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: targetSize.width / 4)
    }
  }

  private final class TallerCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
      return CGSize(width: size.width, height: max(size.height, 120))
    }
  }

  private final class SizedCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 71) }
  }

  private final class DeclaredCell: UITableViewCell {}

  private final class ConstrainedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      contentView.addSubview(label)
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 40).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A self-sizing row has the height of its cell, or the one that the test declares")
  func isMeasured() throws {
    Simulation.declare(DeclaredCell.self, height: 99)
    let heights: [(UITableViewCell.Type, CGFloat)] = [
      (FittingCell.self, 80), (TallerCell.self, 120), (SizedCell.self, 71), (DeclaredCell.self, 99),
    ]
    for (type, height) in heights {
      let table = try Self.cell { $0.register(type, forCellReuseIdentifier: "Cell") }.table
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height, "\(type)")
    }
  }

  @Test("Constraints do not determine a height, and a warning says so")
  func isNotLaidOut() throws {
    let plain = try Self.cell { $0.register(UITableViewCell.self, forCellReuseIdentifier: "Cell") }
    let table = try Self.cell { $0.register(ConstrainedCell.self, forCellReuseIdentifier: "Cell") }
      .table
    let row = IndexPath(row: 0, section: 0)
    #expect(table.rectForRow(at: row).height == plain.table.rectForRow(at: row).height)
    #expect(TableRecorder(plain.table).warnings.isEmpty)
    #expect(
      TableRecorder(table).warnings == [
        "the constraints of ConstrainedCell are not laid out, so its rows have the standard height. To "
          + "set another: Simulation.declare(ConstrainedCell.self, height: 60), or override "
          + "systemLayoutSizeFitting or sizeThatFits"
      ]
    )
  }

  @Test("A cell is configured before it is displayed, and when its state changes")
  func configuresItself() throws {
    final class Listener: UITableViewCell {
      var heard: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        heard.append("update \(state.isSelected)")
      }
    }
    let made = try Self.cell { $0.register(Listener.self, forCellReuseIdentifier: "Cell") }
    let cell = try #require(made.cell as? Listener)
    #expect(cell.heard == ["update false"])
    cell.heard = []
    cell.configurationUpdateHandler = { [weak cell] _, state in
      cell?.heard.append("handler \(state.isSelected)")
    }
    cell.setSelected(true, animated: false)
    #expect(cell.heard.first == "update true")
    cell.setNeedsUpdateConfiguration()
    #expect(cell.heard.suffix(2) == ["update true", "handler true"])
  }
}
