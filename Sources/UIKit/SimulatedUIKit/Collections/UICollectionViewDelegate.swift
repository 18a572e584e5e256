/// None of its methods is called here, so a class can have them without a requirement.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// None of its methods is called here, so a class can have them without a requirement.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
