import HeadlessDevice
import Scenes

/// The rehearsals of a scene, and the gesture that starts the scene in the demo.
package struct SceneRehearsals {
  /// The scene in the list of the demo.
  package let entry: SceneEntry
  /// The rehearsals, one for each ending of the scene.
  package let rehearsals: [Rehearsal]
  /// The gesture that starts the scene, on a screen of 393 × 852 points.
  package let start: (Device) -> Void

  init(of entry: SceneEntry, _ rehearsals: [Rehearsal], start: @escaping (Device) -> Void) {
    self.entry = entry
    self.rehearsals = rehearsals.map { rehearsal in
      var copy = rehearsal
      copy.scene = entry.id
      return copy
    }
    self.start = start
  }

  /// The rehearsals of all scenes, in the order of the demo.
  package static var all: [SceneRehearsals] { SceneList.all }
}

enum SceneList {
  typealias Entry = SceneRehearsals
}
