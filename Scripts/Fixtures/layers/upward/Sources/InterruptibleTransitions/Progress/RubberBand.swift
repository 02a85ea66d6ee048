// An interaction's name in a comment, "PanInteraction", is no use of it.
struct RubberBand {
  let hint = "PanInteraction"
  let told = "\(Flight.self)"
}
