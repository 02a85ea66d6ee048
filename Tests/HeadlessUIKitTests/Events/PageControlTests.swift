import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct PageControlTests {
  private let device = Device()
  private let control = UIPageControl()
  private let root = UIViewController()

  init() {
    control.frame = CGRect(x: 100, y: 200, width: 200, height: 26)
    control.numberOfPages = 3
    root.view.addSubview(control)
    device.launch(root)
  }

  /// Returns the pages that actions report while a closure runs.
  private func reports(_ body: () -> Void) -> [Int] {
    var pages: [Int] = []
    let action = UIAction { pages.append(($0.sender as? UIPageControl)?.currentPage ?? -1) }
    control.addAction(action, for: .valueChanged)
    body()
    control.removeAction(action, for: .valueChanged)
    return pages
  }

  private var colors: [UIColor?] { control.subviews.map(\.backgroundColor) }

  @Test("4.70 The current page is one of the pages, and setting it sends no action")
  func currentPage() {
    let fresh = UIPageControl()
    #expect(fresh.numberOfPages == 0 && fresh.currentPage == 0)
    fresh.currentPage = 2
    #expect(fresh.currentPage == 0)
    let sent = reports {
      for (page, expected) in [(1, 1), (7, 2), (Int.max, 2), (-1, 0), (.min, 0)] {
        control.currentPage = page
        #expect(control.currentPage == expected)
      }
      control.currentPage = 2
      control.numberOfPages = 2
    }
    #expect(sent == [] && control.currentPage == 1)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(control.subviews.isEmpty)
  }

  @Test("4.71 A tap beside the current dot turns one page, and reports it")
  func taps() {
    let left = CGPoint(x: 110, y: 213)
    let right = CGPoint(x: 290, y: 213)
    #expect(reports { for _ in 0..<4 { device.tap(at: right) } } == [1, 2])
    #expect(reports { device.tap(at: left) } == [1])
    // Between the first dot and the second one.
    #expect(reports { device.tap(at: CGPoint(x: 190, y: 213)) } == [0])
    #expect(reports { device.tap(at: left) } == [])
    #expect(reports { device.press(at: right).cancel() } == [])
    control.isEnabled = false
    #expect(reports { device.tap(at: right) } == [])
  }

  @Test("4.72 In a right-to-left language, the first dot is on the right")
  func rightToLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    device.advance(by: 0.1)
    #expect(control.subviews[0].frame.minX > control.subviews[2].frame.minX)
    #expect(reports { device.tap(at: CGPoint(x: 110, y: 213)) } == [1])
    #expect(reports { device.tap(at: CGPoint(x: 290, y: 213)) } == [0])
  }

  @Test("4.73 The size depends on the number of pages alone, and one page may be hidden")
  func sizes() {
    let sizes = (0...4).map { control.size(forNumberOfPages: $0) }
    #expect(zip(sizes.dropFirst(), sizes.dropFirst(2)).allSatisfy { $0.width < $1.width })
    #expect(sizes[0].width == 0 && control.size(forNumberOfPages: -3) == sizes[0])
    #expect(control.sizeThatFits(CGSize(width: 10, height: 10)) == sizes[3])
    control.sizeToFit()
    #expect(control.bounds.size == sizes[3])
    control.numberOfPages = 1
    #expect(control.subviews.count == 1 && !control.hidesForSinglePage)
    control.hidesForSinglePage = true
    #expect(control.subviews.isEmpty && !control.isHidden)
    control.numberOfPages = 2
    #expect(control.subviews.count == 2)
    control.numberOfPages = .max
    control.currentPage = .max
    #expect(control.currentPage == .max - 1 && control.subviews.count == 100)
    control.accessibilityIncrement()
    control.layoutIfNeeded()
    #expect(control.currentPage == .max - 1)
  }

  @Test("4.74 The dots have the tint colors, which are white by default")
  func colorsOfDots() {
    let faint = UIColor.white.withAlphaComponent(0.2)
    #expect(colors == [.white, faint, faint])
    control.currentPage = 1
    control.pageIndicatorTintColor = .gray
    control.currentPageIndicatorTintColor = .systemBlue
    #expect(colors == [.gray, .systemBlue, .gray])
    root.overrideUserInterfaceStyle = .dark
    #expect(
      control.subviews[1].layer.backgroundColor
        == UIColor.systemBlue.resolvedColor(with: root.traitCollection).cgColor)
  }

  @Test("4.75 VoiceOver adjusts a page control, and reads the page")
  func accessibility() {
    #expect(control.isAccessibilityElement && control.accessibilityTraits == .adjustable)
    #expect(control.accessibilityValue == "page 1 of 3")
    #expect(reports { control.accessibilityIncrement() } == [1])
    #expect(control.accessibilityValue == "page 2 of 3")
    #expect(
      reports {
        control.accessibilityDecrement()
        control.accessibilityDecrement()
      } == [0])
    control.accessibilityValue = "Monday"
    #expect(control.accessibilityValue == "Monday")
    #expect(device.accessibleViews.contains(control))
  }
}
