import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Dynamic colors")
@MainActor struct DynamicColorTests {
  private let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  /// Launches a view controller on a new device.
  private func launch() -> (device: Device, root: UIViewController) {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    return (device, root)
  }

  private func text(_ view: UILabel?) -> CGColor? {
    guard case .text(let text) = view?.layer.content else { return nil }
    return text.color.cgColor
  }

  @Test("6.46 During layout and reports of traits, the current traits are those of the view")
  func currentTraits() {
    let (device, root) = launch()
    let view = RecordingView(color)
    root.view.addSubview(view)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.take() == ["traits dark"])
    #expect(UITraitCollection.current == light)
    device.advance(by: 0.1)
    #expect(view.take() == ["layout dark"])
    view.tintColor = .red
    #expect(view.take() == ["tint dark"])
    root.view.tintColor = .blue
    view.overrideUserInterfaceStyle = .light
    #expect(view.take() == ["traits light"])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    device.settings.userInterfaceStyle = .dark
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test("6.46 An app can make traits current, for a call or for good")
  func performAsCurrent() {
    _ = launch()
    var inside: [CGColor] = []
    dark.performAsCurrent {
      inside.append(color.cgColor)
      light.performAsCurrent { inside.append(UIColor.label.cgColor) }
      inside.append(UIColor.label.cgColor)
    }
    let black = UIColor.black.cgColor
    let white = UIColor.white.cgColor
    #expect(inside == [white, black, white])
    #expect(color.cgColor == black)
    UITraitCollection.current = dark
    #expect(color.cgColor == white && UITraitCollection.current === dark)
    // UIKit sets the property for its next call.
    UIView().tintColor = .red
    #expect(color.cgColor == black)
  }

  @Test("6.46 Each thread has its own current traits")
  func threads() {
    _ = launch()
    let black = UIColor.black.cgColor
    let white = UIColor.white.cgColor
    for _ in 0..<3 {
      let colors = colorsOnThread()
      #expect(colors == [black, white, black, white])
    }
    #expect(color.cgColor == black)
  }

  /// Returns the colors before, in and after a call with dark traits on a new thread, and after the
  /// thread has made dark traits current. The main actor waits, so that no other test runs.
  private func colorsOnThread() -> [CGColor] {
    let color = self.color
    let dark = self.dark
    let end = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var colors: [CGColor] = []
    Thread {
      colors.append(color.cgColor)
      dark.performAsCurrent { colors.append(color.cgColor) }
      colors.append(color.cgColor)
      UITraitCollection.current = dark
      colors.append(color.cgColor)
      end.signal()
    }.start()
    end.wait()
    return colors
  }

  @Test("6.47 System colors are equal to themselves, and not to their components")
  func equality() {
    #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.label != UIColor.systemBackground)
    #expect(UIColor.systemBlue.hash == UIColor.systemBlue.hash)
    #expect(UIColor.systemBlue != UIColor.systemBlue.resolvedColor(with: light))
    #expect(UIColor.tintColor == .systemBlue)
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint == UIColor.label.withAlphaComponent(0.5))
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faint.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
  }

  @Test("6.48 System colors have other components in the dark style")
  func systemColors() {
    func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
      let parts = color.resolvedColor(with: traits).components
      return [parts.red, parts.green, parts.blue].map {
        String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
      }.joined(separator: " ")
    }
    let expected: [(UIColor, String, String)] = [
      (.label, "0 0 0", "FF FF FF"), (.systemBackground, "FF FF FF", "0 0 0"),
      (.systemBlue, "0 7A FF", "A 84 FF"), (.systemRed, "FF 3B 30", "FF 45 3A"),
      (.secondarySystemGroupedBackground, "FF FF FF", "1C 1C 1E"),
      (.systemGray6, "F2 F2 F7", "1C 1C 1E"), (.opaqueSeparator, "C6 C6 C8", "38 38 3A"),
    ]
    for (color, inLight, inDark) in expected {
      #expect(hex(color, light) == inLight && hex(color, dark) == inDark)
    }
    #expect(hex(.red, light) == hex(.red, dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    let traits = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(traits.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(traits.allSatisfy { $0.affectsColorAppearance })
  }

  @Test("6.29 Labels, buttons, images and cells follow the style of a superview")
  func views() {
    let (device, root) = launch()
    let outer = UIView()
    root.view.addSubview(outer)
    let label = UILabel()
    label.text = "Text"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for view in [label, button, picture, cell] { outer.addSubview(view) }
    func shown() -> [CGColor?] {
      guard case .image(.symbol(_, let tint)) = picture.layer.content else { return [] }
      return [text(label), text(button.titleLabel), tint.cgColor, cell.layer.backgroundColor]
    }
    let colors: [UIColor] = [.label, .systemBlue, .systemBlue, .systemBackground]
    func expected(_ traits: UITraitCollection) -> [CGColor?] {
      colors.map { $0.resolvedColor(with: traits).cgColor }
    }
    #expect(shown() == expected(light))
    outer.overrideUserInterfaceStyle = .dark
    #expect(shown() == expected(dark))
    outer.overrideUserInterfaceStyle = .unspecified
    root.overrideUserInterfaceStyle = .dark
    #expect(shown() == expected(dark))
    root.overrideUserInterfaceStyle = .unspecified
    device.window.overrideUserInterfaceStyle = .dark
    #expect(shown() == expected(dark))
    outer.removeFromSuperview()
    #expect(shown() == expected(dark))
    device.window.overrideUserInterfaceStyle = .unspecified
    root.view.addSubview(outer)
    #expect(shown() == expected(light))
    device.settings.userInterfaceStyle = .dark
    #expect(shown() == expected(dark))
  }
}

/// A view that records the styles in which it resolves a color.
private final class RecordingView: UIView {
  private let color: UIColor
  private var styles: [String] = []

  init(_ color: UIColor) {
    self.color = color
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func take() -> [String] {
    let taken = styles
    styles = []
    return taken
  }

  private func record(_ name: String) {
    #expect(UITraitCollection.current == traitCollection)
    styles.append(name + (color.cgColor == UIColor.white.cgColor ? " dark" : " light"))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    record("layout")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    record("traits")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    record("tint")
  }
}
