/// Names that nearly every file with UIKit code contains.
enum UIKitNames {
  static let common: Set<String> = [
    "NSDiffableDataSourceSnapshot", "NSLayoutConstraint", "UIAlertAction", "UIAlertController",
    "UIApplication", "UIBarButtonItem", "UIBezierPath", "UIButton", "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewFlowLayout", "UIColor", "UIContextualAction",
    "UIControl", "UIDatePicker", "UIDevice", "UIEdgeInsets", "UIFont", "UIGestureRecognizer",
    "UIImage", "UIImageView", "UILabel", "UIMenu", "UINavigationBar", "UINavigationController",
    "UINavigationItem", "UINib", "UIPanGestureRecognizer", "UIPasteboard", "UIPickerView",
    "UIRefreshControl", "UIResponder", "UIScreen", "UIScrollView", "UIScrollViewDelegate",
    "UISearchBar", "UISearchController", "UISegmentedControl", "UISlider", "UIStackView",
    "UIStoryboard", "UIStoryboardSegue", "UISwipeActionsConfiguration", "UISwitch",
    "UITabBarController", "UITabBarItem", "UITableView", "UITableViewCell", "UITableViewController",
    "UITableViewDataSource", "UITableViewDelegate", "UITableViewDiffableDataSource",
    "UITableViewHeaderFooterView", "UITableViewRowAction", "UITapGestureRecognizer", "UITextField",
    "UITextFieldDelegate", "UITextView", "UIToolbar", "UIView", "UIViewController", "UIWindow",
  ]

  private static let coreData =
    "put the code that uses it between '#if canImport(CoreData)' and '#endif', and use plain values"
    + " after '#else'"

  /// Classes that the simulated UIKit does not have, with what to do instead.
  static let absent: [String: String] = [
    "NSManagedObject": coreData,
    "NSManagedObjectContext": coreData,
    "NSFetchRequest": coreData,
    "NSPersistentContainer": coreData,
    "NSFetchedResultsController":
      "put it between '#if canImport(CoreData)' and '#endif', and use an array after '#else', so that a"
      + " test can change it and call the methods of the delegate",
    "NSFetchedResultsControllerDelegate":
      "put the conformance and its methods between '#if canImport(CoreData)' and '#endif'",
    "UIHostingConfiguration":
      "put it between '#if canImport(SwiftUI)' and '#endif', and use a UIListContentConfiguration"
      + " after '#else'",
    "UIHostingController":
      "put it between '#if canImport(SwiftUI)' and '#endif', and show a UIViewController after '#else'",
    "UIImagePickerController":
      "put it between '#if !os(Linux)' and '#endif', and call the app's handler for a picture from a test",
    "UIImagePickerControllerDelegate":
      "put the conformance between '#if !os(Linux)' and '#endif'",
  ]
}
