extension SceneEntry {
  package static let pushAndPop = SceneEntry(
    "push-and-pop", "Push and pop", .containers, symbol: "book",
    "Open a recipe and touch the page in flight. Swipe back from the edge.",
    PushAndPopViewController.init, transition: \.turn)
}
