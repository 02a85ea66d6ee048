extension TransitionAnimation {
  /// Moves the outgoing page out above the incoming page, which follows by a third of the distance.
  ///
  /// The dimming of the incoming page fades out. This is the ``reversed`` ``push(from:)``.
  ///
  /// - Parameter edge: The edge that the outgoing page moves to.
  /// - Returns: The animation.
  public static func pull(to edge: TransitionEdge = .trailing) -> TransitionAnimation {
    push(from: edge).reversed
  }
}
