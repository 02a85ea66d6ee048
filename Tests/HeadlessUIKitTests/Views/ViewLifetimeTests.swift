import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("What outlives a view")
struct ViewLifetimeTests {
  @Test("Views and layers outlive their superview, and have none then")
  func subviews() {
    let (first, second) = (UIView(), UIView())
    var superview: UIView? = UIView()
    superview?.addSubview(first)
    superview?.addSubview(second)
    superview = nil
    #expect(first.superview == nil && second.superview == nil)
    #expect(first.layer.superlayer == nil && second.layer.superlayer == nil)
    UIView().addSubview(first)
    #expect(first.superview == nil)
  }

  @Test("Of many subviews, those that were taken out are left alone")
  func manySubviews() {
    let views = (0..<40).map { _ in UIView() }
    let other = UIView()
    var superview: UIView? = UIView()
    for view in views { superview?.addSubview(view) }
    for view in views.prefix(3) { other.addSubview(view) }
    superview = nil
    let left = views.filter { $0.superview == nil }.count
    #expect(left == 37 && other.subviews == Array(views.prefix(3)))
  }

  @Test("A layer outlives its view, and has no delegate then")
  func layer() {
    var view: UIView? = UIView()
    let layer = view?.layer
    let isDelegate = layer?.delegate === view
    #expect(isDelegate)
    view = nil
    #expect(layer?.delegate == nil)
  }

  @Test("A layer's delegate can be replaced, and is not kept")
  func replacedDelegate() {
    final class Delegate: NSObject, CALayerDelegate {}
    let view = UIView()
    var delegate: Delegate? = Delegate()
    view.layer.delegate = delegate
    let isReplaced = view.layer.delegate === delegate
    #expect(isReplaced)
    delegate = nil
    #expect(view.layer.delegate == nil)
    view.layer.delegate = view
    let isBack = view.layer.delegate === view
    #expect(isBack)
  }
}
