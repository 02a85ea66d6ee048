import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite(
    "Contents of elements that change during a flight", .underVariants, .alsoUnder(.rendersMasks))
  struct ContentChanges {
    nonisolated enum Change: CaseIterable, Sendable {
      case imageArrives, image, background, nestedBackground, hiddenSubview, newSubview,
        replacedView
      case removedSubview, swappedSubview, movedSubview, resizedCard, twice

      @MainActor func perform(_ screen: Screen) {
        switch self {
        case .imageArrives, .image: screen.imageView.image = Screen.image(.green)
        case .background: screen.card.backgroundColor = .green
        case .nestedBackground: screen.inner.backgroundColor = .green
        case .hiddenSubview: screen.inner.isHidden = true
        case .removedSubview: screen.inner.removeFromSuperview()
        case .swappedSubview:
          let view = UIView(frame: screen.inner.frame)
          view.backgroundColor = .green
          screen.inner.removeFromSuperview()
          screen.card.addSubview(view)
        case .movedSubview: screen.inner.frame.origin = CGPoint(x: 0, y: 0)
        case .resizedCard: screen.card.frame.size.height = 120
        case .newSubview:
          let view = UIView(frame: screen.card.bounds)
          view.backgroundColor = .green
          screen.card.addSubview(view)
        case .replacedView:
          let card = UIView(frame: screen.card.frame)
          card.backgroundColor = .green
          card.elementID = "card"
          screen.card.superview?.addSubview(card)
          screen.card.removeFromSuperview()
        case .twice:
          screen.card.backgroundColor = .yellow
          screen.inner.backgroundColor = .green
        }
      }
    }

    /// A screen with a card that contains a square, and with an image view.
    @MainActor final class Screen {
      let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let imageView = UIImageView(frame: CGRect(x: 40, y: 500, width: 100, height: 100))

      init(_ root: UIView, y: CGFloat) {
        card.frame.origin.y += y
        imageView.frame.origin.y += y
        card.backgroundColor = .red
        inner.backgroundColor = .blue
        card.elementID = "card"
        imageView.elementID = "image"
        card.addSubview(inner)
        for view in [card, imageView] { root.addSubview(view) }
      }

      static func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
          let layer = CALayer()
          layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
          layer.backgroundColor = color.cgColor
          layer.render(in: context.cgContext)
        }
      }

      /// The colors at the edge and in the middle of the card, and in the image view.
      func colors(on device: Device) -> [LayerSnapshot.RGBA] {
        let card = card.frame
        let image = imageView.frame
        return [
          device.shownColor(at: card.minX + 10, card.minY + 10),
          device.shownColor(at: card.midX, card.midY),
          device.shownColor(at: image.midX, image.midY),
        ]
      }
    }

    private func screens(_ fixture: ContainerKindFixture, _ change: Change) -> (Screen, Screen) {
      let screens = (Screen(fixture.first.view, y: 0), Screen(fixture.second.view, y: 60))
      screens.0.imageView.image = Screen.image(.red)
      if change != .imageArrives { screens.1.imageView.image = Screen.image(.blue) }
      fixture.device.advance(by: 0.1)
      return screens
    }

    @Test(
      "The last frame of a flight equals the first frame at rest", arguments: Change.allCases,
      [0.1, 0.5, 0.95])
    func incoming(_ change: Change, at progress: Double) {
      for kind in ContainerKind.allCases {
        let fixture = ContainerKindFixture(kind, .elements)
        let (_, screen) = screens(fixture, change)
        fixture.there()
        fixture.hold(at: progress)
        change.perform(screen)
        fixture.hold(at: 1)
        let last = screen.colors(on: fixture.device)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(last.isClose(to: screen.colors(on: fixture.device)))
      }
    }

    @Test(
      "After a cancel too, the last frame equals the first frame at rest",
      arguments: Change.allCases.filter { $0 != .imageArrives })
    func outgoing(_ change: Change) {
      for kind in ContainerKind.allCases {
        let fixture = ContainerKindFixture(kind, .elements)
        let (screen, _) = screens(fixture, change)
        fixture.there()
        fixture.hold(at: 0.4)
        change.perform(screen)
        fixture.hold(at: 0)
        let last = screen.colors(on: fixture.device)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect(last.isClose(to: screen.colors(on: fixture.device)))
      }
    }

    @Test("An image view without an image keeps the other image until its own arrives")
    func imageArrives() {
      for arrives in [true, false] {
        let fixture = ContainerKindFixture(.navigation, .elements)
        let (_, screen) = screens(fixture, .imageArrives)
        fixture.there()
        for progress in [0.2, 0.5, 0.85] {
          fixture.hold(at: progress)
          let standIn = fixture.device.window.namedStandIns["image"]
          let center = standIn.map { $0.superview!.convert($0.center, to: nil) } ?? .zero
          let color = fixture.device.shownColor(at: center.x, center.y)
          #expect(max(color.red, color.green) > 0.9)
          if arrives, progress == 0.5 { screen.imageView.image = Screen.image(.green) }
        }
        fixture.hold(at: 1)
        let last = screen.colors(on: fixture.device)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(last.isClose(to: screen.colors(on: fixture.device)))
      }
    }

    @Test("A label shows its new text at once")
    func text() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let labels = [fixture.first, fixture.second].map { page in
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        label.elementID = "label"
        label.text = "Old"
        page.view.addSubview(label)
        return label
      }
      fixture.there()
      fixture.hold(at: 0.5)
      labels[1].text = "New"
      fixture.hold(at: 0.75)
      #expect(fixture.device.drawnScreen.parts.contains { "\($0)".contains("New") })
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("A cell that is reloaded shows its new contents")
    func reloadedCell() {
      let source = ColoredRows()
      let fixture = ContainerKindFixture(.navigation, .elements)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: .plain)
      table.dataSource = source
      table.rowHeight = 100
      fixture.second.view.addSubview(table)
      let card = UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 100))
      card.backgroundColor = .red
      card.elementID = "row 1"
      fixture.first.view.addSubview(card)
      fixture.device.advance(by: 0.1)
      fixture.there()
      fixture.hold(at: 0.5)
      source.color = .green
      table.reloadData()
      fixture.hold(at: 1)
      let y = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil).midY
      let last = fixture.device.shownColor(at: 196, y)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(last.green > 0.9 && [last].isClose(to: [fixture.device.shownColor(at: 196, y)]))
    }

    @Test("A held flight shows new contents in the next frame", arguments: [false, true])
    func held(isInteractive: Bool) {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let (screen, _) = screens(fixture, .background)
      if isInteractive {
        let session = fixture.transition.beginInteraction(by: screen)
        fixture.there()
        fixture.device.advance(by: 0.05)
        #expect(session != nil && fixture.transition.phase == .held)
      } else {
        fixture.there()
        fixture.hold(at: 0.1)
      }
      screen.card.backgroundColor = .green
      fixture.device.advance(by: 0.05)
      let frame = screen.card.frame
      #expect(fixture.device.shownColor(at: frame.minX + 20, frame.maxY - 10).green > 0.7)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("The effect of an app's own animation on an outgoing card is not shown at once")
    func auxiliaryAnimation() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let (screen, _) = screens(fixture, .background)
      fixture.transition.addAuxiliaryAnimations { _ in screen.card.backgroundColor = .green }
      fixture.there()
      fixture.hold(at: 0.05)
      let shown = fixture.device.shownColor(at: 50, 115)
      #expect(shown.red > 0.8 && shown.green < 0.1, "\(shown)")
    }
  }
}

/// A table whose rows have elements of one color.
private final class ColoredRows: NSObject, UITableViewDataSource {
  var color = UIColor.blue

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.backgroundColor = color
    cell.contentView.elementID = ElementID("row \(indexPath.row)")
    return cell
  }
}
