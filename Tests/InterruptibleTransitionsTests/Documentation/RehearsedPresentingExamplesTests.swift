import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Rehearsals of the samples about delegates, custom frames, columns, handlers and flips.
@Suite("Rehearsals of the presentations in the documents")
struct RehearsedPresentingExamplesTests: ExampleRehearsals {
  let device = Device()

  @Test("A drawer of an app's own delegate and presentation controller")
  func drawer() {
    let delegate = PresentingExamples.DrawerDelegate()
    rehearse {
      let screen = decorate(UIViewController(), .white, "Screen")
      device.launch(screen)
      let drawer = decorate(UIViewController(), .systemYellow, "Drawer")
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = delegate
      screen.present(drawer, animated: true)
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advance(by: 0.15)
      delegate.slide.reverse()
      device.advanceUntilIdle()
      #expect(screen.presentedViewController === drawer)
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
  }

  @Test("A menu that moves the screen aside, and a deck of cards")
  func screensBehind() {
    rehearse {
      let screen = decorate(UIViewController(), .white, "Screen")
      device.launch(screen)
      screen.openMenu(decorate(UIViewController(), .systemYellow, "Menu"))
      device.advanceUntilIdle()
      #expect(screen.view.transform == CGAffineTransform(translationX: 280, y: 0))
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
      screen.showDeck(decorate(UIViewController(), .systemTeal, "Card"))
      device.advanceUntilIdle()
      #expect(screen.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
      #expect(screen.view.layer.cornerRadius == 8)
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(screen.view.transform.isIdentity && screen.view.layer.cornerRadius == 0)
      screen.showRoundedCard(
        decorate(UIViewController(), .systemPink, "Rounded"),
        with: InterruptibleTransition(.slide(from: .bottom)))
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
  }

  @Test("A page whose own recognizer moves the dismissal")
  func handler() {
    rehearse {
      let screen = decorate(UIViewController(), .white, "Screen")
      device.launch(screen)
      let page = decorate(HandledViewController(), .systemTeal, "Page")
      screen.present(page, with: page.slide)
      device.advanceUntilIdle()
      drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 60))
      device.advanceUntilIdle()
      #expect(screen.presentedViewController === page)
      drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 250))
      device.advanceUntilIdle()
      #expect(screen.presentedViewController == nil)
    }
  }

  @Test("Tabs that a pan changes")
  func pannedTabs() {
    rehearse {
      let panned = PannedTabs()
      panned.tabs.viewControllers = [
        decorate(UIViewController(), .white, "First"),
        decorate(UIViewController(), .systemYellow, "Second"),
      ]
      device.launch(panned.tabs)
      panned.start()
      drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -250, dy: 0))
      device.advanceUntilIdle()
      #expect(panned.tabs.selectedIndex == 1)
      drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 60, dy: 0), over: 0.6)
      device.advanceUntilIdle()
      drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 250, dy: 0))
      device.advanceUntilIdle()
      panned.tabSlide.interactions = []
    }
  }

  @Test("A sheet with two heights")
  func twoHeights() {
    rehearse {
      let screen = decorate(UIViewController(), .white, "Screen")
      device.launch(screen)
      let places = decorate(PresentingExamples.PlacesViewController(), .systemYellow, "Places")
      screen.present(
        places, with: InterruptibleTransition(.slide(from: .bottom)), as: places.style)
      device.advanceUntilIdle()
      for _ in 0..<10 {
        places.drag(by: -12)
        device.advance(by: 1.0 / 60)
      }
      places.release(velocity: -800)
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
  }

  @Test("A panel with a custom frame, also across a rotation, and a sheet in a column")
  func panels() {
    rehearse {
      let screen = decorate(UIViewController(), .white, "Screen")
      device.launch(screen)
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
      screen.showPanel(decorate(UIViewController(), .systemYellow, "Panel"), with: slide)
      device.advanceUntilIdle()
      device.rotate(to: .landscape)
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
    rehearse {
      let split = UIViewController()
      let column = decorate(UIViewController(), .white, "Column")
      column.view.frame = CGRect(x: 120, y: 0, width: 273, height: 852)
      split.addChild(column)
      split.view.addSubview(column.view)
      column.didMove(toParent: split)
      device.launch(split)
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
      split.showInColumn(column, decorate(UIViewController(), .systemYellow, "Place"), with: slide)
      device.advanceUntilIdle()
      column.dismiss(animated: true)
      device.advanceUntilIdle()
    }
  }

  @Test("A card that flips into a page, and one that morphs into it")
  func cards() {
    rehearse {
      let screen = decorate(CardViewController(), .white, "Screen")
      device.launch(screen)
      _ = screen.exampleFlip(decorate(UIViewController(), .systemYellow, "Page"))
      device.advanceUntilIdle()
      drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 300, dy: 0), over: 0.4)
      device.advanceUntilIdle()
      #expect(screen.presentedViewController == nil)
    }
    rehearse {
      let screen = decorate(CardViewController(), .white, "Screen")
      device.launch(UINavigationController(rootViewController: screen))
      let detail = decorate(ExampleDetail(), .systemYellow, "Text")
      detail.titleLabel.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
      detail.view.addSubview(detail.titleLabel)
      _ = screen.exampleSnapshots(detail)
      device.advanceUntilIdle()
      screen.navigationController?.popViewController(animated: true)
      device.advanceUntilIdle()
    }
  }

  @Test("A square that morphs into another one")
  func squares() {
    rehearse {
      let screen = decorate(ExampleViewController(), .white, "Screen")
      let red = UIView(frame: CGRect(x: 40, y: 300, width: 80, height: 80))
      let detail = decorate(UIViewController(), .systemYellow, "Detail")
      let other = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
      for (square, page) in [(red, screen as UIViewController), (other, detail)] {
        square.backgroundColor = .systemRed
        page.view.addSubview(square)
      }
      other.elementID = "red"
      device.launch(screen)
      screen.exampleSquares(red, detail)
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
  }
}
