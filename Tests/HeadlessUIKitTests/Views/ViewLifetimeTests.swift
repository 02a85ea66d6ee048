import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Lifetimes of views and layers")
struct ViewLifetimeTests {
  @Test("Views and layers that outlive their superview have no superview")
  func subviews() {
    let first = UIView()
    let second = UIView()
    var superview: UIView? = UIView()
    superview?.addSubview(first)
    superview?.addSubview(second)
    superview = nil
    #expect(first.superview == nil && second.superview == nil)
    #expect(first.layer.superlayer == nil && second.layer.superlayer == nil)
    UIView().addSubview(first)
    #expect(first.superview == nil)
  }

  @Test("Releasing a view doesn't affect subviews that have moved to another superview")
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

  @Test("A layer that outlives its view has no delegate")
  func layer() {
    var view: UIView? = UIView()
    let layer = view?.layer
    let isDelegate = layer?.delegate === view
    #expect(isDelegate)
    view = nil
    #expect(layer?.delegate == nil)
  }

  @Test("A layer's delegate can be replaced and isn't retained")
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
