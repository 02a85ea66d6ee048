import InterruptibleTransitions

extension SceneEntry {
  /// All scenes, group by group.
  package static var all: [SceneEntry] {
    zoom + grab + presenting + containers + elements + animations
  }

  private static var zoom: [SceneEntry] {
    [
      SceneEntry(
        "nine-cards", "Nine worlds", .zoom, symbol: "globe",
        "Open a card and catch it in the air. Carry it, and throw it back."
      ) { record in
        let board = NineCardsViewController()
        board.loadViewIfNeeded()
        for zoom in board.zooms { record(zoom) }
        return BarlessNavigationController(rootViewController: board)
      },
      SceneEntry(
        "photo-zoom", "Photo album", .zoom, symbol: "photo.on.rectangle",
        "Open a photo, swipe to another one, and drag it back to its place."
      ) { record in
        let album = PhotoZoomViewController()
        album.onOpen = record
        return BarlessNavigationController(rootViewController: album)
      },
      SceneEntry(
        "photo-carry", "Carry a photo", .zoom, symbol: "hand.draw",
        "Drag an open photo in any direction, or pinch and rotate it with two fingers.",
        PhotoCarryViewController.init, transition: \.reading),
      SceneEntry(
        "pinch-to-open", "Pinch to open", .zoom, symbol: "arrow.up.left.and.arrow.down.right",
        "Move two fingers apart on a photo. Move them together to cancel.",
        PinchToOpenViewController.init, transition: \.reveal),
    ]
  }

  private static var grab: [SceneEntry] {
    [
      SceneEntry(
        "pull-to-present", "Pull to present", .grab, symbol: "arrow.down.to.line",
        "Pull the widgets down, and hold them halfway. The blur follows your finger.",
        PullToPresentViewController.init, transition: \.reveal),
      SceneEntry(
        "tap-to-pause", "Touch to pause", .grab, symbol: "pause.circle",
        "Tap Edit, and touch the screen at once. Move down to finish, up to cancel.",
        TapToPauseViewController.init, transition: \.reveal),
      SceneEntry(
        "auxiliary-animations", "Auxiliary animations", .grab, symbol: "square.stack.3d.down.right",
        "Tap Edit. The blur of the lock screen follows the same progress.",
        AuxiliaryAnimationsViewController.init, transition: \.reveal),
      SceneEntry(
        "catch-again", "Catch it again", .grab, symbol: "music.note",
        "Open the player, catch it, throw it, and catch it again.",
        CatchAgainViewController.init, transition: \.reveal),
      SceneEntry(
        "toggle", "Change your mind", .grab, symbol: "plus.circle",
        "Tap the plus button as fast as you can. The menu reverses each time.",
        ToggleViewController.init, transition: \.fan),
      SceneEntry(
        "rotate-to-dismiss", "Rotate it away", .grab, symbol: "rotate.right",
        "Open a pass, and rotate it with two fingers.",
        RotateToDismissViewController.init, transition: \.reveal),
      SceneEntry(
        "own-interaction", "A dial", .grab, symbol: "dial.min",
        "Turn the dial to move the week down. The scene has a custom interaction.",
        OwnInteractionViewController.init, transition: \.reveal),
    ]
  }

  private static var presenting: [SceneEntry] {
    [
      SceneEntry(
        "sheet", "A sheet over a map", .presenting, symbol: "map",
        "Open a place, drag the sheet down, and catch it while it comes back.",
        SheetViewController.init, transition: \.reveal),
      SceneEntry(
        "mini-player", "Mini player", .presenting, symbol: "play.rectangle",
        "Drag the bar up into the player. Drag the player down by its list.",
        MiniPlayerViewController.init, transition: \.reveal),
      SceneEntry(
        "pull-to-dismiss", "Pull to dismiss", .presenting, symbol: "newspaper",
        "Open a headline, scroll its article, and pull the article down from its top.",
        PullToDismissViewController.init, transition: \.reveal),
      SceneEntry(
        "edge-swipe", "Side menu", .presenting, symbol: "sidebar.left",
        "Swipe from the left edge, and drag the menu back in flight.",
        EdgeSwipeViewController.init, transition: \.reveal),
      SceneEntry(
        "modal-stack", "Cards on cards", .presenting, symbol: "rectangle.stack",
        "Choose seats, then pay. Pull each card away; the card below moves forward.",
        ModalStackViewController.init, transition: \.seating),
      SceneEntry(
        "photo-viewer", "Pictures in a strip", .presenting, symbol: "leaf",
        "Pull a picture up to open it, and drag it away.",
        PhotoViewerViewController.init, transition: \.reveal),
    ]
  }

  private static var containers: [SceneEntry] {
    [
      SceneEntry(
        "push-and-pop", "Push and pop", .containers, symbol: "book",
        "Open a recipe and touch the page in flight. Swipe back from the edge.",
        PushAndPopViewController.init, transition: \.turn),
      SceneEntry(
        "tabs", "Tabs", .containers, symbol: "clock",
        "Tap a tab and catch the pages, or drag them from side to side.",
        TabsViewController.init, transition: \.slide),
      SceneEntry(
        "stack-with-slider", "A stack and a slider", .containers, symbol: "slider.horizontal.3",
        "Tap a paint. The slider moves the push and the pop.",
        StackWithSliderViewController.init, transition: \.turn),
    ]
  }

  private static var elements: [SceneEntry] {
    [
      SceneEntry(
        "app-store-card", "A card becomes a page", .elements, symbol: "rectangle.portrait",
        "Tap a card. Drag its page down until it is a card again.",
        TodayViewController.init, transition: \.reading),
      SceneEntry(
        "snapshot-morph", "Journal", .elements, symbol: "figure.walk",
        "Tap a walk: its picture, its title and its card grow into the page.",
        SnapshotMorphViewController.init, transition: \.morph),
      SceneEntry(
        "declared", "One definition", .elements, symbol: "house",
        "Tap a cabin. A dictionary of identifiers describes the morph.",
        DeclaredViewController.init, transition: \.reading),
      SceneEntry(
        "cells", "Out of a cell", .elements, symbol: "square.grid.3x3",
        "Open a stamp, and come back: the list scrolls to it.",
        { CellsViewController(isTable: false) }, transition: \.look),
      SceneEntry(
        "cascade", "Cascade", .elements, symbol: "list.bullet.indent",
        "Tap a direction, and hold the berths while they arrive one after another.",
        CascadeViewController.init, transition: \.arrival),
      SceneEntry(
        "badges", "Badges", .elements, symbol: "app.badge",
        "Open a board: its badge grows, and the other badges shrink one after another.",
        BadgesViewController.init, transition: \.reading),
      SceneEntry(
        "custom-pass", "Custom passes", .elements, symbol: "theatermasks",
        "Open a poster: the rows part around it, and the titles stay with their screens.",
        CustomPassViewController.init, transition: \.reading),
    ]
  }

  private static var animations: [SceneEntry] {
    [
      SceneEntry(
        "preset-wall", "All presets", .animations, symbol: "square.grid.4x3.fill",
        "Tap to start all presets, and drag across the wall to hold them."
      ) { record in
        let wall = PresetWallViewController()
        for tile in wall.tiles { record(tile.transition) }
        return wall
      },
      SceneEntry(
        "flip-card", "Flip a card", .animations, symbol: "arrow.left.and.right.circle",
        "Tap the card, and swipe it back from the left edge.",
        FlipCardViewController.init, transition: \.flip),
      SceneEntry(
        "snapshot-by-hand", "Snapshots by hand", .animations, symbol: "scissors",
        "The journal with UIKit's animations, for comparison. You can't catch it."
      ) { _ in SnapshotByHandViewController() },
    ]
  }
}
