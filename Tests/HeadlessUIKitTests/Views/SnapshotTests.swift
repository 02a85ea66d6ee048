import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SnapshotTests {
  /// Returns the layer with the picture of a snapshot.
  private func picture(_ snapshot: UIView?) -> CALayer? { snapshot?.pictureRoot }

  @Test("5.1 A snapshot shows the last frame, or the model with screen updates")
  func pendingChanges() {
    let fixture = Fixture()
    let view = fixture.square()
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    view.addSubview(child)
    view.backgroundColor = .red
    fixture.frames(1)
    view.backgroundColor = .blue
    child.isHidden = true
    let added = UIView()
    view.addSubview(added)
    let shown = view.snapshotView(afterScreenUpdates: false)
    #expect(picture(shown)?.backgroundColor == UIColor.red.cgColor)
    #expect(picture(shown)?.sublayers?.map(\.isHidden) == [false])
    let set = view.snapshotView(afterScreenUpdates: true)
    #expect(picture(set)?.backgroundColor == UIColor.blue.cgColor)
    #expect(picture(set)?.sublayers?.map(\.isHidden) == [true, false])
  }

  @Test("5.1 A snapshot with screen updates performs the pending layout first")
  func pendingLayout() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let fixture = Fixture()
    let view = Filling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.window.addSubview(view)
    view.addSubview(UIView())
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    #expect(picture(snapshot)?.sublayers?.first?.frame == view.bounds)
  }

  @Test("5.2 A snapshot is a plain, still view of the same size, and can be snapshotted")
  func plainView() {
    let fixture = Fixture()
    let view = fixture.square(x: 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    fixture.frames(1)
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    #expect(snapshot.map { type(of: $0) == UIView.self } == true)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(picture(snapshot)?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(picture(snapshot)?.opacity == 1)
    view.backgroundColor = .red
    #expect(picture(snapshot)?.backgroundColor == nil)
    let again = snapshot?.snapshotView(afterScreenUpdates: true)
    #expect(picture(again)?.content == snapshot?.layer.content)
  }

  @Test("5.2 A view that was never shown has no snapshot without screen updates")
  func neverShown() {
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    #expect(UIView().snapshotView(afterScreenUpdates: true) != nil)
  }

  @Test(
    "5.6, 5.7 In mid-flight a snapshot has the shown values, or the model's with screen updates")
  func midFlight() {
    let fixture = Fixture()
    let view = fixture.square()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.addSubview(child)
    fixture.frames(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      child.center.x = 101
      view.bounds.size.width = 20
    }
    fixture.advance(by: 0.5)
    let shown = view.snapshotView(afterScreenUpdates: false)
    #expect(picture(shown)?.sublayers?.first?.position.x == 51)
    #expect(shown?.bounds.width == 15)
    let set = view.snapshotView(afterScreenUpdates: true)
    #expect(picture(set)?.sublayers?.first?.position.x == 101)
    #expect(set?.bounds.width == 20)
    fixture.advance(by: 0.25)
    #expect(picture(shown)?.sublayers?.first?.position.x == 51)
  }
}
