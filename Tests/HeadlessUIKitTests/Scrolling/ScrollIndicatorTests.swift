import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ScrollIndicatorTests {
  /// A scroll fixture and the axes of the visible indicators, by default or under the variant.
  private func compare<Finding>(_ find: (ScrollFixture) -> Finding) -> (Finding, Finding) {
    let byDefault = find(ScrollFixture())
    return RuntimeVariants.$current.withValue(.showsScrollIndicators) {
      (byDefault, find(ScrollFixture()))
    }
  }

  private func indicators(_ view: UIScrollView) -> [ScrollIndicatorView] {
    view.subviews.compactMap { $0 as? ScrollIndicatorView }
  }

  private func axes(_ view: UIScrollView) -> [ScrollAxis] { indicators(view).map(\.axis) }

  @Test("3.108, 7.93 A scroll view may show indicators while it scrolls, and a second after")
  func drag() {
    let (byDefault, varied) = compare { fixture in
      let view = fixture.scrollView
      var counts = [view.subviews.count]
      let finger = fixture.beginDrag(down: false)
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
      counts.append(view.subviews.count)
      fixture.device.advance(by: 2)
      counts.append(view.subviews.count)
      finger.lift()
      for seconds in [0.9, 0.2] {
        fixture.device.advance(by: seconds)
        counts.append(view.subviews.count)
      }
      return counts
    }
    #expect(byDefault == [0, 0, 0, 0, 0])
    #expect(varied == [0, 1, 1, 1, 0])
  }

  @Test("7.93 The indicators stay during deceleration and an animation to an offset")
  func motions() {
    let (byDefault, varied) = compare { fixture in
      let view = fixture.scrollView
      fixture.fling(velocity: -2000)
      fixture.device.advance(by: 1.5)
      var counts = [view.subviews.count]
      #expect(view.isDecelerating)
      fixture.device.advanceUntilIdle()
      counts.append(view.subviews.count)
      view.setContentOffset(.zero, animated: false)
      counts.append(view.subviews.count)
      view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      fixture.device.advance(by: 0.2)
      counts.append(view.subviews.count)
      view.removeFromSuperview()
      counts.append(view.subviews.count)
      return counts
    }
    #expect(byDefault == [0, 0, 0, 0, 0])
    #expect(varied == [1, 0, 0, 1, 0])
  }

  @Test("7.93 Another drag within a second keeps the indicators")
  func keepsIndicators() {
    let (_, kept) = compare { fixture in
      fixture.beginDrag(down: false).lift()
      fixture.device.advance(by: 0.9)
      let first = indicators(fixture.scrollView).first
      let finger = fixture.beginDrag(down: false)
      fixture.device.advance(by: 0.5)
      let isSame = indicators(fixture.scrollView) == [first].compactMap { $0 } && first != nil
      finger.lift()
      return isSame
    }
    #expect(kept)
  }

  @Test("7.93 Only content that is larger than the view has an indicator, unless the app hides it")
  func larger() {
    func shown(_ size: CGSize, _ change: (UIScrollView) -> Void = { _ in }) -> [ScrollAxis] {
      compare { fixture in
        let view = fixture.scrollView
        view.contentSize = size
        view.alwaysBounceVertical = true
        change(view)
        fixture.fling(by: -50, velocity: -300)
        return axes(view)
      }.1
    }
    #expect(shown(CGSize(width: 393, height: 800)) == [])
    #expect(shown(CGSize(width: 393, height: 900)) == [.vertical])
    #expect(shown(CGSize(width: 900, height: 800)) == [.horizontal])
    #expect(Set(shown(CGSize(width: 900, height: 900))) == [.vertical, .horizontal])
    let large = CGSize(width: 900, height: 900)
    #expect(shown(large) { $0.showsVerticalScrollIndicator = false } == [.horizontal])
    #expect(shown(large) { $0.showsHorizontalScrollIndicator = false } == [.vertical])
  }

  @Test("7.93 The indicators are at the edges, in front of the content, and follow it")
  func frames() {
    _ = compare { fixture in
      let view = fixture.scrollView
      view.contentSize = CGSize(width: 786, height: 1600)
      let finger = fixture.beginDrag(down: false)
      finger.move(by: CGVector(dx: -50, dy: -50))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 786, height: 1600))
      view.addSubview(content)
      guard Runtime.current.reads(.showsScrollIndicators) else { return }
      #expect(view.subviews.first === content && indicators(view).count == 2)
      for axis in ScrollAxis.allCases {
        guard let indicator = indicators(view).first(where: { $0.axis == axis }) else { continue }
        let start = indicator.frame
        #expect(view.bounds.contains(start))
        #expect(!indicator.isUserInteractionEnabled)
        switch axis {
        case .vertical:
          #expect(start.maxX == view.bounds.maxX - 3 && start.height == 794 / 2)
        case .horizontal:
          #expect(start.maxY == view.bounds.maxY - 3 && start.width == 387 / 2)
        }
        finger.move(by: CGVector(dx: -50, dy: -50))
        let moved = indicator.frame
        // The indicator moves through half its track while the content moves by its excess.
        switch axis {
        case .vertical: #expect(isClose(moved.minY - start.minY, 50 + 50 * 397 / 800))
        case .horizontal: #expect(isClose(moved.minX - start.minX, 50 + 50 * 193.5 / 393))
        }
      }
      view.setContentOffset(CGPoint(x: -500, y: -500), animated: false)
      #expect(indicators(view).allSatisfy { view.bounds.contains($0.frame) })
      finger.lift()
    }
  }
}
