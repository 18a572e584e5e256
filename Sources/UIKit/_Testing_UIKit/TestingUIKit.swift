// Swift loads this module automatically for a file that imports both Testing and UIKit. The
// toolchain contains such a module for Apple's UIKit.
@_exported public import Testing
