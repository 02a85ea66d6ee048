extension SceneEntry {
  package static let pullToDismiss = SceneEntry(
    "pull-to-dismiss", "Pull to dismiss", .presenting, symbol: "newspaper",
    "Open a headline, scroll its article, and pull the article down from its top.",
    PullToDismissViewController.init, transition: \.reveal)
}
