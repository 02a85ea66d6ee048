import InterruptibleTransitions

extension SceneEntry {
  package static let photoZoom = SceneEntry(
    "photo-zoom", "Photo album", .zoom, symbol: "photo.on.rectangle",
    "Open a photo, swipe to another one, and drag it back to its place."
  ) { record in
    let album = PhotoZoomViewController()
    album.onOpen = record
    return BarlessNavigationController(rootViewController: album)
  }
}
