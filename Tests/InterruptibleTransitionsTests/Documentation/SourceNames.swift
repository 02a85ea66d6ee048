import HeadlessDevice

@testable import InterruptibleTransitions

/// The names of the five systems that the toolkit implements, each with the part of the toolkit
/// that does the same. The values need only compile.
enum SourceNames {
  /// Transitions by a property animator: one object, an animator from a factory, and injection.
  static var propertyAnimator: [String: Any] {
    let transition = InterruptibleTransition(.scale(from: 1.33, offset: CGPoint(x: 0, y: 200)))
    return [
      "animator factory": InterruptibleTransition.makeAnimator(for:),
      "interruptibleAnimator(using:)": InterruptibleTransition.interruptibleAnimator(using:),
      "auxiliary animations": [
        transition.addAuxiliaryAnimations { _ in },
        transition.addAuxiliaryAnimations(during: 0.5...1) { _ in },
      ],
      "an injected blur": TransitionAnimation.blur(),
      "UIPercentDrivenInteractiveTransition": transition as UIPercentDrivenInteractiveTransition,
      "animation controller": transition as any UIViewControllerAnimatedTransitioning,
      "interaction controller": transition as any UIViewControllerInteractiveTransitioning,
      "update(_:)": InterruptibleTransition.update(_:),
      "finish()": [InterruptibleTransition.finish as (InterruptibleTransition) -> () -> Void],
      "cancel()": [InterruptibleTransition.cancel as (InterruptibleTransition) -> () -> Void],
      "pause()": InterruptibleTransition.pause,
      "timingCurve": \InterruptibleTransition.timingCurve,
      "wantsInteractiveStart": \InterruptibleTransition.wantsInteractiveStart,
      "delay factor": TransitionAnimation { flight, steps in
        guard let view = flight.installViews() else { return }
        steps.animate(delayFactor: 0.15) { view.transform = .identity }
        steps.animate(delayFactor: 0.5) { view.alpha = 1 }
      },
      "pull to present": ScrollPullInteraction.scrollPull(UIScrollView(), past: 30, over: 90) {},
      "over 0.5 finishes": TransitionCompletionRule.position(threshold: 0.5),
      "completion by final position": TransitionPosition.end,
      "touch to pause": TouchToPauseInteraction.touchToPause(deciding: .up, within: 40),
    ]
  }

  /// Snapshots of pairs of views that morph by keyframes.
  static var snapshots: [String: Any] {
    let pairs = [(from: UIView(), to: UIView())]
    return [
      "SnapshotTransition(from:to:in:clipToBounds:childTransitions:)": SnapshotTransition(
        from: UIView(), to: UIView(), in: UIView(), clipToBounds: false, childTransitions: pairs),
      "the defaults": SnapshotTransition(from: UIView(), to: UIView(), in: UIView()),
      "prepare()": SnapshotTransition.prepare,
      "addKeyframes()": SnapshotTransition.addKeyframes,
      "cleanUp()": SnapshotTransition.cleanUp,
      "in an interruptible transition": TransitionAnimation.snapshot(
        from: { nil }, to: { nil }, childTransitions: { pairs }),
    ]
  }

  /// Transitions as values: a dictionary from identifiers to animations.
  static var definitions: [String: Any] {
    let definition: ElementDefinition = [
      "card": .sharedElement, "tabs": .edgeTranslation(.bottom), "text": .translateY(40),
      "rest": .crossfade,
    ]
    return [
      "TransitionDefinition": definition,
      "AnimationType": ElementModifier.self,
      ".crossfade": ElementModifier.crossfade,
      ".edgeTranslation(_:)": ElementModifier.edgeTranslation(_:),
      ".sharedElement": ElementModifier.sharedElement,
      ".translateY(_:)": ElementModifier.translateY(_:),
      "Transitionable": (any ElementView).self,
      "transitionIdentifier": \UIView.elementID,
      "a custom snapshot": ElementStandIn.view { _ in UIView() },
      "IdentifierHierarchy": \Element.parent,
      "IdentifierDiff": [\ElementDiff.inserted, \ElementDiff.removed, \ElementDiff.shared],
      "Transition": TransitionAnimation.elements(definition),
      "vertical translation, both ways": ElementModifier.translate(y: 40),
    ]
  }

  /// UIKit's transitioning API, a flip card, and a gesture for the dismissal.
  static var flipCard: [String: Any] {
    let flip = InterruptibleTransition(.flip(from: UIView(), cornerRadius: 25))
    return [
      "FlipPresentAnimationController(originFrame:)": flip,
      "the mirror for the dismissal": TransitionAnimation.flip(from: nil).reversed,
      "a pan from the edge": EdgePanInteraction.edgePan(.left, on: UIView()) {},
      "a pan for the dismissal": PanInteraction.pan(.right, on: UIView()) {},
      "past half it finishes": TransitionCompletionRule.position,
      "the modal delegate": ModalTransitioningDelegate(flip),
      "the navigation delegate": NavigationTransitioningDelegate(flip),
      "the tab bar delegate": TabBarTransitioningDelegate(flip),
    ]
  }
}

// Hero's names.
extension SourceNames {
  static let heroModifiers: [String: ElementModifier] = [
    "fade": .fade, "forceNonFade": .noCrossfade, "position": .position(.zero),
    "size": .size(CGSize(width: 10, height: 10)), "transform": .transform(CATransform3DIdentity),
    "perspective": .perspective(-0.002), "scale": [.scale(2), .scale(x: 1, y: 2)],
    "translate": .translate(x: 1, y: 2, z: 3), "rotate": [.rotate(1), .rotate(x: 1, y: 2, z: 3)],
    "backgroundColor": .backgroundColor(.white), "borderColor": .borderColor(.black),
    "borderWidth": .borderWidth(1), "shadowColor": .shadowColor(.black),
    "shadowOpacity": .shadowOpacity(0.5), "shadowOffset": .shadowOffset(.zero),
    "shadowRadius": .shadowRadius(5), "overlay": .overlay(.black, opacity: 0.1),
    "opacity": .opacity(0.5), "cornerRadius": .cornerRadius(8), "zPosition": .zPosition(1),
    "contentsRect": .contentsRect(CGRect(x: 0, y: 0, width: 1, height: 1)),
    "masksToBounds": .masksToBounds(true), "duration": .duration(0.35),
    "durationMatchLongest": .durationMatchingLongest, "delay": .delay(0.1),
    "timingFunction": .curve(.easeIn), "spring": .spring(stiffness: 250, damping: 25),
    "source": .source("card"), "arc": [.arc, .arc(intensity: -1)],
    "cascade": .cascade(.from(.top), step: 0.02, delaysMatchedElements: true),
    "topToBottom": .cascade(.from(.top)), "bottomToTop": .cascade(.from(.bottom)),
    "leftToRight": .cascade(.from(.left)), "rightToLeft": .cascade(.from(.right)),
    "leadingToTrailing": .cascade(.from(.leading)), "trailingToLeading": .cascade(.from(.trailing)),
    "radial": .cascade(.radial()), "inverseRadial": .cascade(.inverseRadial()),
    "when": .when({ $0.isMatched }, [.fade]), "whenMatched": .whenMatched([.fade]),
    "whenPresenting": .whenPresenting([.fade]), "whenDismissing": .whenDismissing([.fade]),
    "whenAppearing": .whenAppearing([.fade]), "whenDisappearing": .whenDisappearing([.fade]),
    "beginWith": .beginWith([.opacity(1)]), "useGlobalCoordinateSpace": .inContainer,
    "useNoSnapshot": .standIn(.excluded), "useLayerRenderSnapshot": .standIn(.drawn),
    "useOptimizedSnapshot": .standIn(.automatic), "useNormalSnapshot": .standIn(.automatic),
    "useScaleBasedSizeChange": .standIn(.view), "forceAnimate": .translate(),
    "ignoreSubviewModifiers": .ignoringSubviewModifiers(recursive: true),
  ]

  static var heroPresets: [String: TransitionAnimation] {
    [
      "push": .push(from: .right), "pull": .pull(to: .left), "cover": .cover(from: .right),
      "uncover": .uncover(to: .left), "slide": .slideAlong(from: .right),
      "zoomSlide": .zoomSlide(from: .right), "pageIn": .pageIn(from: .right),
      "pageOut": .pageOut(to: .left), "fade": .fade, "zoom": .zoomIn(), "zoomOut": .zoomOut(),
      "auto": .elements(over: .push()), "none": .unanimated, "autoReverse": .push().reversed,
      "selectBy": .select(presenting: .fade, dismissing: .dissolve),
    ]
  }

  static var heroTransition: [String: Any] {
    let identifier: ReferenceWritableKeyPath<UIView, ElementID?> = \.elementID
    let modifiers: ReferenceWritableKeyPath<UIView, [ElementModifier]> = \.elementModifiers
    return [
      "id": identifier, "modifiers": modifiers, "update": InterruptibleTransition.update(_:),
      "finish": InterruptibleTransition.finish(velocity:),
      "cancel": InterruptibleTransition.cancel(velocity:),
      "apply": TransitionFlight.apply(_:to:), "changeTarget": TransitionFlight.retarget(_:to:),
      "progress": \InterruptibleTransition.progress,
      "observeForProgressUpdate": InterruptibleTransition.observeProgress(_:),
      "totalDuration": \TransitionFlight.duration, "container": \TransitionFlight.containerView,
      "isPresenting": \TransitionFlight.isPresenting,
      "HeroTransitionDelegate": InterruptibleTransition.observe(_:),
      "HeroViewControllerDelegate": (any TransitionParticipant).self,
      "HeroConditionalContext": ElementContext.self, "HeroSnapshotType": ElementStandIn.self,
      "HeroCustomSnapshotView": (any ElementView).self,
      "HeroPreprocessor": ElementPass { $0.keepShared { $0 != "card" } },
      "HeroAnimator": TransitionAnimation { _, steps in steps.follow { _ in } },
    ]
  }
}
