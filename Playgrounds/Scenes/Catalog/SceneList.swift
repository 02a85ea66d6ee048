// The scenes, in the order of the demo, the gallery and the tests.
//
// Two modules compile this file: Scenes, and Rehearsals by a symbolic link. `.sheet` is
// `SceneEntry.sheet` in the one and `SceneRehearsals.sheet` in the other, so that a scene without
// rehearsals does not compile.

extension SceneList {
  static let all: [Entry] = [
    .nineCards,
    .photoZoom,
    .photoCarry,
    .pinchToOpen,
    .pullToPresent,
    .tapToPause,
    .auxiliaryAnimations,
    .catchAgain,
    .toggle,
    .rotateToDismiss,
    .ownInteraction,
    .sheet,
    .parcelForm,
    .miniPlayer,
    .pullToDismiss,
    .edgeSwipe,
    .modalStack,
    .photoViewer,
    .pushAndPop,
    .tabs,
    .stackWithSlider,
    .appStoreCard,
    .snapshotMorph,
    .declared,
    .cells,
    .cascade,
    .badges,
    .customPass,
    .presetWall,
    .flipCard,
    .snapshotByHand,
  ]
}
