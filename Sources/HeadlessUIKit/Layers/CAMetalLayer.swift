/// A layer whose content the graphics processor draws.
///
/// The screen and snapshots show the content. `render(in:)` leaves out the content (fact 5.21).
open class CAMetalLayer: CALayer {}
