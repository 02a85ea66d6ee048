import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class ConstraintRuleTests {
  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private var parent: UIView { fixture.parent }

  @Test("8.1 An optional constraint is fulfilled as closely as possible")
  func closest() {
    let view = fixture.add()
    let wish = view.widthAnchor.constraint(equalToConstant: 400)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      wish, view.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor, constant: -20),
    ])
    fixture.layOut()
    #expect(view.frame.width == 280)
    #expect(fixture.console.isEmpty)
  }

  @Test("8.2 One of the required constraints that contradict each other is broken, and reported")
  func contradiction() {
    let view = fixture.add()
    let first = view.widthAnchor.constraint(equalToConstant: 40)
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    second.identifier = "wide"
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([first, second, height])
    fixture.layOut()
    #expect(view.frame.size == CGSize(width: 40, height: 30))
    #expect(second.isActive)
    #expect(fixture.console.count == 1)
    let message = fixture.console.first ?? ""
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints"))
    #expect(message.contains("UIView.width == 40.0"))
    #expect(message.contains("breaking constraint 'wide' UIView.width == 50.0"))
    height.constant = 35
    fixture.layOut()
    #expect(view.frame.size == CGSize(width: 40, height: 35))
    #expect(fixture.console.count == 1)
    first.isActive = false
    fixture.layOut()
    #expect(view.frame.width == 50)
  }

  @Test("8.2 The frame of a view without constraints is not broken")
  func contradictionWithFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    parent.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    fixture.layOut()
    #expect(view.frame.width == 100)
    #expect(fixture.console.first?.contains("the frames of views") == true)
  }

  @Test("8.3 An ambiguous place stays the same, and is reported to the debugger")
  func ambiguity() {
    let view = fixture.add()
    let other = fixture.add()
    fixture.place(other, 0, 0, 10, 10)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: parent.leftAnchor, constant: 5),
      view.rightAnchor.constraint(lessThanOrEqualTo: parent.rightAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    fixture.layOut()
    #expect(view.hasAmbiguousLayout && !other.hasAmbiguousLayout && !parent.hasAmbiguousLayout)
    let place = view.frame
    #expect(place.minX >= 5 && place.maxX <= 300 && place.width >= 20)
    for width in 11...30 {
      fixture.place(fixture.add(), 1, 2, CGFloat(width), 4)
      fixture.layOut()
      #expect(view.frame == place)
    }
    #expect(fixture.console.isEmpty)
  }

  enum Misuse: Int, CaseIterable, Codable {
    case constantIsNaN, constantIsInfinite, changedConstantIsNaN, multiplierIsNaN
    case sizeToLocation, locationToConstant, multiplierOfZero, leadingToLeft, horizontalToVertical
    case noCommonAncestor, otherTree
  }

  nonisolated static func commit(_ misuse: Misuse) async {
    await MainActor.run {
      let fixture = LayoutFixture()
      let parent = fixture.parent
      let view = fixture.add()
      @MainActor func relate(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?,
        _ multiplier: CGFloat = 1
      ) {
        NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal, toItem: second.map { _ in parent },
          attribute: second ?? .notAnAttribute, multiplier: multiplier, constant: 0
        ).isActive = true
      }
      switch misuse {
      case .constantIsNaN: _ = view.widthAnchor.constraint(equalToConstant: .nan)
      case .constantIsInfinite: _ = view.widthAnchor.constraint(equalToConstant: .infinity)
      case .changedConstantIsNaN:
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.constant = .nan
      case .multiplierIsNaN:
        _ = view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: .nan)
      case .sizeToLocation: relate(.width, .left)
      case .locationToConstant: relate(.left, nil)
      case .multiplierOfZero: relate(.left, .left, 0)
      case .leadingToLeft: relate(.leading, .left)
      case .horizontalToVertical: relate(.left, .top)
      case .noCommonAncestor:
        view.leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
      case .otherTree: view.addConstraint(parent.widthAnchor.constraint(equalToConstant: 10))
      }
      exit(0)
    }
  }

  @Test("8.4, 8.5, 8.7 Impossible constraints stop the program", arguments: Misuse.allCases)
  func misuse(_ misuse: Misuse) async {
    await #expect(processExitsWith: .failure) { [misuse] in
      await ConstraintRuleTests.commit(misuse)
    }
  }

  @Test("8.5 A position may be related to one of the same direction, and a size to any size")
  func pairs() {
    let view = fixture.add()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: parent, attribute: .right,
        multiplier: 0.25, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .centerY,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: parent, attribute: .width,
        multiplier: 0.1, constant: 2),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 50),
    ])
    fixture.layOut()
    #expect(view.frame == CGRect(x: 50, y: 200, width: 50, height: 32))
  }

  @Test("8.6 An active constraint may become optional, and required again")
  func priorityOfActiveConstraint() {
    let view = fixture.add()
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([wide, narrow])
    fixture.layOut()
    #expect(view.frame.width == 100)
    wide.priority = .defaultLow
    fixture.layOut()
    #expect(view.frame.width == 50)
    wide.priority = .required
    fixture.layOut()
    #expect(view.frame.width == 100)
    wide.priority = UILayoutPriority(0)
    fixture.layOut()
    #expect(view.frame.width == 50)
    #expect(fixture.console.isEmpty)
  }

  @Test("8.7 The anchors of a constraint are those of its items")
  func anchors() {
    let view = fixture.add()
    let constraint = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 3)
    #expect(constraint.firstItem === view && constraint.secondItem === parent)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .leading)
    #expect(constraint.secondAnchor != nil)
    let copy = constraint.firstAnchor.constraint(equalTo: constraint.firstAnchor)
    #expect(copy.firstItem === view && copy.firstAttribute == .leading)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    #expect(width.secondItem == nil && width.secondAnchor == nil)
    #expect(width.secondAttribute == .notAnAttribute)
  }

  @Test("8.9 A view that translates its mask keeps its frame, and constraints place the others")
  func masks() {
    let kept = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    kept.autoresizingMask = .flexibleWidth
    parent.addSubview(kept)
    let view = fixture.add()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: kept.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: kept.topAnchor),
      view.widthAnchor.constraint(equalTo: kept.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 7),
    ])
    fixture.layOut()
    #expect(kept.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
    #expect(view.frame == CGRect(x: 85, y: 40, width: 50, height: 7))
    parent.frame.size.width = 320
    fixture.layOut()
    #expect(kept.frame.width == 70 && view.frame.minX == 105)
    kept.frame.origin.y = 41
    fixture.layOut()
    #expect(view.frame.minY == 41)
  }
}
