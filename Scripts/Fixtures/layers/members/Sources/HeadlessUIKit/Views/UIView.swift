public class UIView {
  var frames = 0
}
