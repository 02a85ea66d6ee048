import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Rehearsals of the samples about gestures, zooms, elements, scroll views, stacks and tabs.
@Suite("Rehearsals of the gestures and elements in the documents")
struct RehearsedGestureExamplesTests: ExampleRehearsals {
  let device = Device()

  @Test("A sheet that a drag dismisses, and one that a finger catches")
  func draggedSheet() {
    rehearse {
      let screen = decorate(ExampleViewController(), .white, "Screen")
      device.launch(screen)
      for isCaught in [false, true] {
        screen.exampleDraggedSheet()
        if let sheet = screen.presentedViewController { decorate(sheet, .systemYellow, "Sheet") }
        if isCaught { device.advance(by: 0.1) } else { device.advanceUntilIdle() }
        drag(from: CGPoint(x: 200, y: 750), by: CGVector(dx: 0, dy: 250))
        device.advanceUntilIdle()
        #expect(screen.presentedViewController == nil)
      }
    }
  }

  @Test("A card that grows into a photo, and returns")
  func growingCard() {
    rehearse {
      let screen = decorate(ExampleViewController(), .white, "Screen")
      let card = UIView(frame: CGRect(x: 24, y: 300, width: 160, height: 120))
      card.backgroundColor = .systemTeal
      screen.view.addSubview(card)
      device.launch(screen)
      screen.exampleGrowingCard(card)
      device.advance(by: 0.1)
      device.advanceUntilIdle()
      #expect(screen.presentedViewController != nil)
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
  }

  @Test("A photo that zooms in, and is dragged, swiped and pinched back", arguments: 0..<4)
  func zoom(way: Int) {
    rehearse {
      let screen = decorate(ExampleViewController(), .white, "Photos")
      screen.photoView.frame = CGRect(x: 40, y: 400, width: 120, height: 120)
      screen.photoView.backgroundColor = .systemTeal
      screen.photoView.elementID = "photo"
      screen.view.addSubview(screen.photoView)
      let stack = UINavigationController(rootViewController: screen)
      device.launch(stack)
      let viewer = decorate(ViewerViewController(), .systemYellow, "Photo")
      viewer.imageView.frame = CGRect(x: 0, y: 200, width: 393, height: 393)
      viewer.imageView.backgroundColor = .systemTeal
      viewer.view.addSubview(viewer.imageView)
      screen.exampleZoomAlignment(viewer)
      if way == 3 { device.advance(by: 0.2) } else { device.advanceUntilIdle() }
      switch way {
      case 0: drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 20, dy: 300))
      case 1: drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 300, dy: 0))
      case 2:
        let fingers = [
          device.press(at: CGPoint(x: 150, y: 300)), device.press(at: CGPoint(x: 250, y: 500)),
        ]
        for _ in 0..<20 {
          fingers[0].move(by: CGVector(dx: 2, dy: 4), over: 1 / 120)
          fingers[1].move(by: CGVector(dx: -2, dy: -4), over: 1 / 120)
        }
        for finger in fingers { finger.lift() }
      default:
        drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 10, dy: 30), over: 0.1)
        device.advanceUntilIdle()
        stack.popViewController(animated: true)
      }
      device.advanceUntilIdle()
      #expect(stack.topViewController === screen)
    }
  }

  @Test("An editor that zooms out of a button into a sheet")
  func zoomFromButton() {
    rehearse {
      let screen = decorate(ExampleViewController(), .white, "Screen")
      let button = UIView(frame: CGRect(x: 300, y: 700, width: 60, height: 44))
      button.backgroundColor = .systemTeal
      screen.view.addSubview(button)
      device.launch(screen)
      screen.exampleZoomFromView(decorate(UIViewController(), .systemYellow, "Editor"), button)
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 200, y: 200))
      device.advance(by: 0.1)
      device.advanceUntilIdle()
      #expect(screen.presentedViewController == nil)
    }
  }

  @Test("Elements of a definition that move in a push, with and without a reversal")
  func definition() {
    rehearse {
      let views = ["card", "tabs", "text"].map { id in
        (0..<2).map { side in
          let view = UIView(frame: CGRect(x: 30, y: 200 + 100 * side, width: 120, height: 60))
          view.backgroundColor = .systemTeal
          view.elementID = ElementID(id)
          return view
        }
      }
      let screen = decorate(ExampleViewController(), .white, "Screen")
      let stack = UINavigationController(rootViewController: screen)
      device.launch(stack)
      let page = decorate(UIViewController(), .systemYellow, "Page")
      screen.view.addSubview(views[0][0])
      for (index, sides) in views.enumerated() {
        sides[1].frame.origin.y += CGFloat(120 * index)
        page.view.addSubview(sides[1])
      }
      screen.exampleElementDefinition(page)
      device.advance(by: 0.15)
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
      #expect(stack.topViewController === page)
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
      #expect(stack.topViewController === screen)
    }
  }

  @Test("Tabs that a pan changes, also in flight")
  func pannedTabs() {
    rehearse {
      let panned = PannedTabs()
      panned.tabs.viewControllers = [UIColor.white, .systemYellow, .systemGreen].map {
        decorate(UIViewController(), $0, "Tab")
      }
      device.launch(panned.tabs)
      panned.start()
      drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -250, dy: 0))
      device.advance(by: 0.05)
      drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 200, dy: 0))
      device.advanceUntilIdle()
      drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -250, dy: 0))
      device.advanceUntilIdle()
      #expect(panned.tabs.selectedIndex == 1)
      panned.tabSlide.interactions = []
    }
  }

  @Test("A page that a pan pops from anywhere, and one that is swiped back")
  func contentPan() {
    rehearse {
      let screen = decorate(UIViewController(), .white, "Screen")
      let stack = UINavigationController(rootViewController: screen)
      device.launch(stack)
      for start in [200.0, 2] {
        let page = decorate(UIViewController(), .systemYellow, "Page")
        let slide = InterruptibleTransition(.pageIn())
        slide.interactions = [
          .contentPan(on: page.view) { [weak page] in
            page?.navigationController?.popViewController(animated: true)
          }
        ]
        stack.pushViewController(page, with: slide)
        device.advanceUntilIdle()
        drag(from: CGPoint(x: start, y: 400), by: CGVector(dx: 190, dy: 0))
        device.advanceUntilIdle()
        #expect(stack.topViewController === screen)
      }
    }
  }

  @Test("An article whose list is pulled down, after it has scrolled")
  func pulledArticle() {
    rehearse {
      let screen = decorate(ExampleViewController(), .white, "Screen")
      device.launch(screen)
      let article = decorate(UIViewController(), .systemYellow, "Article")
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
      list.contentSize.height = 2_000
      list.backgroundColor = .systemTeal
      article.view.addSubview(list)
      screen.examplePullToDismiss(list, in: article)
      screen.present(article, with: screen.transition)
      device.advanceUntilIdle()
      drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -60))
      device.advanceUntilIdle()
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 500), over: 0.4)
      finger.lift()
      device.advanceUntilIdle()
      #expect(screen.presentedViewController == nil)
    }
  }

  @Test("A photo that fingers carry, by a drag and by a catch in flight")
  func carriedPhoto() {
    rehearse {
      let screen = decorate(UIViewController(), .white, "Screen")
      let detail = decorate(UIViewController(), .systemYellow, "Detail")
      for (page, y) in [(screen, 500.0), (detail, 200)] {
        let photo = UIView(frame: CGRect(x: 60, y: y, width: 200, height: 200))
        photo.backgroundColor = .systemTeal
        photo.elementID = "photo"
        page.view.addSubview(photo)
      }
      device.launch(screen)
      let reading = InterruptibleTransition(.elements)
      reading.interactions = [
        .carry("photo", toward: [.down, .up], on: detail.view) { [weak detail] in
          detail?.dismiss(animated: true)
        }
      ]
      screen.present(detail, with: reading)
      device.advance(by: 0.2)
      drag(from: CGPoint(x: 160, y: 330), by: CGVector(dx: 20, dy: -30), over: 0.1)
      device.advanceUntilIdle()
      #expect(screen.presentedViewController != nil)
      drag(from: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: 300))
      device.advanceUntilIdle()
      #expect(screen.presentedViewController == nil)
    }
  }
}
