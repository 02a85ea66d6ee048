struct Flight {
  let phase = 0
  let size: (width: Int, height: Int)

  func take(_ view: UIView) -> Int {
    view.pan()
    let chain = [view].map(\.topmost)
    _ = UIView.makeChain(of: view.frames + view.spot + view.hidden)
    return phase + self.phase + size.width + chain.count
  }
}
