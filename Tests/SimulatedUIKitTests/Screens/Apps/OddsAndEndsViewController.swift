// swift-format-ignore-file
import UIKit

// Small things that real code around tables uses, each once.

class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toView = transitionContext.view(forKey: .to)
    let controller = transitionContext.viewController(forKey: .from)
    toView?.alpha = 0
    transitionContext.containerView.addSubview(toView ?? controller?.view ?? UIView())
    let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
    animator.addAnimations { toView?.alpha = 1 }
    animator.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    animator.startAnimation()
  }
}

class ShareProvider: UIActivityItemProvider {
  override var item: Any { "made late" }
}

class OddsAndEndsViewController: UITableViewController, UIViewControllerTransitioningDelegate,
  UIDocumentInteractionControllerDelegate, UINavigationControllerDelegate
{
  var log: [String] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return FadeTransition()
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .push ? FadeTransition() : nil
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  func useAll() {
    let category = traitCollection.preferredContentSizeCategory
    if category > .extraLarge || category >= .accessibilityMedium { log.append("large") }
    log.append("\(category < .extraLarge) \(UIContentSizeCategory.newValueUserInfoKey.isEmpty)")
    log.append("\(traitCollection.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))")
    log.append("\(traitCollection.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))")
    traitCollection.performAsCurrent { log.append("current") }
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .custom { context in context.maximumDetentValue / 3 }]
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    }
    let activities = UIActivityViewController(activityItems: [ShareProvider(placeholderItem: "")], applicationActivities: nil)
    activities.excludedActivityTypes = [.openInIBooks, .postToFacebook]
    UIApplication.shared.open(URL(string: "https://example.org")!, options: [.universalLinksOnly: true])
    let path = NSIndexPath(row: 2, section: 1)
    log.append("\(path.row) \(path.section)")
    _ = NotificationCenter.default.addObserver(
      forName: UIMenuController.didShowMenuNotification, object: nil, queue: nil) { _ in }
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    log.append("\(image != nil) \(UIGraphicsGetImageFromCurrentImageContext() == nil)")
    let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/nowhere.pdf"))
    documents.delegate = self
    log.append("\(documents.presentPreview(animated: true))")
    let deferred = UIDeferredMenuElement { completion in completion([UIAction(title: "Late") { _ in }]) }
    log.append("\(UIMenu(title: "", children: [deferred]).children.count)")
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigationItem.rightBarButtonItem?.isHidden = true
    let command = UIKeyCommand(title: "Go", action: Selector("go"), input: "g", propertyList: ["a": 1])
    log.append("\(command.propertyList != nil)")
    let configuration = UIImage.SymbolConfiguration(pointSize: 10).applying(UIImage.SymbolConfiguration(scale: .large))
    log.append("\(UIImage(systemName: "star", withConfiguration: configuration) != nil)")
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    log.append("\(view.layer.affineTransform().a)")
    UIDevice.current.isBatteryMonitoringEnabled = true
    log.append("\(UIDevice.current.batteryLevel)")
    UIApplication.shared.setAlternateIconName("Dark") { error in self.log.append("icon \(error == nil)") }
    let collation = UILocalizedIndexedCollation.current()
    log.append("\(collation.section(for: "éa", collationStringSelector: Selector("self")))")
    log.append("\(collation.sortedArray(from: ["b", "A"], collationStringSelector: Selector("self")))")
    log.append(NSStringFromSelector(sel_registerName("go")))
    let html = "<p>One &amp; <b>two</b></p>".data(using: .utf8)!
    let page = try? NSAttributedString(
      data: html,
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
      documentAttributes: nil)
    log.append(page?.string ?? "none")
    UIButton().adjustsImageSizeForAccessibilityContentSizeCategory = true
    let view = UIImageView()
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
}
