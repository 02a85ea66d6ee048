/// The state of the two views that take part in a flight.
struct FlightViews {
  /// Whether the flight has added the incoming view to the container.
  var areInstalled = false
  /// Reports that the container has changed its size, if a sheet lies in it.
  var sizeProbe: SizeProbe?
  /// For each end, the rectangle where the view that stays belonged and lay when the flight began.
  var places = Places()

  /// A rectangle for each end, if it is known.
  struct Places {
    private var (start, end): (CGRect?, CGRect?)

    subscript(position: TransitionPosition) -> CGRect? {
      get { position == .start ? start : end }
      set {
        if position == .start { start = newValue } else { end = newValue }
      }
    }
  }
}
