import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct LayerActionTests {
  /// A layer that records the actions for which it is asked, and returns an action.
  private final class RecordingLayer: CALayer, CAAction {
    var asked: [String] = []
    var ran: [String] = []

    override func action(forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return self
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      if anObject as AnyObject === self { ran.append(event) }
    }
  }

  /// A delegate that records the actions for which it is asked, and ends the search.
  private final class RecordingDelegate: NSObject, CALayerDelegate {
    var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return NSNull()
    }
  }

  let fixture = Fixture()

  @Test("6.39 A layer is asked for an action when it enters or leaves a window")
  func window() {
    let container = UIView()
    let view = UIView()
    let layer = RecordingLayer()
    container.addSubview(view)
    view.layer.addSublayer(layer)
    #expect(layer.asked == [])
    fixture.window.addSubview(container)
    #expect(layer.asked == [kCAOnOrderIn])
    container.bounds.size.width = 50
    fixture.frames(1)
    #expect(layer.presentation()?.asked == [])
    #expect(layer.asked == [kCAOnOrderIn])
    container.removeFromSuperview()
    #expect(layer.asked == [kCAOnOrderIn, kCAOnOrderOut])
    view.removeFromSuperview()
    fixture.window.addSubview(view)
    layer.removeFromSuperlayer()
    #expect(layer.asked == [kCAOnOrderIn, kCAOnOrderOut, kCAOnOrderIn, kCAOnOrderOut])
    fixture.window.layer.addSublayer(layer)
    #expect(layer.asked.last == kCAOnOrderIn && layer.ran == layer.asked)
  }

  @Test("6.39 The delegate of a layer is asked for the action, and NSNull is none")
  func delegate() {
    let layer = CALayer()
    let delegate = RecordingDelegate()
    fixture.window.layer.addSublayer(layer)
    layer.delegate = delegate
    #expect(delegate.asked == [])
    layer.removeFromSuperlayer()
    #expect(delegate.asked == [kCAOnOrderOut])
    #expect(layer.action(forKey: kCAOnOrderIn) == nil)
    #expect(delegate.asked == [kCAOnOrderOut, kCAOnOrderIn])
    #expect(CALayer().action(forKey: kCAOnOrderIn) == nil)
  }

  @Test("6.39 A hidden layer is asked when it is shown, and a layer in a window when it is hidden")
  func hidden() {
    let layer = RecordingLayer()
    layer.isHidden = true
    fixture.window.layer.addSublayer(layer)
    #expect(layer.asked == [])
    layer.isHidden = false
    #expect(layer.asked == [kCAOnOrderIn])
    layer.isHidden = true
    layer.removeFromSuperlayer()
    #expect(layer.asked == [kCAOnOrderIn, kCAOnOrderOut])
    layer.isHidden = false
    #expect(layer.asked.count == 2)
  }

  @Test("6.40 A transaction that disables actions does not suppress the actions of windows")
  func disabledActions() {
    let layer = RecordingLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fixture.window.layer.addSublayer(layer)
    CATransaction.commit()
    #expect(layer.asked == [kCAOnOrderIn])
  }
}
