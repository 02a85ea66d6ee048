/// What a page shows.
///
/// What follows is no abstract, and nobody counts it but for the word.
struct Page {
  let nobody = "anew"  // whatever it is
  /// The page. It is of
  /// its own.
  var page = 1
}

@Suite("By now it is here")
struct PageTests {
  @Test("Besides") func besides() {}
}
