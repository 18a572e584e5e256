// swift-format-ignore-file
import UIKit

// The grid that table libraries have beside their list.

class ShelfHeader: UICollectionReusableView {
  let label = UILabel()
}

class ShelfItemCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 10, height: 10)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

class ShelfLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    sectionHeadersPinToVisibleBounds = true
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return super.layoutAttributesForElements(in: rect)?.filter { $0.representedElementKind == nil }
  }
}

class ShelfGridViewController: UIViewController {
  var shelves = [["a", "b"], ["c"]]
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
  private(set) var done = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(ShelfItemCell.self, forCellWithReuseIdentifier: "Item")
    collectionView.register(
      ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.addSubview(collectionView)
  }

  func change() {
    collectionView.performBatchUpdates({
      shelves[0].append("d")
      collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
      collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
      collectionView.insertSections(IndexSet(integer: 2))
      collectionView.deleteSections([2])
      collectionView.reloadSections(IndexSet(0..<1))
      collectionView.moveSection(0, toSection: 0)
    }) { finished in
      self.done += finished ? 1 : 0
    }
    collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .centeredHorizontally], animated: true)
  }
}

extension ShelfGridViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return shelves[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! ShelfHeader
    header.label.text = "Shelf \(indexPath.section)"
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    return CGSize(width: 100, height: 30)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return .zero
  }
}

/// Hands a collection's questions on, as a skeleton of loading content does.
class ShelfProxy: NSObject, UICollectionViewDataSource {
  weak var original: UICollectionViewDataSource?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return original?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return original?.collectionView(collectionView, cellForItemAt: indexPath) ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return original?.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      ?? UICollectionReusableView()
  }
}
