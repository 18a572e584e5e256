#if canImport(FoundationNetworking)
  // Apple's Foundation has these types itself, so that `import UIKit` brings them along.
  @_exported public import FoundationNetworking
#endif
