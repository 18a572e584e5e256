import Foundation
import Testing

@testable import SimulatedUIKit

struct ColorTests {
  /// A colour, and the numbers that it tells.
  struct Example: Sendable {
    var color: UIColor
    var numbers: [CGFloat]

    init(_ color: UIColor, _ numbers: CGFloat...) {
      self.color = color
      self.numbers = numbers
    }
  }

  static let examples: [Example] = [
    Example(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), 0.25, 0.5, 0.75, 0.5),
    Example(UIColor(white: 0.5, alpha: 2), 0.5, 0.5, 0.5, 1),
    Example(UIColor.clear, 0, 0, 0, 0),
    Example(UIColor.red.withAlphaComponent(0.25), 1, 0, 0, 0.25),
    Example(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), 0, 1, 0, 1),
    Example(UIColor.systemRed, 1, 59.0 / 255, 48.0 / 255, 1),
    Example(UIColor(named: "brand") ?? .red, 0, 0, 0, 1),
  ]

  @Test("A color returns the numbers that it was created from", arguments: examples)
  func colorTellsItsNumbers(_ example: Example) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(example.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (found, wanted) in zip([red, green, blue, alpha], example.numbers) {
      #expect(abs(found - wanted) < 0.000_001)
    }
  }

  @Test func colorTellsItsHueAndWhite() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.75, alpha: 0.25)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    let wanted: [CGFloat] = [0.6, 0.5, 0.75, 0.25]
    for (found, wanted) in zip([hue, saturation, brightness, alpha], wanted) {
      #expect(abs(found - wanted) < 0.000_001)
    }
    var white: CGFloat = 9
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
  }

  @Test("Colors are compared by their numbers and color space")
  func colorsAreCompared() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .black)
    #expect(UIColor.systemBlue.hash == UIColor.systemBlue.hash)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }

  @Test("A color is resolved for its traits")
  func colorIsResolved() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.resolvedColor(with: .current) == .red)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    #expect(dark.hasDifferentColorAppearance(comparedTo: .current))
  }
}
