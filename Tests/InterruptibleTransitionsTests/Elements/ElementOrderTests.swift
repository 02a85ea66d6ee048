import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("The front-to-back order of views and stand-ins", .underVariants)
  struct FrontToBackOrder {
    private static func square(
      _ frame: CGRect, _ color: UIColor, _ id: ElementID? = nil
    ) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      view.elementID = id
      return view
    }

    /// The views in front of a ground that is on both screens.
    nonisolated enum Front: CaseIterable, Sendable {
      case view, scrim, button, unmatchedElement, nestedView

      @MainActor func view(at y: CGFloat) -> UIView {
        let view = square(CGRect(x: 96, y: y, width: 200, height: 50), .red)
        switch self {
        case .view: return view
        case .scrim:
          view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
          view.backgroundColor = .red.withAlphaComponent(0.5)
          return view
        case .button:
          let button = UIButton(frame: view.frame)
          button.backgroundColor = .red
          return button
        case .unmatchedElement:
          view.elementID = ElementID(Int(y))
          return view
        case .nestedView:
          let outer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
          outer.addSubview(view)
          return outer
        }
      }
    }

    @Test(
      "A view in front of a matched element dissolves in its place", arguments: Front.allCases,
      ContainerKind.allCases)
    func inFront(_ front: Front, _ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .elements)
      for (page, y) in [(fixture.first, 300.0), (fixture.second, 500)] {
        page.view.addSubview(
          Self.square(CGRect(x: 0, y: 0, width: 393, height: 852), .gray, "ground"))
        page.view.addSubview(front.view(at: y))
      }
      fixture.device.advance(by: 0.1)
      let before = fixture.device.shownColor(at: 196, 325)
      for isBack in [false, true] {
        if isBack { fixture.back() } else { fixture.there() }
        for progress in [0.05, 0.25, 0.75, 0.5] {
          fixture.hold(at: progress)
          let old = fixture.device.shownColor(at: 196, 325)
          let new = fixture.device.shownColor(at: 196, 525)
          let outgoing = (isBack ? new : old).redness / before.redness
          let incoming = (isBack ? old : new).redness / before.redness
          if front != .scrim {
            #expect(abs(outgoing - (1 - progress)) < 0.02 && abs(incoming - progress) < 0.02)
          } else {
            #expect(outgoing > 0.7)
          }
        }
        let promoted = fixture.transition.flight?.elementReport?.promoted ?? []
        #expect(promoted.count == 2)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
      let after = fixture.device.shownColor(at: 196, 325)
      #expect(after == before)
    }

    @Test("A view in front of a promoted view stays in front of it")
    func frontOfPromoted() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for page in [fixture.first, fixture.second] {
        page.view.addSubview(
          Self.square(CGRect(x: 0, y: 100, width: 393, height: 200), .gray, "photo"))
        page.view.addSubview(
          Self.square(
            CGRect(x: 0, y: 0, width: 393, height: 852), UIColor.blue.withAlphaComponent(0.5)))
        page.view.addSubview(Self.square(CGRect(x: 20, y: 600, width: 200, height: 50), .red))
      }
      fixture.there()
      for progress in [0.0, 1] {
        fixture.hold(at: progress)
        let shown = fixture.device.shownColor(at: 100, 625)
        #expect(shown.red > 0.95 && shown.blue < 0.05)
      }
    }

    @Test("A button over a title stays in front of it in content over a photo")
    func contentOverPhoto() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for page in [fixture.first, fixture.second] {
        page.view.addSubview(
          Self.square(CGRect(x: 0, y: 0, width: 393, height: 400), .gray, "photo"))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        content.addSubview(
          Self.square(CGRect(x: 20, y: 300, width: 300, height: 40), .green, "title"))
        content.addSubview(Self.square(CGRect(x: 200, y: 300, width: 60, height: 40), .red))
        page.view.addSubview(content)
      }
      fixture.there()
      for progress in [0.0, 1] {
        fixture.hold(at: progress)
        let shown = fixture.device.shownColor(at: 230, 320)
        #expect(shown.red > 0.95 && shown.green < 0.05)
      }
    }

    @Test("A badge beyond a floating button fades with the button")
    func badgeOnButton() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for page in [fixture.first, fixture.second] {
        page.view.addSubview(
          Self.square(CGRect(x: 0, y: 0, width: 393, height: 852), .black, "ground"))
      }
      let button = Self.square(CGRect(x: 200, y: 600, width: 60, height: 60), .red)
      button.addSubview(Self.square(CGRect(x: 50, y: -10, width: 20, height: 20), .green))
      fixture.first.view.addSubview(button)
      fixture.there()
      for progress in [0.25, 0.5, 0.75] {
        fixture.hold(at: progress)
        let badge = fixture.device.shownColor(at: 265, 595)
        #expect(abs(badge.green - (1 - progress)) < 0.02)
      }
    }

    @Test("A floating button stays in front of a card that grows beneath it")
    func floatingButton() {
      let fixture = ContainerKindFixture(.fullScreen, .elements)
      let card = Self.square(CGRect(x: 20, y: 100, width: 160, height: 160), .blue, "card")
      let button = Self.square(CGRect(x: 300, y: 700, width: 60, height: 60), .red)
      for view in [card, button] { fixture.first.view.addSubview(view) }
      fixture.first.view.backgroundColor = .black
      fixture.second.view.elementID = "card"
      fixture.second.view.backgroundColor = .blue
      for isBack in [false, true] {
        if isBack { fixture.back() } else { fixture.there() }
        for progress in [0.02, 0.5, 0.9] {
          fixture.hold(at: progress)
          let shown = fixture.device.shownColor(at: 330, 730)
          #expect(abs(shown.red - (isBack ? progress : 1 - progress)) < 0.02)
        }
        #expect(fixture.transition.flight?.elementReport?.description.contains("UIView") == true)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test(
      "A tab bar stays in front of a card in a presentation",
      .alsoUnder(.snapshotsBarsWithoutMaterial), arguments: [true, false])
    func tabBar(isSheet: Bool) {
      let device = Device()
      let page = UIViewController()
      let viewer = UIViewController()
      page.view.addSubview(
        Self.square(CGRect(x: 20, y: 700, width: 353, height: 140), .red, "card"))
      viewer.view.addSubview(
        Self.square(CGRect(x: 0, y: 0, width: 393, height: 400), .red, "card"))
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      tabs.tabBar.backgroundColor = .blue
      device.launch(tabs)
      let transition = InterruptibleTransition(.elements, timing: .linear(0.4))
      let atRest = device.shownColor(at: 30, 830)
      for isBack in [false, true] {
        if isBack {
          viewer.dismiss(animated: true)
        } else if isSheet {
          page.present(viewer, with: transition, as: .sheet(height: .fraction(0.9)))
        } else {
          page.present(viewer, with: transition)
        }
        device.advance(by: 0.05)
        transition.pause()
        transition.update(0.5)
        transition.update(isBack ? 0.95 : 0.05)
        device.advance(by: 0.05)
        let shown = device.shownColor(at: 30, 830)
        #expect(abs(shown.blue - atRest.blue) < 0.15 && shown.red < 0.15)
        #expect(transition.flight?.elementReport?.description.contains("UITabBar") == true)
        transition.finish()
        device.advanceUntilIdle()
      }
      #expect(device.shownColor(at: 30, 830) == atRest && tabs.tabBar.layer.mask == nil)
    }

    @Test("Views beside a matched element, behind it or away from its path have no stand-ins")
    func beside() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let root = fixture.first.view!
      root.addSubview(Self.square(CGRect(x: 0, y: 0, width: 393, height: 852), .white))
      for (number, id) in ["left", "card", "right"].enumerated() {
        let wrapper = UIView(frame: CGRect(x: 131 * number, y: 300, width: 131, height: 131))
        wrapper.addSubview(
          Self.square(CGRect(x: 0, y: 0, width: 131, height: 131), .red, ElementID(id)))
        root.addSubview(wrapper)
      }
      root.addSubview(Self.square(CGRect(x: 0, y: 700, width: 393, height: 50), .green))
      let excluded = Self.square(CGRect(x: 140, y: 310, width: 20, height: 20), .black)
      excluded.elementModifiers = [.standIn(.excluded)]
      let hidden = Self.square(CGRect(x: 140, y: 310, width: 20, height: 20), .black)
      hidden.isHidden = true
      for view in [excluded, hidden] { root.addSubview(view) }
      fixture.second.view.addSubview(
        Self.square(CGRect(x: 0, y: 100, width: 393, height: 393), .red, "card"))
      fixture.there()
      fixture.device.advance(by: 0.05)
      let promoted = fixture.transition.flight?.elementReport?.promoted
      #expect(promoted == [])
    }

    @Test("Cells of a list are side by side, also where one grows over the next ones")
    func cells() {
      let rows = ElementRows()
      let fixture = ContainerKindFixture(.navigation, .elements)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
      table.dataSource = rows
      table.rowHeight = 100
      fixture.first.view.addSubview(table)
      fixture.second.view.addSubview(
        Self.square(CGRect(x: 0, y: 0, width: 393, height: 852), .red, "card"))
      fixture.device.advance(by: 0.1)
      fixture.there()
      fixture.device.advance(by: 0.05)
      let report = fixture.transition.flight?.elementReport
      #expect(report?.matched == ["card"] && report?.promoted == [])
    }

    @Test("An element stays in front of the element around it, which has a z position")
    func zPositionAround() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let card = Self.square(CGRect(x: 50, y: 200, width: 200, height: 200), .gray, "card")
      card.elementModifiers = [.zPosition(1)]
      card.addSubview(Self.square(CGRect(x: 50, y: 50, width: 100, height: 100), .red, "title"))
      fixture.first.view.addSubview(card)
      for (color, id, inset) in [
        (UIColor.gray, ElementID("card"), CGFloat(0)), (.red, "title", 50),
      ] {
        let frame = CGRect(x: 50, y: 200, width: 200, height: 200).insetBy(dx: inset, dy: inset)
        fixture.second.view.addSubview(Self.square(frame, color, id))
      }
      for isBack in [false, true] {
        if isBack { fixture.back() } else { fixture.there() }
        for progress in [0.2, 0.8] {
          fixture.hold(at: progress)
          let shown = fixture.device.shownColor(at: 150, 300)
          #expect(shown.red > 0.9 && shown.green < 0.3)
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A scrim in a card stays in front of the photo in the card")
    func insideElement() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for (page, y) in [(fixture.first, 100.0), (fixture.second, 400)] {
        let card = Self.square(CGRect(x: 0, y: y, width: 393, height: 200), .white, "card")
        card.addSubview(
          Self.square(CGRect(x: 0, y: 0, width: 393, height: 200), .green, "photo"))
        card.addSubview(Self.square(CGRect(x: 0, y: 0, width: 393, height: 200), .red))
        page.view.addSubview(card)
      }
      fixture.there()
      for progress in [0.02, 0.98] {
        fixture.hold(at: progress)
        let shown = fixture.device.shownColor(at: 196, 200 + 300 * progress)
        #expect(shown.red > 0.95 && shown.green < 0.05)
      }
    }
  }
}

/// A table whose third row has an element.
private final class ElementRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 2 { cell.contentView.elementID = "card" }
    return cell
  }
}

extension LayerSnapshot.RGBA {
  /// How much more red than green there is.
  fileprivate var redness: Double { red - green }
}
