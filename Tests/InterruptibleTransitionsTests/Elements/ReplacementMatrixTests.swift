import Foundation
import Testing

@testable import HeadlessDevice
@testable import InterruptibleTransitions

extension ElementTests {
  /// Each row of the table "What takes the place of something live" in Design.md, in each
  /// container.
  @Suite("Replacements at the ends of a flight", .withoutVariants)
  struct ReplacementMatrix {
    /// A screen on which an assumption of a replacement is false.
    nonisolated enum Row: CaseIterable, Sendable {
      case clearPages, viewInFront, changingText, partlyRounded, bar, unclippedImage, effects
      case reloadedCell, smallSource, liveView, sourceBeside
    }

    nonisolated enum Container: CaseIterable, Sendable {
      case push, sheet, tabs
    }

    /// How the flight that goes there ends.
    nonisolated enum Ending: CaseIterable, Sendable {
      case finish, cancel, finger
    }

    private final class Screens {
      let base: ContainerKindFixture
      let row: Row
      var device: Device { base.device }
      var first: UIView { base.first.view }
      var second: UIView { base.second.view }
      private var cell = UIView()
      private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      private let player = RemoteContentView(color: .blue)

      init(_ row: Row, _ container: Container) {
        self.row = row
        let animation: TransitionAnimation =
          switch row {
          case .clearPages: .slideAlong()
          case .smallSource: .zoom("card")
          default: .elements
          }
        base =
          switch container {
          case .push: ContainerKindFixture(.navigation, animation)
          case .tabs: ContainerKindFixture(.tabs, animation)
          case .sheet: ContainerKindFixture(.custom, animation, style: .sheet(height: 600))
          }
        device.window.backgroundColor = .blue
        let card = view(CGRect(x: 40, y: 300, width: 120, height: 90), .red, in: first)
        let size = row == .smallSource ? second.bounds.size : CGSize(width: 360, height: 270)
        let large = view(CGRect(origin: CGPoint(x: 0, y: 60), size: size), .red, in: second)
        for view in [card, large] { view.elementID = "card" }
        cell = card
        switch row {
        case .clearPages:
          for page in [first, second] { page.backgroundColor = nil }
        case .viewInFront:
          _ = view(CGRect(x: 130, y: 280, width: 50, height: 50), .green, in: first)
          _ = view(CGRect(x: 300, y: 70, width: 50, height: 50), .green, in: second)
        case .changingText:
          label.text = "0"
          card.addSubview(label)
        case .partlyRounded:
          for (page, side) in [(card, 60.0), (large, 200)] {
            let inner = view(CGRect(x: 10, y: 10, width: side, height: side / 2), .green, in: page)
            inner.layer.cornerRadius = 12
            inner.layer.maskedCorners = [.layerMinXMinYCorner]
            inner.clipsToBounds = true
          }
        case .bar:
          let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 49))
          bar.elementID = "bar"
          first.addSubview(bar)
          view(CGRect(x: 0, y: 500, width: 393, height: 49), .green, in: second).elementID = "bar"
        case .unclippedImage:
          for (page, y) in [(first, 500.0), (second, 400.0)] {
            let imageView = UIImageView(frame: CGRect(x: 200, y: y, width: 60, height: 20))
            imageView.image = ContentChanges.Screen.image(.green)
            imageView.contentMode = .scaleAspectFill
            imageView.elementID = "photo"
            page.addSubview(imageView)
          }
        case .effects:
          let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
          blur.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
          large.addSubview(blur)
        case .smallSource:
          card.frame.size = CGSize(width: 12, height: 12)
          large.elementID = nil
          large.removeFromSuperview()
        case .liveView: move(to: card)
        case .sourceBeside:
          // Above the sheet.
          card.frame.origin.y = 100
          let faded = view(CGRect(x: 250, y: 100, width: 60, height: 60), .green, in: first)
          faded.elementModifiers = [.fade]
        case .reloadedCell: break
        }
        device.advance(by: 0.2)
      }

      func view(_ frame: CGRect, _ color: UIColor, in page: UIView) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        page.addSubview(view)
        return view
      }

      private func move(to place: UIView) {
        player.frame = place.bounds
        place.addSubview(player)
      }

      /// Changes what the row is about before the request.
      func prepare() {
        if row == .liveView, let large = second.subviews.first(where: { $0.elementID == "card" }) {
          move(to: large)
        }
      }

      /// Changes what the row is about while the flight is held.
      func change() {
        if row == .changingText { label.text = "1" }
        guard row == .reloadedCell else { return }
        let next = view(cell.frame, .red, in: first)
        cell.elementID = nil
        cell.removeFromSuperview()
        next.elementID = "card"
        cell = next
      }

      /// The visible parts, from back to front: without the titles of the pages, whose color a tab
      /// bar changes at once, the names of layers, and the corners that masks draw in flight.
      var parts: [String] {
        device.drawnScreen.parts.filter { !$0.isCovered }.map(\.description)
          .filter { !$0.contains("text \"A\"") && !$0.contains("text \"B\"") }
          .map { text in
            let named = text.range(of: " in ").map { String(text[..<$0.lowerBound]) } ?? text
            return named.replacingOccurrences(of: " radius 12", with: "")
          }
      }
    }

    private func expectSame(_ shown: [String], _ expected: [String], _ comment: String) {
      let difference = shown.difference(from: expected)
      #expect(shown == expected, "\(comment): \(difference)")
    }

    @Test(
      "At both ends of a flight the screen is as it is at rest",
      arguments: Row.allCases, Container.allCases)
    func ends(_ row: Row, _ container: Container) {
      for ending in Ending.allCases {
        let screens = Screens(row, container)
        let before = screens.parts
        screens.prepare()
        screens.base.there()
        screens.base.hold(at: 0)
        expectSame(screens.parts, before, "first frame of \(ending)")
        if ending == .finger {
          for progress in [0.3, 0.8, 0.1] as [CGFloat] { screens.base.hold(at: progress) }
          screens.change()
        }
        screens.base.hold(at: 1)
        let last = screens.parts
        if ending == .cancel {
          screens.base.hold(at: 0.5)
          screens.base.transition.cancel()
        } else {
          screens.base.transition.finish()
        }
        screens.device.advanceUntilIdle()
        if ending == .cancel {
          expectSame(screens.parts, before, "after \(ending)")
        } else {
          // A page that grows has the corners of the display to the end.
          if row != .smallSource { expectSame(screens.parts, last, "last frame of \(ending)") }
          screens.base.back()
          screens.device.advanceUntilIdle()
          if row != .liveView, ending != .finger || row != .changingText {
            expectSame(screens.parts, before, "on the way back from \(ending)")
          }
        }
      }
    }
  }
}
