extension TransitionAnimation {
  /// Moves the outgoing page out above the incoming page, which stays in place.
  ///
  /// The dimming of the incoming page fades out. This is the ``reversed`` ``cover(from:)``.
  ///
  /// - Parameter edge: The edge that the outgoing page moves to.
  /// - Returns: The animation.
  public static func uncover(to edge: TransitionEdge = .bottom) -> TransitionAnimation {
    cover(from: edge).reversed
  }
}
