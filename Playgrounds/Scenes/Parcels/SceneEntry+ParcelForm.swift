extension SceneEntry {
  package static let parcelForm = SceneEntry(
    "parcel-form", "A form by constraints", .presenting, symbol: "envelope",
    "Open a parcel, show its details, and drag the sheet back into its cell.",
    ParcelsViewController.init, transition: \.zoom)
}
