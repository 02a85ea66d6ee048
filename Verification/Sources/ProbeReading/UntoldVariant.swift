/// The variants of the headless runtime that the probe does not test on a phone.
public enum UntoldVariant: String, CaseIterable, Sendable {
  case eventsBetweenFrames, finishesInactive, snapshotsAtPassEnd, movesBarByContext
  case popsFromContent, completesAfterLastFrame, refusesMovingPresenters
  case masksHideEffects
  case renewsContentDelegate
  case stopsAtRenderedMetal, snapshotsTakeAFrame
  case flattensHiddenEffects
  case rendersMasks, snapshotsBarsWithoutMaterial
  case showsScrollIndicators

  /// The reason why the probe does not test the variant.
  public var reason: String {
    switch self {
    case .eventsBetweenFrames:
      "a phone's touches and frames have clocks of their own, on each phone"
    case .finishesInactive:
      "where UIKit does not do so it raises an exception, and the app is gone"
    case .popsFromContent:
      "the version of iOS tells: the pan in the content is there from 26 on"
    case .renewsContentDelegate:
      "UIKit may raise an exception if an app sets the delegate, as for the pan of a scroll view"
    case .movesBarByContext:
      "the views that move in a bar are UIKit's own"
    case .snapshotsAtPassEnd:
      "what a snapshot shows cannot be read, and drawing it is another way to take a picture"
    case .refusesMovingPresenters:
      "a phone that presents there may be left with a screen that nothing can dismiss"
    case .masksHideEffects:
      "what an effect shows is made outside of the app, which can read a picture of it only"
    case .stopsAtRenderedMetal:
      "where a phone does so, the app is gone"
    case .snapshotsTakeAFrame:
      "how long a snapshot takes does not tell whether the screen has shown a frame meanwhile"
    case .flattensHiddenEffects:
      "no app can read whether an effect is seen"
    case .rendersMasks, .snapshotsBarsWithoutMaterial:
      "the probe reads no pictures; a screenshot shows it to a person"
    case .showsScrollIndicators:
      "the views of the indicators are UIKit's own"
    case .completesAfterLastFrame:
      "a completion comes some milliseconds after the end in any case, which may be the frame's"
    }
  }
}
