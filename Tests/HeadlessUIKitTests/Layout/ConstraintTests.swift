import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ConstraintTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func child(in view: UIView? = nil) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    (view ?? parent).addSubview(child)
    return child
  }

  @Test("Anchors place a view in its superview")
  func anchors() {
    let view = child()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 130))
    parent.frame.size.width = 350
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 300, height: 155))
  }

  @Test("Constraints reach across the hierarchy")
  func acrossTheHierarchy() {
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    parent.addSubview(box)
    let inner = child(in: box)
    let outer = child()
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 10),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(outer.frame == CGRect(x: 110, y: 118, width: 20, height: 10))
    box.frame.origin.x = 70
    parent.layoutIfNeeded()
    #expect(outer.frame.minX == 130)
  }

  @Test("8.7 A constraint is held by the nearest common ancestor while it is active")
  func holder() {
    let box = child()
    let first = child(in: box)
    let second = child(in: box)
    let constraint = first.leftAnchor.constraint(equalTo: second.rightAnchor)
    #expect(!constraint.isActive && box.constraints.isEmpty)
    constraint.isActive = true
    #expect(box.constraints == [constraint] && parent.constraints.isEmpty)
    constraint.isActive = false
    #expect(box.constraints.isEmpty)
  }

  @Test("8.8 A removed view loses the constraints with the rest, and keeps its own")
  func removal() {
    let box = child()
    let inner = child(in: box)
    let outside = inner.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 12)
    let inside = inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 4)
    let size = inner.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([outside, inside, size])
    box.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && size.isActive)
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 4, width: 30, height: 0))
    parent.addSubview(box)
    outside.isActive = true
    box.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 5).isActive = true
    parent.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 4, width: 30, height: 0))
  }

  @Test("8.1 A priority wins over any number of lower ones")
  func priorities() {
    let view = child()
    let high = view.widthAnchor.constraint(equalToConstant: 100)
    high.priority = .defaultHigh
    high.isActive = true
    for index in 0..<20 {
      let low = view.widthAnchor.constraint(equalToConstant: 10_000 + CGFloat(index))
      low.priority = UILayoutPriority(749)
      low.isActive = true
    }
    parent.layoutIfNeeded()
    #expect(view.frame.width == 100)
    high.priority = .defaultLow
    parent.layoutIfNeeded()
    #expect(view.frame.width > 9000)
  }

  @Test("8.13 A changed constant animates if layoutIfNeeded() is in an animation block")
  func animated() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(parent)
    let view = child()
    let left = view.leftAnchor.constraint(equalTo: parent.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    left.constant = 100
    UIView.animate(withDuration: 1) { self.parent.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    #expect(view.layer.animationKeys()?.isEmpty == false)
    left.constant = 200
    window.layoutIfNeeded()
    #expect(view.frame.minX == 200)
  }

  @Test("8.32 Leading and trailing follow the layout direction")
  func layoutDirection() {
    let view = child()
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame.minX == 230)
    view.semanticContentAttribute = .forceLeftToRight
    parent.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }
}
