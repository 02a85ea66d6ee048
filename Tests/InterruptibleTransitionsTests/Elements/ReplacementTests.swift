import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  /// Tests of stand-ins whose views are not as a stand-in usually is.
  @Suite("What stand-ins replace")
  struct Replacements {
    private static func square(_ frame: CGRect, _ color: UIColor, _ id: ElementID? = nil) -> UIView
    {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      view.elementID = id
      return view
    }

    /// A change beside which the screen behind stays.
    nonisolated enum Beside: CaseIterable, Sendable {
      case sheet, menu, zoomedSheet
    }

    @Test(
      "Beside a sheet or a menu, a view in front of an element stays as its screen does",
      arguments: Beside.allCases, [70.0, 300])
    func besideASheet(_ beside: Beside, y: Double) {
      let device = Device()
      let report = device.rehearse { _ in
        let screen = UIViewController()
        screen.title = "Shop"
        screen.view.addSubview(
          Self.square(CGRect(x: 340, y: y, width: 24, height: 24), .red, "badge"))
        device.launch(UINavigationController(rootViewController: screen))
        device.advance(by: 0.3)
        let menu = UIViewController()
        menu.view.backgroundColor = .yellow
        menu.view.addSubview(
          Self.square(
            CGRect(x: 20, y: 100, width: 60, height: 60), .red,
            beside == .zoomedSheet ? nil : "badge"))
        let transition: InterruptibleTransition =
          beside == .zoomedSheet
          ? .zoom("badge")
          : InterruptibleTransition(
            .elements(over: .slide(from: .bottom)), timing: .easeOut(0.4))
        for _ in 0..<2 {
          screen.present(
            menu, with: transition,
            as: beside == .menu ? .side(.trailing, width: 200) : .sheet(height: 400))
          device.advance(by: 0.15)
          let titles = "\(device.drawnScreen)".split(separator: "\n")
            .filter { $0.contains("\"Shop\"") }
          #expect(titles.count == 1 && titles.first?.contains("opacity") == false)
          device.advanceUntilIdle()
          menu.dismiss(animated: true)
          device.advanceUntilIdle()
        }
      }
      #expect(report.problems == [])
    }

    @Test("With another animation of the screens, a view in front of an element moves with its own")
    func inFrontOfAPage() throws {
      let fixture = ContainerKindFixture(.navigation, .elements(over: .slideAlong(from: .right)))
      let first = fixture.first.view!
      let second = fixture.second.view!
      first.addSubview(Self.square(CGRect(x: 20, y: 300, width: 353, height: 300), .gray, "card"))
      second.addSubview(Self.square(CGRect(x: 0, y: 100, width: 393, height: 500), .gray, "card"))
      // In front of the card, and beside it.
      let button = Self.square(CGRect(x: 300, y: 320, width: 60, height: 60), .red)
      let other = Self.square(CGRect(x: 300, y: 700, width: 60, height: 60), .green)
      for view in [button, other] { first.addSubview(view) }
      fixture.device.advance(by: 0.1)
      for isBack in [false, true] {
        if isBack { fixture.back() } else { fixture.there() }
        for progress in [0.1, 0.4, 0.6] as [CGFloat] {
          fixture.hold(at: progress)
          let x = 330 - 393 * (isBack ? 1 - progress : progress)
          guard x > 35 else { continue }
          #expect(fixture.device.shownColor(at: x, 730).green > 0.9)
          #expect(fixture.device.shownColor(at: x, 350).red > 0.9)
          #expect(fixture.device.shownColor(at: x + 35, 350).red < 0.6)
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test(
      "A page that shrinks back swings past its source by its bounce at most",
      arguments: [44.0, 30, 20, 1],
      [
        (0.1, 0.1), (0, 0), (0.4, 0.4), (9, 1), (.nan, 0.1), (.infinity, 0.1), (-1, 0),
      ])
    func smallSource(_ side: Double, _ bounce: (given: CGFloat, used: CGFloat)) {
      let device = Device()
      let list = UIViewController()
      let stack = UINavigationController(rootViewController: list)
      device.launch(stack)
      list.view.addSubview(
        Self.square(CGRect(x: 100, y: 400, width: side, height: side), .systemTeal, "dot"))
      let page = UIViewController()
      page.view.backgroundColor = .systemPink
      var options = ElementZoomOptions()
      options.bounce = bounce.given
      stack.pushViewController(page, with: .zoom("dot", options: options))
      device.advanceUntilIdle()
      stack.popViewController(animated: true)
      var sides: [CGFloat] = []
      var centers: [CGPoint] = []
      device.onFrame { _ in
        guard let frame = device.window.namedStandIns["dot"]?.layer.presentedFrame else { return }
        sides.append(frame.width)
        centers.append(CGPoint(x: frame.midX, y: frame.midY))
      }
      device.advanceUntilIdle()
      let center = CGPoint(x: 100 + side / 2, y: 400 + side / 2)
      let nearest = sides.firstIndex { $0 < side + 1 } ?? 0
      let smallest = (sides.min() ?? 0) / side
      #expect(smallest >= 1 - bounce.used - 0.001)
      #expect(side < 44 || bounce.used == 0 || smallest < 1 - bounce.used / 20)
      for shown in centers[nearest...] {
        let limit = bounce.used * side + 1
        #expect(abs(shown.x - center.x) < limit && abs(shown.y - center.y) < limit)
      }
    }

    @Test("The springs of a zoom are options")
    func springs() {
      var options = ElementZoomOptions()
      options.timing = .easeOut(0.3)
      options.dismissalTiming = .linear(0.2)
      options.settling = .spring(dampingRatio: 1, response: 0.2)
      options.settlingWhenLeaving = .spring(dampingRatio: 1, response: 0.3)
      let transition = InterruptibleTransition.zoom("dot", options: options)
      #expect(
        transition.timing.duration == 0.3
          && transition.configuration.dismissalTiming?.duration == 0.2)
      #expect(transition.configuration.settling == options.settling)
      #expect(transition.configuration.settlingWhenLeaving == options.settlingWhenLeaving)
    }

    @Test("A list that reloads its cells in flight keeps the element's stand-in", arguments: 0...1)
    func reload(framesBeforeNextCell: Int) throws {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let list = fixture.first.view!
      let place = CGRect(x: 40, y: 300, width: 100, height: 100)
      var cell = Self.square(place, .red, "card")
      list.addSubview(cell)
      fixture.second.view.addSubview(
        Self.square(CGRect(x: 0, y: 0, width: 393, height: 300), .red, "card"))
      fixture.there()
      fixture.device.advance(by: 0.1)
      cell.elementID = nil
      cell.removeFromSuperview()
      var opacities: [CGFloat] = []
      for frame in 0..<6 {
        if frame == framesBeforeNextCell {
          cell = Self.square(place, .red, "card")
          list.addSubview(cell)
        }
        fixture.device.advance(by: 1.0 / 60)
        opacities.append(fixture.device.window.namedStandIns["card"]?.alpha ?? 0)
      }
      #expect(opacities.allSatisfy { $0 == 1 })
      fixture.device.advanceUntilIdle()
      #expect(cell.layer.mask == nil)
    }

    @Test(
      "An image that its view does not clip is visible around it in flight",
      arguments: [true, false])
    func unclippedImage(clips: Bool) {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for (page, y) in [(fixture.first, 200.0), (fixture.second, 200.0)] {
        let imageView = UIImageView(frame: CGRect(x: 100, y: y, width: 60, height: 60))
        imageView.image = ContentChanges.Screen.image(.red)
        imageView.contentMode = .scaleAspectFill
        imageView.bounds.size.height = 20
        imageView.clipsToBounds = clips
        imageView.layer.cornerRadius = 8
        imageView.elementID = "photo"
        page.view.addSubview(imageView)
      }
      fixture.device.advance(by: 0.1)
      // The image is 60 points high, in a view with a height of 20.
      fixture.there()
      for progress in [0.02, 0.5, 0.98] {
        fixture.hold(at: progress)
        let standIn = fixture.device.window.namedStandIns["photo"] as? StandInView
        let window = standIn?.windows.first
        #expect(window?.bounds.height == (clips ? 20 : 60))
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A toolbar's stand-in has its material and its items",
      .alsoUnder(.snapshotsBarsWithoutMaterial))
    func toolbar() throws {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
      toolbar.addSubview(Self.square(CGRect(x: 20, y: 10, width: 30, height: 30), .red))
      toolbar.elementID = "bar"
      fixture.first.view.addSubview(toolbar)
      fixture.second.view.addSubview(
        Self.square(CGRect(x: 0, y: 0, width: 393, height: 49), .green, "bar"))
      fixture.device.advance(by: 0.1)
      fixture.there()
      fixture.hold(at: 0.02)
      let standIn = try #require(fixture.device.window.namedStandIns["bar"] as? StandInView)
      let picture = standIn.snapshots.outgoing
      let material = picture.all.compactMap { $0 as? UIVisualEffectView }.first
      #expect(material?.effect != nil && material?.bounds.size == toolbar.bounds.size)
      #expect(fixture.device.shownColor(at: 35, 725).red > 0.9)
    }

    @Test(
      "Inner corners of which some are round stay so in a picture", .alsoUnder(.rendersMasks),
      arguments: [true, false])
    func partlyRounded(isOutgoing: Bool) throws {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let card = Self.square(CGRect(x: 40, y: 300, width: 200, height: 200), .white, "card")
      card.layer.cornerRadius = 12
      let photo = Self.square(CGRect(x: 0, y: 0, width: 200, height: 120), .red)
      photo.layer.cornerRadius = 12
      photo.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      photo.clipsToBounds = true
      card.addSubview(photo)
      let other = Self.square(CGRect(x: 0, y: 0, width: 393, height: 300), .white, "card")
      (isOutgoing ? fixture.first : fixture.second).view.addSubview(card)
      (isOutgoing ? fixture.second : fixture.first).view.addSubview(other)
      fixture.device.advance(by: 0.1)
      fixture.there()
      fixture.hold(at: 0.5)
      #expect(photo.layer.cornerRadius == 12 && photo.layer.mask == nil)
      let standIn = try #require(fixture.device.window.namedStandIns["card"] as? StandInView)
      let picture = standIn.snapshots[Screen(isIncoming: !isOutgoing)]
      // On the screen the picture is made of snapshots, which have all corners as they are.
      #expect((picture is UIImageView) == !isOutgoing)
      if isOutgoing { #expect(picture.subviews.count == 1) }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("UIKit's own views above the content of a list get no stand-ins")
    func scrollIndicators() {
      RuntimeVariants.$current.withValue(.showsScrollIndicators) {
        let fixture = ContainerKindFixture(.navigation, .elements)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        list.contentSize = CGSize(width: 393, height: 3000)
        fixture.first.view.addSubview(list)
        list.addSubview(Self.square(CGRect(x: 0, y: 300, width: 393, height: 200), .red, "card"))
        fixture.second.view.addSubview(
          Self.square(CGRect(x: 0, y: 0, width: 393, height: 852), .red, "card"))
        fixture.device.advance(by: 0.1)
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 700))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        finger.lift()
        fixture.device.advance(by: 0.05)
        #expect(list.subviews.count > 1)
        fixture.there()
        fixture.hold(at: 0.3)
        #expect(fixture.transition.flight?.elementReport?.promoted == [])
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("An app that ends the flight when it is asked for a view finds no mask afterwards")
    func sourceEndsFlight() {
      final class Page: UIViewController, ElementSource {
        var ends: (() -> Void)?
        weak var answer: UIView?
        func view(for id: ElementID) -> UIView? {
          ends?()
          return answer
        }
      }
      let device = Device()
      let page = Page()
      device.launch(page)
      let card = Self.square(CGRect(x: 40, y: 300, width: 100, height: 100), .red, "card")
      let substitute = Self.square(card.frame, .green)
      for view in [card, substitute] { page.view.addSubview(view) }
      page.answer = substitute
      let tracker = ElementTracker(
        ElementScreen(views: ["card": card], root: page.view, sources: [page]), on: .outgoing)
      page.ends = { tracker.stop() }
      card.removeFromSuperview()
      _ = tracker.update()
      _ = tracker.update()
      #expect(substitute.layer.mask == nil && card.layer.mask == nil)
    }
  }
}
