/// The delegate of a recognizer that the toolkit creates.
///
/// The delegate coordinates the recognizer with other recognizers. UIKit does not document which of
/// two pans begins if both follow the same finger. It may be the inner pan: a table in the moving
/// view would scroll, and the transition would not be grabbed.
final class GestureCoordination: NSObject, UIGestureRecognizerDelegate {
  private let begins: (UIGestureRecognizer) -> Bool
  private let recognizesWith: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool
  private let precedes: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool
  private let receives: (_ own: UIGestureRecognizer, UITouch) -> Bool
  private let receivesTrackpad: (_ own: UIGestureRecognizer) -> Bool
  private let yields: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool

  /// Creates the delegate.
  ///
  /// - Parameters:
  ///   - begins: Returns whether a recognizer of the delegate may begin now.
  ///   - recognizesWith: Returns whether another recognizer may recognize at the same time as a
  ///     recognizer of the delegate.
  ///   - precedes: Returns whether another recognizer begins only if a recognizer of the delegate
  ///     fails.
  ///   - receives: Returns whether a recognizer of the delegate receives a touch.
  ///   - receivesTrackpad: Returns whether a recognizer of the delegate receives an event of a
  ///     trackpad, which has no touches.
  ///   - yields: Returns whether a recognizer of the delegate begins only if another recognizer
  ///     fails.
  init(
    beginning begins: @escaping (UIGestureRecognizer) -> Bool = { _ in true },
    recognizingWith recognizesWith:
      @escaping (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
        false
      },
    preceding precedes:
      @escaping (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
        false
      },
    receiving receives: @escaping (_ own: UIGestureRecognizer, UITouch) -> Bool = { _, _ in true },
    receivingTrackpad receivesTrackpad: @escaping (_ own: UIGestureRecognizer) -> Bool = { _ in
      true
    },
    yielding yields:
      @escaping (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
        false
      }
  ) {
    self.begins = begins
    self.recognizesWith = recognizesWith
    self.precedes = precedes
    self.receives = receives
    self.receivesTrackpad = receivesTrackpad
    self.yields = yields
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    recognizesWith(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    precedes(gestureRecognizer, otherGestureRecognizer)
      && WaitingRecognizers.shared.add(otherGestureRecognizer, for: gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    yields(gestureRecognizer, otherGestureRecognizer)
      && WaitingRecognizers.shared.add(gestureRecognizer, for: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 {
      WaitingRecognizers.shared.remove(gestureRecognizer, receiving: touch)
    }
    return receives(gestureRecognizer, touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    switch event.type {
    case .scroll, .transform: receivesTrackpad(gestureRecognizer)
    default: true
    }
  }
}

/// The recognizers that wait for others to fail, by the answers for the current touches.
///
/// Each interaction decides about its own recognizers, and several transitions have interactions.
/// If their recognizers waited for each other in a circle, none would begin or fail, and UIKit
/// would withhold later touches.
final class WaitingRecognizers {
  private struct Wait {
    weak var recognizer: UIGestureRecognizer?
    var awaited: Set<ObjectIdentifier> = []
  }

  static let shared = WaitingRecognizers()

  /// The recognizers that wait, with those for which they wait.
  private var waits: [ObjectIdentifier: Wait] = [:]

  /// Records that a recognizer waits for another one, unless the other one waits for it, also by
  /// way of further ones.
  ///
  /// - Complexity: O(n) in the number of waits.
  /// - Returns: Whether the recognizer waits.
  func add(_ recognizer: UIGestureRecognizer, for awaited: UIGestureRecognizer) -> Bool {
    let waiting = ObjectIdentifier(recognizer)
    let other = ObjectIdentifier(awaited)
    guard !waits(other, for: waiting) else { return false }
    waits[waiting, default: Wait(recognizer: recognizer)].awaited.insert(other)
    return true
  }

  /// Removes what is known from earlier touches about a recognizer that receives its first touch.
  ///
  /// A recognizer with another touch, which it has received before, still waits for the recognizer:
  /// UIKit asks once per attempt.
  ///
  /// - Complexity: O(n) in the number of waits.
  func remove(_ recognizer: UIGestureRecognizer, receiving touch: UITouch) {
    let id = ObjectIdentifier(recognizer)
    waits[id] = nil
    for (waiting, wait) in waits {
      guard let other = wait.recognizer else {
        waits[waiting] = nil
        continue
      }
      if !other.hasTouch(before: touch) { waits[waiting]?.awaited.remove(id) }
    }
  }

  private func waits(_ recognizer: ObjectIdentifier, for other: ObjectIdentifier) -> Bool {
    var found: Set = [recognizer]
    var next = [recognizer]
    while let current = next.popLast() {
      if current == other { return true }
      for awaited in waits[current]?.awaited ?? [] where found.insert(awaited).inserted {
        next.append(awaited)
      }
    }
    return false
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer has received another touch than one that begins.
  fileprivate func hasTouch(before touch: UITouch) -> Bool {
    numberOfTouches > (touch.gestureRecognizers?.contains(self) == true ? 1 : 0)
  }
}

extension UIGestureRecognizer {
  /// Copies the number of touches and the scroll types of another pan, and the edges of an edge
  /// pan.
  func copyFingers(of other: UIGestureRecognizer) {
    guard let pan = self as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer
    else { return }
    pan.minimumNumberOfTouches = other.minimumNumberOfTouches
    pan.maximumNumberOfTouches = other.maximumNumberOfTouches
    pan.allowedScrollTypesMask = other.allowedScrollTypesMask
    if let pan = pan as? ScreenEdgePanGestureRecognizer,
      let other = other as? ScreenEdgePanGestureRecognizer
    {
      pan.edges = other.edges
    }
  }
}
