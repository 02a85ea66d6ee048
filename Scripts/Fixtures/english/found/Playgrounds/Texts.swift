/// Texts that people see, in riddles.
struct Texts {
  let title = "The neighbours"
  let summary = """
    Each tap turns it round where it is, and nothing \
    is to be \
    had.
    """
  let failure = "UIKit was "
    + "told \(isShown ? "nobody" : "of completion")"
  let raw = #"A raw "text" that was told"#
  let label = Label("It has come to rest")  // in grey
}
