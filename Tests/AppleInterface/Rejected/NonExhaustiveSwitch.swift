// Says: may have additional unknown values
import InterruptibleTransitions

func progress(of position: UIViewAnimatingPosition) -> Int {
  switch position {
  case .end: 1
  case .start: 0
  case .current: -1
  }
}
