/// A delegate whose methods are never called here.
///
/// Its declaration is empty, so that a class compiles with any of them.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// A layout delegate whose methods are never called here.
///
/// Its declaration is empty, so that a class compiles with any of them.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
