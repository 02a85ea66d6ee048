import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let modalStack = SceneRehearsals(of: .modalStack, ModalStackRehearsals.all) { device in
    device.tap(at: CGPoint(x: 196, y: 764))
  }
}

/// Rehearsals of two cards over a page. A tap presents each card, and a finger pulls it away.
enum ModalStackRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "in turn",
        summary: """
          A card opens over a page, and another one over that card. A finger catches the second \
          card while it enters. Then fingers pull both cards away, one by one, and the screen \
          below moves forward.
          """, script: inTurn),
      Rehearsal(
        ending: "all at once",
        summary: """
          The seats are lost while the payment still enters. UIKit accepts no dismissal at that \
          time. As soon as the card is presented, all cards leave at once.
          """, script: allAtOnce),
      Rehearsal(
        ending: "lost mid-drag",
        summary: """
          The seats are lost while a finger pulls the payment down. The card leaves the finger, \
          and the other card follows.
          """, script: runOutUnderFinger),
      Rehearsal(
        ending: "stack stays",
        summary: """
          A finger pulls the payment far down and throws it back. Both cards stay as they were.
          """,
        script: stackStays),
    ]
  }

  // MARK: The concert

  /// The view controllers on the screen. The window keeps the concert; no other object keeps the
  /// cards.
  private struct Stack {
    let concert: ModalStackViewController
    var seats: SeatsViewController? { concert.presentedViewController as? SeatsViewController }
    var payment: PaymentViewController? {
      seats?.presentedViewController as? PaymentViewController
    }
  }

  /// Opens the card with the seats, and taps the payment button without waiting for the card.
  private static func open(_ fixture: RehearsalFixture) -> Stack {
    let concert = ModalStackViewController()
    fixture.launch(concert, concert.seating)
    fixture.device.tap(at: CGPoint(x: 196, y: 764))
    let stack = Stack(concert: concert)
    if let seats = stack.seats { fixture.note(seats.paying) }
    fixture.device.advanceUntilIdle()
    fixture.device.advance(by: 0.3)
    expectCards(fixture, concert, 1, completions: [true])
    fixture.device.tap(at: CGPoint(x: 196, y: 782))
    return stack
  }

  /// Opens both cards, and waits until they are shown.
  private static func openBoth(_ fixture: RehearsalFixture) -> Stack {
    let stack = open(fixture)
    fixture.device.advanceUntilIdle()
    fixture.device.advance(by: 0.3)
    expectCards(fixture, stack.concert, 2, completions: [true, true])
    return stack
  }

  /// Watches the top edge of a card.
  private static func watch(_ fixture: RehearsalFixture, _ card: CardViewController?) -> Watch {
    Watch(fixture, "the card") { [weak card] in card?.panel.shownFrame.minY ?? .nan }
  }

  private static func pull(
    _ fixture: RehearsalFixture, at y: CGFloat, towards direction: CGFloat = 1
  ) -> Finger {
    let finger = fixture.device.press(at: CGPoint(x: 330, y: y))
    finger.move(by: CGVector(dx: 1, dy: 12 * direction))
    return finger
  }

  /// Checks that the concert presents a number of cards, each by the card below, and that all cards
  /// are in place.
  private static func expectCards(
    _ fixture: RehearsalFixture, _ concert: ModalStackViewController, _ count: Int,
    completions: [Bool]
  ) {
    let cards = Array(sequence(first: concert, next: \.presentedViewController).dropFirst())
    fixture.expect(cards.count == count, "the cards are \(cards)")
    let kinds: [UIViewController.Type] = [SeatsViewController.self, PaymentViewController.self]
    fixture.expect(
      zip(cards, kinds).allSatisfy { type(of: $0) == $1 }, "the cards are \(cards)")
    fixture.expect(
      fixture.completions == completions,
      "the completions are \(fixture.completions), not \(completions)")
    fixture.expect(
      fixture.device.window.subviews.count == 1 + count,
      "the window's subviews are \(fixture.device.window.subviews)")
    fixture.expect(
      concert.seating.flight == nil && concert.transitionCoordinator == nil,
      "a change is still in progress")
    fixture.expect(
      concert.content.transform.a, near: count > 0 ? 0.92 : 1, within: 0.001, "the page's size")
    for (index, card) in cards.compactMap({ $0 as? CardViewController }).enumerated() {
      let isTop = index == count - 1
      fixture.expect(card.viewIfLoaded?.window != nil, "\(card) is not shown")
      fixture.expect(
        card.panel.transform.a, near: isTop ? 1 : 0.93, within: 0.001, "the size of \(card)")
      fixture.expect(!card.isBeingPresented && !card.isBeingDismissed, "\(card) is in flight")
      guard isTop else { continue }
      fixture.expect(
        card.panel.shownFrame.minY, near: 0.14 * fixture.device.screenSize.height,
        "the place of \(card)")
    }
  }

  // MARK: Endings

  private static func inTurn(_ fixture: RehearsalFixture) {
    let stack = open(fixture)
    let payment = watch(fixture, stack.payment)
    fixture.device.advance(by: 0.15)
    let finger = pull(fixture, at: 560)
    payment.expectNoJump()
    payment.expectRest(over: 0.1)
    payment.expectFollows(finger, by: [90, -60, -70], along: .vertical)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.06)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectCards(fixture, stack.concert, 2, completions: [true, true])

    fixture.device.advance(by: 0.3)
    let seats = watch(fixture, stack.seats)
    let first = pull(fixture, at: 320)
    payment.expectFollows(first, by: [140, -50, 160], along: .vertical)
    first.move(by: CGVector(dx: 0, dy: 60), over: 0.06)
    first.lift()
    fixture.device.advanceUntilIdle()
    expectCards(fixture, stack.concert, 1, completions: [true, true, true])

    fixture.device.advance(by: 0.3)
    let second = pull(fixture, at: 320)
    seats.expectFollows(second, by: [120, 130], along: .vertical)
    second.move(by: CGVector(dx: 0, dy: 60), over: 0.06)
    second.lift()
    fixture.device.advanceUntilIdle()
    expectCards(fixture, stack.concert, 0, completions: [true, true, true, true])
  }

  private static func allAtOnce(_ fixture: RehearsalFixture) {
    let stack = open(fixture)
    let payment = watch(fixture, stack.payment)
    fixture.device.advance(by: 0.2)
    stack.concert.reservationRanOut()
    fixture.device.advance(by: 0.02)
    payment.expectNoJump()
    fixture.expect(
      stack.seats?.paying.phase == .running(toward: .end), "the payment no longer enters")
    fixture.device.advanceUntilIdle()
    expectCards(fixture, stack.concert, 0, completions: [true, true, true])
  }

  private static func runOutUnderFinger(_ fixture: RehearsalFixture) {
    let stack = openBoth(fixture)
    let payment = watch(fixture, stack.payment)
    let finger = pull(fixture, at: 320)
    payment.expectFollows(finger, by: [110, 60], along: .vertical)
    stack.concert.reservationRanOut()
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    fixture.expect(payment.place > 300, "the card is back at \(payment.place)")
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectCards(fixture, stack.concert, 0, completions: [true, true, true, true])
  }

  private static func stackStays(_ fixture: RehearsalFixture) {
    let stack = openBoth(fixture)
    let payment = watch(fixture, stack.payment)
    let finger = pull(fixture, at: 320)
    payment.expectFollows(finger, by: [120, 150, -40], along: .vertical)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.06)
    finger.lift()
    fixture.device.advance(by: 0.08)
    let again = pull(fixture, at: 500)
    payment.expectNoJump()
    payment.expectFollows(again, by: [40], along: .vertical)
    again.move(by: CGVector(dx: 0, dy: -50), over: 0.06)
    again.lift()
    fixture.device.advanceUntilIdle()
    expectCards(fixture, stack.concert, 2, completions: [true, true, false])
  }
}
