import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A kind of mistake in a presentation that lasts 0.4 seconds, and its near miss.
enum Mistake: CaseIterable {
  case movedText
  case movedFill
  case resizedFill
  case turnedImage
  case fadedView
  case replacedText
  case movedWindow
  case movedAtGrab
  case vanishedDimming
  case suddenDimming
  case missingText
  case missingImage
  case briefText
  case briefCover

  /// The end of the problem's text, or a part of it.
  var problem: String {
    switch self {
    case .movedText: "text \"Title\" jumps by (0, 57) points"
    case .movedFill: "fill #FF0000 of \"card\" jumps by (40, 0) points"
    case .resizedFill: "fill #FF0000 of \"card\" jumps from 80 × 80 to 40 × 40"
    case .turnedImage: "image star jumps by (80, 0) points"
    case .fadedView: "text \"Title\" jumps from opacity 1 to 0.4"
    case .replacedText: "text \"Title\" jumps by (0, 40) points"
    case .movedWindow: "fill #FF0000 of UIView jumps by (250, 0) points"
    case .movedAtGrab: "fill #FF0000 of \"card\" jumps by (0, -90) points"
    case .vanishedDimming: "fill #000000 of \"dimming\" jumps from opacity 0.6 to 0"
    case .suddenDimming: "fill #000000 of \"dimming\" jumps from opacity 0 to 0.6"
    case .missingText: "text \"Title\" disappears for a moment"
    case .missingImage: "image star disappears for a moment"
    case .briefText: "text \"Lightning\" appears for a moment"
    case .briefCover: "fill #FFFFFF of \"cover\" covers everything for a moment"
    }
  }
}

/// An object that exists after the app.
enum Leak: CaseIterable {
  case presented, pushed, child, watched

  var name: String {
    switch self {
    case .presented: "SheetViewController"
    case .pushed: "PageViewController"
    case .child: "ChildViewController"
    case .watched: "the store"
    }
  }
}

private final class PageViewController: UIViewController {}

private final class ChildViewController: UIViewController {}

private final class Store {}

/// Each kind of problem: the rehearsal finds the mistake, and does not find its near miss.
@MainActor struct RehearsalMistakeTests {
  private let device = Device()

  private func makeView(
    _ name: String, _ frame: CGRect, _ color: UIColor, in view: UIView
  ) -> UIView {
    let added = UIView(frame: frame)
    added.accessibilityIdentifier = name
    added.backgroundColor = color
    view.addSubview(added)
    return added
  }

  /// Plays the middle of the presentation, with the mistake or with the near miss.
  private func play(_ mistake: Mistake, isNear: Bool, _ screen: TitleViewController) {
    let title = screen.titleLabel
    func frames(_ count: Int) { for _ in 0..<count { device.advanceOneFrame() } }
    func makeCard() -> UIView {
      makeView("card", CGRect(x: 150, y: 200, width: 80, height: 80), .red, in: screen.view)
    }
    func makeStar() -> UIView {
      let star = UIImageView(image: UIImage(systemName: "star"))
      star.frame = CGRect(x: 150, y: 40, width: 40, height: 40)
      screen.view.addSubview(star)
      return star
    }
    func makeDimming(_ alpha: CGFloat) -> UIView {
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      let dimming = makeView("dimming", frame, .black, in: device.window)
      dimming.alpha = alpha
      return dimming
    }
    switch mistake {
    case .movedText:
      // A start at full speed is no jump.
      for step in isNear ? [57, 55, 50] : [57] as [CGFloat] {
        title.frame.origin.y += step
        frames(1)
      }
    case .movedFill:
      let card = makeCard()
      frames(3)
      for step in isNear ? [20, 20, 20, 20] : [0, 40, 0] as [CGFloat] {
        card.frame.origin.x += step
        frames(1)
      }
    case .resizedFill:
      let card = makeCard()
      frames(3)
      let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
      UIView.animate(withDuration: isNear ? 0.1 : 0) { card.transform = half }
    case .turnedImage:
      let star = makeStar()
      frames(3)
      let moved = CGAffineTransform(translationX: 80, y: 0).rotated(by: 1)
      UIView.animate(withDuration: isNear ? 0.1 : 0) { star.transform = moved }
    case .fadedView:
      UIView.animate(withDuration: isNear ? 0.1 : 0) { title.alpha = 0.4 }
    case .replacedText:
      let label = UILabel(frame: title.frame.offsetBy(dx: 0, dy: isNear ? 0 : 40))
      label.text = title.text
      label.font = title.font
      screen.view.addSubview(label)
      title.isHidden = true
    case .movedWindow:
      // A window that clips a larger view, as a stand-in does. In a scroll view, the same step is
      // that of a cell that is used again at the other edge.
      let window = UIView(frame: CGRect(x: 20, y: 150, width: 100, height: 100))
      window.clipsToBounds = true
      let content = UIView(frame: CGRect(x: isNear ? -90 : -10, y: 0, width: 120, height: 100))
      content.backgroundColor = .red
      window.addSubview(content)
      screen.view.addSubview(window)
      frames(3)
      if isNear { content.frame.origin.x += 180 } else { window.frame.origin.x += 250 }
    case .movedAtGrab:
      let card = makeCard()
      frames(3)
      let finger = device.press(at: CGPoint(x: 180, y: 300))
      finger.move(by: CGVector(dx: 0, dy: -12), over: 0.05)
      if !isNear { card.frame.origin.y -= 75 }
      for _ in 0..<4 {
        card.frame.origin.y -= 15
        finger.move(by: CGVector(dx: 0, dy: -15))
      }
      finger.lift()
    case .vanishedDimming:
      let dimming = makeDimming(0)
      UIView.animate(withDuration: 0.1) { dimming.alpha = 0.6 }
      device.advance(by: 0.12)
      UIView.animate(withDuration: isNear ? 0.1 : 0) { dimming.alpha = 0 }
      if !isNear { dimming.removeFromSuperview() }
    case .suddenDimming:
      let dimming = makeDimming(isNear ? 0 : 0.6)
      frames(3)
      UIView.animate(withDuration: 0.1) { dimming.alpha = isNear ? 0.6 : 0 }
    case .missingText, .missingImage:
      let view = mistake == .missingText ? title : makeStar()
      frames(4)
      view.isHidden = true
      frames(isNear ? 4 : 3)
      view.isHidden = false
    case .briefText:
      let label = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 40))
      label.text = "Lightning"
      screen.view.addSubview(label)
      frames(isNear ? 3 : 2)
      label.removeFromSuperview()
    case .briefCover:
      // The near miss leaves the title visible.
      let frame = CGRect(x: 0, y: isNear ? 150 : 0, width: 393, height: 852)
      let cover = makeView("cover", frame, .white, in: device.window)
      frames(2)
      cover.removeFromSuperview()
    }
  }

  @Test(
    "A rehearsal finds each kind of jump and flash, and not its near miss",
    arguments: Mistake.allCases, [false, true])
  func motion(mistake: Mistake, isNear: Bool) {
    let report = device.rehearsePresentation { _, screen in
      play(mistake, isNear: isNear, screen)
    }
    #expect(
      report.problems.map { $0.hasSuffix(mistake.problem) } == (isNear ? [] : [true]),
      "\(report.problems)")
    #expect(report.leaks == [])
  }

  @Test(
    "A highlight or a selection that begins or ends at once is no jump",
    arguments: ["button", "control", "row", "item"], [false, true])
  func highlights(kind: String, hasFinger: Bool) {
    let report = device.rehearsePresentation { _, screen in
      let frame = CGRect(x: 20, y: 20, width: 200, height: 44)
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      let control = StyledControl()
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      row.textLabel?.text = "Row"
      let item = StyledItem(frame: frame)
      let views: [String: UIView] = [
        "button": button, "control": control, "row": row, "item": item,
      ]
      guard let view = views[kind] else { return }
      view.frame = frame
      screen.view.addSubview(view)
      device.advance(by: 0.05)
      let finger = hasFinger ? device.press(at: CGPoint(x: 40, y: 600)) : nil
      device.advance(by: 0.05)
      for isOn in [true, false] {
        button.isHighlighted = isOn
        control.isHighlighted = isOn
        row.setSelected(isOn, animated: false)
        item.isSelected = isOn
        device.advance(by: 0.05)
      }
      finger?.lift()
    }
    #expect(report.problems == [])
  }

  @Test(
    "A rehearsal finds each kind of leak, and not its near miss", arguments: Leak.allCases,
    [false, true])
  func leaks(leak: Leak, isNear: Bool) {
    var kept: [AnyObject] = []
    let report = device.rehearse { rehearsal in
      let screen = TitleViewController()
      let stack = UINavigationController(rootViewController: screen)
      let child = ChildViewController()
      screen.addChild(child)
      device.launch(stack)
      let store = Store()
      rehearsal.watch(store, as: "the store")
      let sheet = screen.presentSheet()
      device.advanceUntilIdle()
      screen.dismiss(animated: false)
      device.advanceUntilIdle()
      let page = PageViewController()
      stack.pushViewController(page, animated: false)
      device.advanceUntilIdle()
      stack.popViewController(animated: false)
      device.advanceUntilIdle()
      let objects: [Leak: AnyObject] = [
        .presented: sheet, .pushed: page, .child: child, .watched: store,
      ]
      // The app may keep other objects of the view controllers.
      if isNear { kept = [UIView(), screen.transition] } else { kept = [objects[leak] ?? screen] }
    }
    #expect(report.leaks == (isNear ? [] : [leak.name]) && kept.isEmpty == false)
    #expect(report.problems == [])
  }

  @Test("A control whose opacity changes without its state jumps")
  func fadedControl() {
    let report = device.rehearsePresentation { _, screen in
      let control = StyledControl(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
      screen.view.addSubview(control)
      device.advance(by: 0.05)
      control.alpha = 0.3
    }
    #expect(
      report.problems.map { $0.hasSuffix("of StyledControl jumps from opacity 1 to 0.3") }
        == [true])
  }
}

/// A control that is translucent while it is highlighted.
final class StyledControl: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.3 : 1 }
  }
}

/// An item that is translucent while it is selected.
final class StyledItem: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.3 : 1 }
  }
}
