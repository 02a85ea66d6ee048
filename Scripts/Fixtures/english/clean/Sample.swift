/// The page. What it shows is at the start of no comment.
struct Page {
  let nobody = "whatever"
}
