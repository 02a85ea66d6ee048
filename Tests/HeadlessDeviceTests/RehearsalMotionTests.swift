import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct RehearsalMotionTests {
  private let device = Device()

  /// Returns a label that looks like the title, at a distance from it, and hides the title.
  private func replaceTitle(of screen: TitleViewController, by offset: CGFloat) {
    let label = UILabel(frame: screen.titleLabel.frame.offsetBy(dx: 0, dy: offset))
    label.text = screen.titleLabel.text
    label.font = screen.titleLabel.font
    screen.view.addSubview(label)
    screen.titleLabel.isHidden = true
  }

  @Test("A presentation without mistakes has no problems")
  func smooth() {
    let report = device.rehearsePresentation { _, _ in }
    #expect(report.problems == [] && report.leaks == [])
    #expect(report.recording.frames.count > 20)
  }

  @Test("A view that moves by 57 points in one frame jumps, also within a motion")
  func jump() {
    let report = device.rehearsePresentation { _, screen in screen.titleLabel.frame.origin.y += 57 }
    #expect(report.problems == ["at 0.250 s: text \"Title\" jumps by (0, 57) points"])
    let moving = device.rehearsePresentation { _, screen in
      for step in [20, 20, 57, 20, 20] as [CGFloat] {
        screen.titleLabel.frame.origin.y += step
        device.advanceOneFrame()
      }
    }
    #expect(moving.problems.map { $0.contains("(0, 57)") } == [true])
  }

  @Test("A start and a stop at full speed are no jumps")
  func startAndStop() {
    let report = device.rehearsePresentation { _, screen in
      for step in [57, 55, 50, 20, 20, 20] as [CGFloat] {
        screen.titleLabel.frame.origin.y += step
        device.advanceOneFrame()
      }
    }
    #expect(report.problems == [])
  }

  @Test("A sudden opacity is a jump, and a fade is none")
  func opacity() {
    let report = device.rehearsePresentation { _, screen in screen.view.alpha = 0.4 }
    #expect(report.problems.map { $0.contains("jumps from opacity 1 to 0.4") } == [true])
    let fade = device.rehearsePresentation { _, screen in
      UIView.animate(withDuration: 0.1) { screen.titleLabel.alpha = 0.2 }
    }
    #expect(fade.problems == [])
  }

  @Test("A text is followed to another view: at the same place it does not jump, elsewhere it does")
  func standIns() {
    let same = device.rehearsePresentation { _, screen in replaceTitle(of: screen, by: 0) }
    #expect(same.problems == [])
    let other = device.rehearsePresentation { _, screen in replaceTitle(of: screen, by: 40) }
    #expect(other.problems.map { $0.hasSuffix("text \"Title\" jumps by (0, 40) points") } == [true])
  }

  @Test("A jump at the end of a transition is found if the script ends there")
  func jumpAtEnd() {
    let report = device.rehearse { _ in
      let screen = TitleViewController()
      device.launch(screen)
      let sheet = screen.presentSheet()
      device.advance(by: 0.1)
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        screen.titleLabel.frame.origin.y += 20
      }
      device.advanceUntilIdle()
    }
    #expect(
      report.problems.map { $0.hasSuffix("text \"Title\" jumps by (0, 20) points") } == [true])
  }

  @Test("A text that is gone for a frame flashes, also in a fast motion")
  func disappearsInMotion() {
    let report = device.rehearsePresentation { _, screen in
      for index in 0..<8 {
        screen.titleLabel.frame.origin.y += 25
        screen.titleLabel.isHidden = index == 4
        device.advanceOneFrame()
      }
    }
    #expect(
      report.problems.map { $0.hasSuffix("text \"Title\" disappears for a moment") } == [true])
  }

  @Test("A label that counts does not flash, and one that shows a wrong text for a frame does")
  func counter() {
    let report = device.rehearsePresentation { _, screen in
      for index in 1...8 {
        screen.titleLabel.text = "\(index) %"
        device.advanceOneFrame()
      }
    }
    #expect(report.problems == [])
    let wrong = device.rehearsePresentation { _, screen in
      screen.titleLabel.text = "Wrong"
      device.advanceOneFrame()
      screen.titleLabel.text = "Title"
    }
    #expect(wrong.problems.map { $0.hasSuffix("disappears for a moment") } == [true])
  }

  @Test("A highlight that ends when a drag starts a transition is no jump")
  func highlight() {
    let report = device.rehearse { _ in
      let screen = TitleViewController()
      device.launch(screen)
      let finger = device.press(at: CGPoint(x: 100, y: 120))
      screen.titleLabel.alpha = 0.2
      device.advance(by: 0.3)
      screen.titleLabel.alpha = 1
      screen.presentSheet()
      finger.move(by: CGVector(dx: 0, dy: 10), over: 0.1)
      finger.lift()
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  @Test("A text that is gone for up to three frames flashes", arguments: [1, 3, 5])
  func disappears(frames: Int) {
    let report = device.rehearsePresentation { _, screen in
      screen.titleLabel.isHidden = true
      for _ in 0..<frames { device.advanceOneFrame() }
      screen.titleLabel.isHidden = false
    }
    let flash = "at 0.250 s: text \"Title\" disappears for a moment"
    #expect(report.problems == (frames > 3 ? [] : [flash]))
  }

  @Test("A text that is shown for up to two frames flashes", arguments: [2, 4])
  func appears(frames: Int) {
    let report = device.rehearsePresentation { _, screen in
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      label.text = "Lightning"
      screen.view.addSubview(label)
      for _ in 0..<frames { device.advanceOneFrame() }
      label.removeFromSuperview()
    }
    let flash = "at 0.250 s: text \"Lightning\" appears for a moment"
    #expect(report.problems == (frames > 2 ? [] : [flash]))
  }

  @Test("A view may follow a finger, and may change at once where the script allows it")
  func allowances() {
    let report = device.rehearsePresentation { rehearsal, screen in
      let finger = device.press(at: CGPoint(x: 100, y: 120))
      screen.titleLabel.frame.origin.y += 57
      finger.move(by: CGVector(dx: 0, dy: 57))
      finger.lift()
      device.advance(by: 0.05)
      rehearsal.allowJump()
      screen.titleLabel.frame.origin.y += 57
    }
    #expect(report.problems == [])
  }

  @Test("Changes are free while no transition runs, and in a transition without a frame")
  func free() {
    let report = device.rehearse { _ in
      let screen = TitleViewController()
      device.launch(screen)
      device.advance(by: 0.1)
      screen.titleLabel.frame.origin.y += 57
      device.advance(by: 0.1)
      screen.transition.duration = 0
      screen.presentSheet()
      screen.titleLabel.frame.origin.y += 57
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  @Test("A layer with NaN in its frame is not drawn and has no problems")
  func notANumber() {
    let report = device.rehearsePresentation { rehearsal, screen in
      screen.titleLabel.layer.position = CGPoint(x: CGFloat.nan, y: .infinity)
      device.advance(by: 0.1)
      rehearsal.capture("nowhere")
    }
    #expect(report.problems == [] && !report.text.contains("Title"))
  }

  @Test("A hang, a new size of the window, and a highlight are no jumps")
  func disturbances() {
    let report = device.rehearsePresentation { _, screen in
      for _ in 0..<6 {
        screen.titleLabel.frame.origin.x += 10
        device.advanceOneFrame()
      }
      device.hang(for: 0.05)
      screen.titleLabel.frame.origin.x += 40
      for _ in 0..<3 {
        device.advanceOneFrame()
        screen.titleLabel.frame.origin.x += 10
      }
    }
    #expect(report.problems == [])
    let resized = device.rehearsePresentation { _, screen in
      screen.titleLabel.autoresizingMask = .flexibleLeftMargin
      device.resize(to: CGSize(width: 500, height: 852))
      let finger = device.press(at: CGPoint(x: 300, y: 400))
      screen.titleLabel.alpha = 0.2
      device.advance(by: 0.05)
      finger.lift()
      screen.titleLabel.alpha = 1
    }
    #expect(resized.problems == [])
  }

  @Test("A view that turns while it shrinks does not jump, and one that shrinks at once does")
  func turning() {
    for jumps in [false, true] {
      let report = device.rehearsePresentation { _, screen in
        let card = UIView(frame: CGRect(x: 100, y: 150, width: 40, height: 180))
        card.backgroundColor = .red
        screen.view.addSubview(card)
        for step in 1...8 {
          device.advanceOneFrame()
          let scale = 1 - CGFloat(step) * 0.05 - (jumps && step == 4 ? 0.4 : 0)
          card.transform = CGAffineTransform(rotationAngle: CGFloat(step * step) * 0.12)
            .scaledBy(x: scale, y: scale)
        }
      }
      #expect(report.problems.isEmpty == !jumps)
    }
  }

  @Test("A fill that is larger than the screen does not jump, unless its edge is on the screen")
  func largeFill() {
    for (distance, jumps) in [(CGFloat(-200), false), (400, true)] {
      let report = device.rehearsePresentation { rehearsal, screen in
        rehearsal.allowJump()
        let sky = UIView(frame: CGRect(x: -300, y: -300, width: 1000, height: 1500))
        sky.backgroundColor = .red
        screen.view.insertSubview(sky, at: 0)
        device.advance(by: 0.05)
        sky.frame.origin.y += distance
        device.advance(by: 0.05)
      }
      #expect(report.problems.isEmpty == !jumps)
    }
  }

  @Test("A text that crosses the screen in three frames does not flash")
  func crossing() {
    let report = device.rehearsePresentation { _, screen in
      let label = UILabel(frame: CGRect(x: -220, y: 150, width: 60, height: 40))
      label.text = "Comet"
      screen.view.addSubview(label)
      for _ in 0..<6 {
        device.advanceOneFrame()
        label.frame.origin.x += 190
      }
    }
    #expect(report.problems == [])
  }

  @Test("A fill that covers everything for up to three frames flashes", arguments: [1, 5])
  func whiteFlash(frames: Int) {
    let report = device.rehearsePresentation { _, screen in
      let cover = UIView(frame: screen.view.bounds)
      cover.backgroundColor = .white
      device.window.addSubview(cover)
      for _ in 0..<frames { device.advanceOneFrame() }
      cover.removeFromSuperview()
    }
    let flash = "at 0.250 s: fill #FFFFFF of UIView covers everything for a moment"
    // A cover that stays for longer is no flash. Its end is a jump.
    let jump = "at 0.333 s: fill #FFFFFF of UIView jumps from opacity 1 to 0"
    #expect(report.problems == (frames > 3 ? [jump] : [flash]))
  }

  @Test("A dismissal in the frame in which the presentation ends does not flash")
  func changeAtEnd() {
    let report = device.rehearse { _ in
      let screen = TitleViewController()
      let sheet = SheetViewController()
      sheet.view.backgroundColor = .white
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = screen.fade
      device.launch(screen)
      screen.present(sheet, animated: true)
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  @Test("A text that another view covers for a moment does not flash")
  func covered() {
    let report = device.rehearsePresentation { _, screen in
      let cover = UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 60))
      cover.backgroundColor = .red
      screen.view.addSubview(cover)
      device.advanceOneFrame()
      cover.frame.origin.x = 300
    }
    #expect(report.problems == [])
  }

  @Test("Cells that a table swaps or uses again in a fast scroll do not jump")
  func table() {
    let rows = ColoredRows()
    for scrolls in [false, true] {
      let report = device.rehearsePresentation { _, screen in
        let table = UITableView(frame: CGRect(x: 0, y: 150, width: 393, height: 400))
        table.rowHeight = 44
        table.dataSource = rows
        screen.view.addSubview(table)
        device.advance(by: 0.07)
        if scrolls {
          table.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        } else {
          table.reloadData()
        }
      }
      #expect(report.problems == [])
    }
  }

  @Test("A cell that a scroll view uses again at its other edge does not jump")
  func reusedCell() {
    let report = device.rehearsePresentation { _, screen in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 100))
      let cell = UIView(frame: CGRect(x: 0, y: -30, width: 393, height: 40))
      cell.backgroundColor = .red
      scrollView.addSubview(cell)
      screen.view.addSubview(scrollView)
      device.advance(by: 0.05)
      cell.frame.origin.y = 90
      device.advance(by: 0.05)
    }
    #expect(report.problems == [])
  }
}
