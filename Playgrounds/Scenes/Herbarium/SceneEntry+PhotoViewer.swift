extension SceneEntry {
  package static let photoViewer = SceneEntry(
    "photo-viewer", "Pictures in a strip", .presenting, symbol: "leaf",
    "Pull a picture up to open it, and drag it away.",
    PhotoViewerViewController.init, transition: \.reveal)
}
