/// Texts that people see, in plain words.
struct Texts {
  let title = "Pages let \(nobody) pass, and " + "go on"
  let values = ["it was", "told by the names"]
  let interpolated = "it was \(value) told"
  let summary = """
    A finger catches the page, and lets a card \
    go on. The center is gray.
    """
  let nobody = #"A raw "text" \#(whatever) is read, too"#.count
}
