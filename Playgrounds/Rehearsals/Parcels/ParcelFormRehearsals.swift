import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let parcelForm = SceneRehearsals(of: .parcelForm, ParcelFormRehearsals.all) { device in
    device.tap(at: CGPoint(x: 196, y: 300))
  }
}

/// Rehearsals of a form on a sheet. Constraints determine the height of the cell that it grows out
/// of, and that of the sheet.
enum ParcelFormRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A tap on a parcel grows its cell into a sheet, which is as high as its content. The \
          button Details shows more text, and the sheet grows. A finger drags it back into the cell.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: "A finger catches the sheet while it grows, and throws it back into its cell.",
        script: cancel),
    ]
  }

  private static func open(
    _ fixture: RehearsalFixture, for seconds: Double
  ) -> ParcelsViewController {
    let parcels = ParcelsViewController()
    fixture.launch(parcels, parcels.zoom, keeping: parcels.form)
    fixture.device.advance(by: 0.1)
    let cells = parcels.list.visibleCells
    fixture.expect(
      cells.count == 5 && cells[1].bounds.height > cells[0].bounds.height + 20,
      "the cells are \(cells.map(\.bounds.height)) high")
    let cell = cells[1].convert(cells[1].bounds, to: nil)
    fixture.device.tap(at: CGPoint(x: cell.midX, y: cell.midY))
    fixture.device.advance(by: seconds)
    fixture.expect(parcels.presentedViewController === parcels.form, "the form does not open")
    return parcels
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let parcels = open(fixture, for: 2)
    let form = parcels.form
    let height = form.view.bounds.height
    fixture.expect(height, near: form.preferredContentSize.height, "the height of the sheet")
    let button = form.detailsButton.convert(form.detailsButton.bounds, to: nil)
    fixture.device.tap(at: CGPoint(x: button.midX, y: button.midY))
    fixture.device.advance(by: 1)
    fixture.expect(form.view.bounds.height > height + 15, "the sheet does not grow")
    fixture.expect(form.view.frame.maxY, near: 852, "the lower edge of the sheet")

    let finger = fixture.device.press(at: CGPoint(x: 196, y: form.view.frame.minY + 40))
    finger.move(by: CGVector(dx: 4, dy: 200), over: 0.4)
    fixture.expect(parcels.zoom.phase == .held, "the phase is \(parcels.zoom.phase)")
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: parcels.zoom, at: .end, presenter: parcels, presented: nil, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let parcels = open(fixture, for: 0.2)
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 700))
    fixture.device.advance(by: 0.1)
    fixture.expect(parcels.zoom.phase == .held, "the phase is \(parcels.zoom.phase)")
    finger.move(by: CGVector(dx: 0, dy: 80), over: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: parcels.zoom, at: .start, presenter: parcels, presented: nil, completions: [false])
  }
}
