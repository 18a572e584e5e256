// A file that imports swift-testing and UIKit imports this module as well, by a table of the toolchain, and
// then swift-testing through it. The toolchain has the module where UIKit is Apple's.
@_exported public import Testing
