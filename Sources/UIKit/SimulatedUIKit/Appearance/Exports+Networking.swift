#if canImport(FoundationNetworking)
  // Apple's Foundation contains these types, so `import UIKit` includes them.
  @_exported public import FoundationNetworking
#endif
