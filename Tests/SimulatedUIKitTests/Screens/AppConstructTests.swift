#if canImport(AppScreens)
  import SimulatedUIKit
  import Testing

  import struct TableTrace.SystemVersion
  import struct TableTrace.UIKitException

  @testable import AppScreens

  /// What real code around tables writes besides, each construct in a screen that uses it.
  @Suite("Swift constructs of apps")
  @MainActor
  struct AppConstructTests {
    @Test(
      "performBatchUpdates accepts a closure that does not escape",
      arguments: [12, 17]
    )
    func stagedReload(_ release: Int) {
      Simulation.$version.withValue(.iOS(release)) {
        let controller = StagedListViewController()
        let window = show(UINavigationController(rootViewController: controller))
        let table: UITableView = controller.tableView
        controller.change()
        window.endTurn()
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["one", "two", "three"])
        #expect(TableRecorder(table).exception == nil)
      }
    }

    @Test("An exception in such a closure names the line of the app")
    func placeOfStagedUpdate() {
      let controller = StagedListViewController()
      let window = show(controller)
      let recorder = TableRecorder(controller.tableView)
      controller.tableView.performBatchUpdates {
        controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      #expect(recorder.exception?.reason.isEmpty == false)
      #expect(recorder.exceptionPlace?.fileID.hasSuffix("AppConstructTests.swift") == true)
      withExtendedLifetime(window) {}
    }

    @Test(
      "Every object has its own label, frame and identifier for VoiceOver"
    )
    func accessibilityOfObjects() {
      let controller = StagedListViewController()
      let window = show(controller)
      #expect(controller.item.accessibilityLabel == "Stage")
      #expect(controller.item.accessibilityFrame.width == 320)
      #expect(controller.item.accessibilityPath?.bounds == controller.item.accessibilityFrame)
      #expect(StageItem().accessibilityLabel == nil)
      #expect(controller.tableView.accessibilityIdentifier == "stages")
      #expect(controller.accessibilityPerformEscape() && controller.escaped)
      withExtendedLifetime(window) {}
    }

    @Test("A new object never has the label of a deallocated one")
    func accessibilityEndsWithTheObject() {
      for number in 0..<500 {
        let item = StageItem()
        #expect(item.accessibilityLabel == nil)
        item.accessibilityLabel = "\(number)"
        #expect(item.accessibilityLabel == "\(number)")
      }
    }

    @Test("The frame for VoiceOver is the frame on the screen")
    func accessibilityFrameOfViews() {
      let controller = UIViewController()
      let window = show(controller)
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
      let outer = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
      outer.addSubview(inner)
      controller.view.addSubview(outer)
      #expect(inner.accessibilityFrame == CGRect(x: 105, y: 206, width: 10, height: 20))
      #expect(inner.accessibilityActivationPoint == CGPoint(x: 110, y: 216))
      let element = UIAccessibilityElement(accessibilityContainer: outer)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
      #expect(element.accessibilityFrame.origin == CGPoint(x: 101, y: 201))
      withExtendedLifetime(window) {}
    }

    @Test("The description of a class is its name, with the module for a class of the app")
    func descriptionsOfClasses() {
      let type: any Describing.Type = StageCell.self
      #expect(type.description() == "AppScreens.StageCell")
      #expect(UITableViewCell.description() == "UITableViewCell")
      #expect(StageItem.description() == "AppScreens.StageItem")
    }

    @Test("A collection view creates supplementary views, counts sections and runs batch updates")
    func collections() throws {
      let controller = ShelfGridViewController()
      let window = show(controller)
      let collection = controller.collectionView
      #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 2)
      controller.change()
      #expect(controller.done == 1 && collection.numberOfItems(inSection: 0) == 3)
      let proxy = ShelfProxy()
      proxy.original = controller
      let view = proxy.collectionView(
        collection,
        viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)
      )
      let header = try #require(view as? ShelfHeader)
      #expect(header.label.text == "Shelf 1" && header.reuseIdentifier == "Header")
      collection.update { controller.shelves = [] }
      #expect(collection.numberOfSections == 0)
      withExtendedLifetime(window) {}
    }

    @Test("A diffable data source of a collection view answers from its snapshot")
    func diffableCollection() {
      let collection = UICollectionView(frame: .zero)
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        _,
        _,
        _ in UICollectionViewCell()
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1])
      snapshot.appendItems(["a", "b"])
      var isDone = false
      source.apply(snapshot) { isDone = true }
      #expect(isDone && collection.numberOfItems(inSection: 0) == 2)
      #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
      #expect(source.indexPath(for: "a") == IndexPath(item: 0, section: 0))
    }

    @Test("Small parts of UIKit exist, and work as far as possible without a screen")
    func oddsAndEnds() {
      let controller = OddsAndEndsViewController()
      let window = show(UINavigationController(rootViewController: controller))
      controller.useAll()
      #expect(
        controller.log == [
          "true false", "true", "false", "current", "2 1", "true true", "false", "1", "true",
          "true",
          "2.0", "1.0", "icon true", "4", "[\"A\", \"b\"]", "go",
          "One & two\n",
        ]
      )
      withExtendedLifetime(window) {}
    }

    @Test("Scenes, associated objects and the view for an empty list exist")
    func scenes() throws {
      let app = SceneListDelegate()
      app.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: .init())
      let window = UIWindow()
      let controller = SceneListViewController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(controller, animated: false)
      window.endTurn()
      let empty = controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
      #expect(empty?.text == "Nothing yet")
      controller.field.becomeFirstResponder()
      controller.field.resignFirstResponder()
      controller.change()
      #expect(
        controller.log == ["empty ", "committed true", "17.0", "5", "true", "0", "true true"]
      )
      let bar = navigation.navigationBar
      #expect(bar.topItem === controller.navigationItem && bar.items?.count == 2)
      #expect(bar.backItem === navigation.viewControllers.first?.navigationItem)
      let cells = controller.tableView.visibleCells
      #expect(cells.map { $0.model as? IndexPath } == [[0, 0], [0, 1]])
      #expect(cells.last?.owner === controller && cells.last?.layer is CAGradientLayer)
    }

    @Test("An associated object lives as long as its owner, unless it is only assigned")
    func associatedObjects() {
      for number in 0..<200 {
        let object = NSObject()
        #expect(object.model == nil)
        object.model = number
        object.owner = NSObject()
        #expect(object.model as? Int == number && object.owner == nil)
        object.model = nil
        #expect(object.model == nil)
      }
    }

    @Test("A class that the app stores can create objects")
    func metatypes() {
      let cells: [UITableViewCell.Type] = [UITableViewCell.self, StageCell.self]
      for type in cells {
        let cell = type.instantiated(style: .value1, reuseIdentifier: "Row")
        #expect(Swift.type(of: cell) == type && cell.reuseIdentifier == "Row")
        #expect(cell.detailTextLabel != nil)
      }
      let controllers: [UIViewController.Type] = [
        UIViewController.self, StagedListViewController.self,
      ]
      for type in controllers { #expect(Swift.type(of: type.instantiated()) == type) }
      let views: [UIView.Type] = [UIView.self, ShelfHeader.self, StageCell.self]
      for type in views {
        let view = type.instantiated(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(Swift.type(of: view) == type)
      }
      let tables: [UITableViewController.Type] = [
        UITableViewController.self, StagedListViewController.self,
      ]
      for type in tables {
        #expect(type.instantiated(style: .grouped).tableView.style == .grouped)
      }
    }
  }
#endif
