import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ColorTests {
  private func components(_ color: UIColor) -> [Double] {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha].map(Double.init)
  }

  @Test("The fixed colors have UIKit's components")
  func fixedColors() {
    #expect(components(.orange) == [1, 0.5, 0, 1])
    #expect(components(.purple) == [0.5, 0, 0.5, 1])
    #expect(components(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(components(.gray) == [0.5, 0.5, 0.5, 1])
    #expect(components(.clear) == [0, 0, 0, 0])
    #expect(components(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
  }

  @Test("A color can be made of hue, saturation and brightness", arguments: [0, 1, 2])
  func hue(third: Int) {
    func check(_ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: [Double]) {
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
      for (a, b) in zip(components(color), expected) { #expect(near(a, b)) }
    }
    let hue = Double(third) / 3
    check(hue, 1, 1, (0..<3).map { $0 == third ? 1 : 0 })
    check(hue, 1, 0.5, (0..<3).map { $0 == third ? 0.5 : 0 })
    check(hue, 0.5, 1, (0..<3).map { $0 == third ? 1 : 0.5 })
    check(hue, 0, 0.25, [0.25, 0.25, 0.25])
    // Half-way to the next primary color both components are full.
    check(hue + 1 / 6.0, 1, 1, (0..<3).map { $0 == third || $0 == (third + 1) % 3 ? 1 : 0 })
  }

  @Test("Colors with equal components are equal, and a view returns the color that was set")
  func identity() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor(cgColor: UIColor.green.cgColor) == UIColor.green)
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let view = UIView()
    view.backgroundColor = color
    #expect(view.backgroundColor === color)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }
}
