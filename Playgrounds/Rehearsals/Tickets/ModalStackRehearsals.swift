import HeadlessDevice
import InterruptibleTransitions
import Scenes

/// Two cards over a page, each brought in by a tap and pulled away by a finger.
enum ModalStackRehearsals {
  static let scene = "modal-stack"

  static var all: [Rehearsal] {
    [
      Rehearsal(
        scene: scene, ending: "in turn",
        summary: """
          A card over a page, and another one over that. A finger catches the second one on its way \
          in; then each is pulled away in turn, and what lies below comes forward.
          """, script: inTurn),
      Rehearsal(
        scene: scene, ending: "all at once",
        summary: """
          The seats are held no longer while the payment is still on its way in. UIKit takes no \
          dismissal meanwhile; as soon as the card is there, all go at once.
          """, script: allAtOnce),
      Rehearsal(
        scene: scene, ending: "run out under a finger",
        summary: """
          A finger pulls the payment down when the seats are lost. The card leaves the finger, and \
          the other one follows.
          """, script: runOutUnderFinger),
      Rehearsal(
        scene: scene, ending: "stack stays",
        summary: "The payment is pulled far down and thrown back: both cards stay as they were.",
        script: stackStays),
    ]
  }

  // MARK: The concert

  /// What is on the screen. The concert is kept by its window, the cards by nobody else.
  private struct Stack {
    let concert: ModalStackViewController
    var seats: SeatsViewController? { concert.presentedViewController as? SeatsViewController }
    var payment: PaymentViewController? {
      seats?.presentedViewController as? PaymentViewController
    }
  }

  /// Opens the card with the seats, and taps for the payment, without waiting for it.
  private static func open(_ stage: Stage) -> Stack {
    let concert = ModalStackViewController()
    stage.launch(concert, concert.seating)
    stage.device.tap(at: CGPoint(x: 196, y: 764))
    let stack = Stack(concert: concert)
    if let seats = stack.seats { stage.note(seats.paying) }
    stage.device.advanceUntilIdle()
    stage.device.advance(by: 0.3)
    expectCards(stage, concert, 1, completions: [true])
    stage.device.tap(at: CGPoint(x: 196, y: 703))
    return stack
  }

  /// Opens both cards, and waits until they are there.
  private static func openBoth(_ stage: Stage) -> Stack {
    let stack = open(stage)
    stage.device.advanceUntilIdle()
    stage.device.advance(by: 0.3)
    expectCards(stage, stack.concert, 2, completions: [true, true])
    return stack
  }

  /// Where the top edge of a card is seen.
  private static func watch(_ stage: Stage, _ card: CardViewController?) -> Watch {
    Watch(stage, "the card") { [weak card] in card?.panel.shownFrame.minY ?? .nan }
  }

  private static func pull(_ stage: Stage, at y: CGFloat, towards direction: CGFloat = 1) -> Finger
  {
    let finger = stage.device.press(at: CGPoint(x: 330, y: y))
    finger.move(by: CGVector(dx: 1, dy: 12 * direction))
    return finger
  }

  /// Checks that the concert presents so many cards, each by the one below, and all is in its
  /// place.
  private static func expectCards(
    _ stage: Stage, _ concert: ModalStackViewController, _ count: Int, completions: [Bool]
  ) {
    let cards = Array(sequence(first: concert, next: \.presentedViewController).dropFirst())
    stage.expect(cards.count == count, "the cards are \(cards)")
    let kinds: [UIViewController.Type] = [SeatsViewController.self, PaymentViewController.self]
    stage.expect(
      zip(cards, kinds).allSatisfy { type(of: $0) == $1 }, "the cards are \(cards)")
    stage.expect(
      stage.completions == completions,
      "UIKit was told of completion: \(stage.completions), not \(completions)")
    stage.expect(
      stage.device.window.subviews.count == 1 + count,
      "the window's subviews are \(stage.device.window.subviews)")
    stage.expect(
      concert.seating.flight == nil && concert.transitionCoordinator == nil,
      "a change is still under way")
    stage.expect(
      concert.content.transform.a, near: count > 0 ? 0.92 : 1, within: 0.001, "the page's size")
    for (index, card) in cards.compactMap({ $0 as? CardViewController }).enumerated() {
      let isTop = index == count - 1
      stage.expect(card.viewIfLoaded?.window != nil, "\(card) is not shown")
      stage.expect(
        card.panel.transform.a, near: isTop ? 1 : 0.93, within: 0.001, "the size of \(card)")
      stage.expect(!card.isBeingPresented && !card.isBeingDismissed, "\(card) is on its way")
      guard isTop else { continue }
      stage.expect(
        card.panel.shownFrame.minY, near: 0.14 * stage.device.screenSize.height,
        "the place of \(card)")
    }
  }

  // MARK: Endings

  private static func inTurn(_ stage: Stage) {
    let stack = open(stage)
    let payment = watch(stage, stack.payment)
    stage.device.advance(by: 0.15)
    let finger = pull(stage, at: 560)
    payment.expectNoJump()
    payment.expectRest(over: 0.1)
    payment.expectFollows(finger, by: [90, -60, -70], along: .vertical)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.06)
    finger.lift()
    stage.device.advanceUntilIdle()
    expectCards(stage, stack.concert, 2, completions: [true, true])

    stage.device.advance(by: 0.3)
    let seats = watch(stage, stack.seats)
    let first = pull(stage, at: 320)
    payment.expectFollows(first, by: [140, -50, 160], along: .vertical)
    first.move(by: CGVector(dx: 0, dy: 60), over: 0.06)
    first.lift()
    stage.device.advanceUntilIdle()
    expectCards(stage, stack.concert, 1, completions: [true, true, true])

    stage.device.advance(by: 0.3)
    let second = pull(stage, at: 320)
    seats.expectFollows(second, by: [120, 130], along: .vertical)
    second.move(by: CGVector(dx: 0, dy: 60), over: 0.06)
    second.lift()
    stage.device.advanceUntilIdle()
    expectCards(stage, stack.concert, 0, completions: [true, true, true, true])
  }

  private static func allAtOnce(_ stage: Stage) {
    let stack = open(stage)
    let payment = watch(stage, stack.payment)
    stage.device.advance(by: 0.2)
    stack.concert.reservationRanOut()
    stage.device.advance(by: 0.02)
    payment.expectNoJump()
    stage.expect(
      stack.seats?.paying.phase == .running(toward: .end), "the payment does not come any more")
    stage.device.advanceUntilIdle()
    expectCards(stage, stack.concert, 0, completions: [true, true, true])
  }

  private static func runOutUnderFinger(_ stage: Stage) {
    let stack = openBoth(stage)
    let payment = watch(stage, stack.payment)
    let finger = pull(stage, at: 320)
    payment.expectFollows(finger, by: [110, 60], along: .vertical)
    stack.concert.reservationRanOut()
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    stage.expect(payment.place > 300, "the card is back at \(payment.place)")
    finger.lift()
    stage.device.advanceUntilIdle()
    expectCards(stage, stack.concert, 0, completions: [true, true, true, true])
  }

  private static func stackStays(_ stage: Stage) {
    let stack = openBoth(stage)
    let payment = watch(stage, stack.payment)
    let finger = pull(stage, at: 320)
    payment.expectFollows(finger, by: [120, 150, -40], along: .vertical)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.06)
    finger.lift()
    stage.device.advance(by: 0.08)
    let again = pull(stage, at: 500)
    payment.expectNoJump()
    payment.expectFollows(again, by: [40], along: .vertical)
    again.move(by: CGVector(dx: 0, dy: -50), over: 0.06)
    again.lift()
    stage.device.advanceUntilIdle()
    expectCards(stage, stack.concert, 2, completions: [true, true, false])
  }
}
