extension TransitionAnimation {
  /// Fades the page that leaves out, above the one that comes. Nothing moves, and the background
  /// never shows through.
  public static var dissolve: TransitionAnimation { .pages(dissolves: true) }
}
