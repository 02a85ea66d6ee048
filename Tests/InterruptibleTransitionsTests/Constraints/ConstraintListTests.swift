import HeadlessDevice
import HeadlessUIKit
import Scenes
import Testing

@testable import InterruptibleTransitions

/// Tests of a sheet as high as its content, which grows out of a row as high as its content.
@Suite("Rows and sheets by constraints", .underVariants)
struct ConstraintListTests {
  /// A list of parcels, and the form of the second one.
  private struct Fixture {
    let device = Device()
    let parcels = ParcelsViewController()
    var form: ParcelFormViewController { parcels.form }

    init(isRightToLeft: Bool = false) {
      device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      device.launch(parcels)
      device.advance(by: 0.1)
    }

    /// The frame of a row in the window.
    func frame(ofRow row: Int) -> CGRect {
      guard let cell = parcels.list.cellForRow(at: IndexPath(row: row, section: 0)) else {
        return .null
      }
      return cell.convert(cell.bounds, to: nil)
    }

    func tap(_ row: Int) {
      device.tap(at: CGPoint(x: frame(ofRow: row).midX, y: frame(ofRow: row).midY))
    }

    /// The frame of the stand-in of the zoomed card.
    var zoomed: CGRect? {
      device.window.standIns.first.map { $0.convert($0.bounds, to: nil) }
    }
  }

  @Test("A zoom begins and ends at the card of a self-sizing row", arguments: [false, true])
  func zoom(isRightToLeft: Bool) throws {
    let fixture = Fixture(isRightToLeft: isRightToLeft)
    for row in [0, 1, 3] {
      let card = fixture.frame(ofRow: row).insetBy(dx: 16, dy: 6)
      fixture.tap(row)
      fixture.device.advance(by: 1.0 / 60)
      let start = try #require(fixture.zoomed)
      #expect(abs(start.minX - card.minX) < 20 && abs(start.width - card.width) < 20)
      #expect(abs(start.height - card.height) < 40)
      fixture.device.advanceUntilIdle()
      let height = fixture.form.view.bounds.height
      #expect(height == fixture.form.preferredContentSize.height && height > 150)
      fixture.form.dismiss(animated: true)
      var last = CGRect.null
      while fixture.parcels.presentedViewController != nil {
        fixture.device.advance(by: 1.0 / 60)
        last = fixture.zoomed ?? last
      }
      #expect(abs(last.midY - card.midY) < 6 && abs(last.height - card.height) < 6)
      #expect(fixture.device.window.overlays.isEmpty)
    }
  }

  @Test("A sheet follows its content while a flight is held", arguments: [true, false])
  func contentInFlight(finishes: Bool) {
    let fixture = Fixture()
    fixture.tap(2)
    fixture.device.advance(by: 0.15)
    fixture.parcels.zoom.pause()
    fixture.device.advance(by: 0.05)
    let height = fixture.form.preferredContentSize.height
    fixture.form.detailsButton.sendActions(for: .touchUpInside)
    fixture.device.advance(by: 0.05)
    #expect(fixture.form.preferredContentSize.height > height + 15)
    if finishes { fixture.parcels.zoom.finish() } else { fixture.parcels.zoom.cancel() }
    fixture.device.advanceUntilIdle()
    #expect((fixture.parcels.presentedViewController != nil) == finishes)
    guard finishes else { return }
    let frame = fixture.form.view.convert(fixture.form.view.bounds, to: nil)
    #expect(frame.height == fixture.form.preferredContentSize.height && frame.maxY == 852)
  }

  @Test("A sheet is as high as its content on a screen of another width")
  func otherWidth() {
    let fixture = Fixture()
    fixture.tap(1)
    fixture.device.advanceUntilIdle()
    let height = fixture.form.view.bounds.height
    fixture.device.rotate(to: .landscape)
    fixture.device.advanceUntilIdle()
    #expect(fixture.form.view.bounds.height < height)
    #expect(fixture.form.view.bounds.height == fixture.form.preferredContentSize.height)
    fixture.form.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.parcels.presentedViewController == nil)
  }

  @Test("A zoom returns to the place of a row that has moved")
  func movedRow() {
    let fixture = Fixture()
    fixture.tap(1)
    fixture.device.advanceUntilIdle()
    fixture.parcels.list.contentOffset.y += 30
    fixture.parcels.list.layoutIfNeeded()
    let card = fixture.frame(ofRow: 1)
    fixture.form.dismiss(animated: true)
    var last = CGRect.null
    while fixture.parcels.presentedViewController != nil {
      fixture.device.advance(by: 1.0 / 60)
      last = fixture.zoomed ?? last
    }
    #expect(abs(last.midY - card.midY) < 6)
  }
}
