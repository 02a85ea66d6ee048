import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ModelAndPresentationTests {
  private func animate(
    _ options: UIView.AnimationOptions = .curveLinear, _ block: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options, animations: block, completion: completion)
  }

  @Test("1.111 A replacing animation ends at the model value, even if that changes meanwhile")
  func goesToTheModel() {
    let fixture = Fixture()
    let view = fixture.square()
    animate { view.alpha = 0 }
    fixture.advance(by: 0.5)
    view.alpha = 0.6
    #expect(near(view.shownAlpha, 0.8))
    fixture.advance(by: 0.5)
    #expect(near(view.shownAlpha, 0.6))
  }

  @Test("1.110 A layer has a presentation after its first frame, a copy that isn't updated")
  func presentation() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.presentation() == nil)
    fixture.window.addSubview(view)
    #expect(view.layer.presentation() == nil)
    fixture.frames(1)
    animate { view.center.x = 105 }
    fixture.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(shown?.position.x == 55)
    #expect(shown?.model() === view.layer)
    #expect(shown?.superlayer?.model() === fixture.window.layer)
    fixture.advance(by: 0.25)
    #expect(shown?.position.x == 55)
    let hit = fixture.window.layer.presentation()?.hitTest(CGPoint(x: 80, y: 5))
    #expect(hit?.model() === view.layer)
  }

  @Test("1.120 A block animates the properties that UIKit animates")
  func animatableProperties() {
    let fixture = Fixture()
    let view = UIVisualEffectView(effect: nil)
    fixture.window.addSubview(view)
    fixture.frames(1)
    animate {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.backgroundColor = .red
      view.layer.cornerRadius = 20
      view.layer.anchorPoint.x = 1
      view.layer.shadowOpacity = 1
      view.effect = UIBlurEffect(style: .regular)
    }
    fixture.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(shown?.bounds.width == 50)
    #expect(shown?.position.x == 25)
    #expect(shown?.opacity == 0.5)
    #expect(shown?.transform.m11 == 1.5)
    #expect(shown?.backgroundColor?.alpha == 0.5)
    #expect(shown?.cornerRadius == 10)
    #expect(shown?.anchorPoint.x == 0.75)
    #expect(shown?.shadowOpacity == 0.5)
    #expect(view.layer.animationKeys()?.contains("backdrop") == true)
  }

  @Test("1.121 A block sets isHidden and clipsToBounds at once")
  func notAnimated() {
    let fixture = Fixture()
    let view = fixture.square()
    animate {
      view.isHidden = true
      view.clipsToBounds = true
    }
    #expect(view.layer.presentation()?.isHidden == true)
    #expect(view.layer.presentation()?.masksToBounds == true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("1.120 A block sets a layer's z position, border and most of its shadow at once")
  func layerPropertiesOutsideBlocks() {
    let fixture = Fixture()
    let view = fixture.square()
    animate {
      view.layer.zPosition = 1
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.shadowColor = UIColor.red.cgColor
      view.layer.shadowOffset = CGSize(width: 1, height: 1)
      view.layer.shadowRadius = 9
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.presentation()?.shadowRadius == 9)
  }

  @Test("1.122 Changes outside a block are not animated")
  func outsideBlocks() {
    let fixture = Fixture()
    let view = fixture.square()
    view.center.x = 100
    #expect(view.shownX == 100)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("1.123 A layout inside the block animates the frames that it sets")
  func layoutInBlock() {
    let fixture = Fixture()
    final class Row: UIView {
      let item = UIView()
      var offset: CGFloat = 0
      override func layoutSubviews() {
        if item.superview == nil { addSubview(item) }
        item.frame = CGRect(x: offset, y: 0, width: 10, height: 10)
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    fixture.window.addSubview(row)
    fixture.frames(1)
    row.offset = 100
    animate {
      row.setNeedsLayout()
      row.layoutIfNeeded()
    }
    fixture.advance(by: 0.5)
    #expect(near(row.item.shownX, 55))
  }

  @Test("The layoutSubviews option animates the layout of the changed views")
  func layoutSubviewsOption() {
    let fixture = Fixture()
    final class Filling: UIView {
      let content = UIView()
      override func layoutSubviews() {
        if content.superview == nil { addSubview(content) }
        content.frame = bounds
      }
    }
    for (option, width) in [(UIView.AnimationOptions.layoutSubviews, 150.0), ([], 200)] {
      let view = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      fixture.window.addSubview(view)
      fixture.frames(1)
      animate([.curveLinear, option]) { view.bounds.size.width = 200 }
      fixture.advance(by: 0.5)
      #expect(view.content.layer.presentation()?.bounds.width == CGFloat(width))
    }
  }
}
