@testable import Probe

/// The ten questions for a phone on which most of the toolkit depends.
public enum ProbeQuestion: Int, CaseIterable, Sendable {
  case renderedMasks = 1
  case itemsAfterCancel, percentDriven, touchesInFlight, hiddenEffects
  case zoomBelowMinimum, firstFrame, presentation, tabTaps, scaledSafeArea

  /// The means by which a phone answers a question.
  public enum Evidence: Equatable, Sendable {
    /// The points of the probe.
    case points([ProbePoint])
    /// A picture of the probe, by its name, which a person reads.
    case picture(String)
    /// A trial by a person, in a scene of the demo or with a tool.
    case person(String)
  }

  /// The consequence of an answer.
  public struct Consequence: Equatable, Sendable {
    /// The variants that no test needs then.
    public let variants: [String]
    /// The code that goes; empty if all of it stays.
    public let code: [String]
  }

  /// The question.
  public var text: String {
    switch self {
    case .renderedMasks: "Does a rendered layer have its mask?"
    case .itemsAfterCancel: "Does a bar keep the former items after cancel, pause and finish?"
    case .percentDriven: "What does the superclass do to the animator at start, pause and release?"
    case .touchesInFlight: "Do touches in flight fail to reach the window's recognizers?"
    case .hiddenEffects:
      "Does an effect that appears below a mask, or nearly transparent, stay flat?"
    case .zoomBelowMinimum:
      "Does a scroll view bounce back if its pinch is disabled below the minimum?"
    case .firstFrame: "Does the first frame of a zoom take longer than 16 ms?"
    case .presentation: "Does UIKit ask for a presentation's animator after the call?"
    case .tabTaps: "Does one tap on a tab ask for the tab and for its view controller?"
    case .scaledSafeArea: "Does the safe area follow a scale?"
    }
  }

  /// The means by which a phone answers.
  public var evidence: Evidence {
    switch self {
    case .renderedMasks: .picture("masks")
    case .itemsAfterCancel: .points([.keepsItemsAfterCancel])
    case .percentDriven:
      .points([
        .deafSuperclass, .superclassStretches, .superclassReenters, .superclassStartsAnimator,
        .superclassIdles, .superclassAsksAgain,
      ])
    case .touchesInFlight: .points([.keepsTouchesOut])
    case .hiddenEffects: .picture("effects")
    case .zoomBelowMinimum: .person("Scene photo-zoom: pinch an enlarged photo below its size.")
    case .firstFrame: .person("Instruments, time profile: the frame after a tap in photo-zoom.")
    case .presentation: .points([.asksPresentationsLate])
    case .tabTaps: .points([.tapsAskForBoth])
    case .scaledSafeArea: .points([.movesSafeArea])
    }
  }

  /// Returns the answer of a code; unknown if a picture or a person answers.
  ///
  /// Of several points, one that behaves as named makes the answer yes.
  public func answer(in code: ProbeCode) -> ProbeAnswer {
    guard case .points(let points) = evidence else { return .unknown }
    let answers = points.map { point in
      ProbeAnswer.allCases.first { code.points($0).contains(point) } ?? .unknown
    }
    if answers.contains(.asNamed) { return .asNamed }
    return answers.contains(.unknown) ? .unknown : .asFavored
  }

  /// Returns the consequence of an answer: the variants and the code that it makes unnecessary.
  public func consequence(of answer: ProbeAnswer) -> Consequence {
    switch (self, answer) {
    case (_, .unknown): Consequence(variants: [], code: [])
    case (.renderedMasks, .asFavored):
      Consequence(variants: ["rendersMasks"], code: ["the mask in UIView.drawing(of:)"])
    case (.itemsAfterCancel, .asFavored):
      Consequence(
        variants: ["keepsItemsAfterCancel"], code: ["UINavigationController.updateBarItems()"])
    case (.percentDriven, .asFavored):
      Consequence(
        variants: [
          "deafSuperclass", "superclassStretches", "superclassReenters",
          "superclassStartsAnimator", "superclassIdles", "superclassAsksAgain",
        ], code: ["FlightAnimator's closing during calls of the superclass"])
    case (.touchesInFlight, .asFavored):
      Consequence(variants: ["keepsTouchesOut"], code: ["StandInInterceptor"])
    case (.hiddenEffects, .asFavored):
      Consequence(
        variants: ["flattensHiddenEffects"],
        code: ["UIView.resetEffects()", "ViewFader's least opacity"])
    case (.zoomBelowMinimum, .asFavored):
      Consequence(variants: [], code: ["the carried case of ElementContentRecord.isCurrent"])
    case (.firstFrame, _): Consequence(variants: [], code: [])
    case (.presentation, .asFavored):
      Consequence(
        variants: ["asksPresentationsLate"], code: ["the links in Presentation.begin(_:)"])
    case (.tabTaps, .asFavored):
      Consequence(variants: ["tapsAskForBoth"], code: ["TabTaps"])
    case (.scaledSafeArea, .asFavored):
      Consequence(variants: ["movesSafeArea"], code: ["SafeAreaKeeper"])
    case (_, .asNamed):
      // The variant is a fact then, and its former default goes.
      Consequence(variants: namedVariants, code: [])
    }
  }

  private var namedVariants: [String] {
    switch evidence {
    case .points(let points): points.map(\.rawValue)
    case .picture("masks"): ["rendersMasks"]
    case .picture: ["flattensHiddenEffects"]
    case .person: []
    }
  }
}
