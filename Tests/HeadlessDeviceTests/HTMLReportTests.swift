import Foundation
import HeadlessDevice
import Testing

@Suite struct HTMLReportTests {
  @Test("The footnote is a text at the foot of the page")
  func footnote() {
    var report = HTMLReport(title: "Scenes", entries: [])
    #expect(report.html().contains("<p class=\"footnote\"></p>"))
    report.footnote = "Touch <it>"
    #expect(report.html().contains("<p class=\"footnote\">Touch &lt;it&gt;</p>"))
  }

  @Test("One page contains all recordings")
  func allRecordings() throws {
    let entries = (0..<5).map { index in
      Sample.entry(Sample.recording([Sample.layer(index)]), id: "scene-\(index)")
    }
    let decoded = try DecodedReport(HTMLReport(title: "Report", entries: entries))
    #expect(decoded.html.contains("data-scenes=\"5\" data-ready=\"0\""))
    #expect(decoded.entries.map { $0["id"] as? String } == entries.map(\.id))
    for index in entries.indices {
      #expect(try decoded.frames(index).map(\.root.name) == ["Layer \(index)"])
    }
  }

  @Test("The endings of a scene are grouped, in the order in which scenes first occur")
  func grouping() throws {
    var entries = ["a-finish", "b-finish", "a-cancel"].map {
      Sample.entry(Sample.recording([]), id: $0)
    }
    entries[1].scene = "other"
    let html = HTMLReport(title: "Report", entries: entries).html()
    let order = html.matches(of: /data-entry="(\d)"/).map { String($0.1) }
    #expect(order == ["0", "2", "1"])
  }

  @Test("A mask that a layer gets in a later frame is absent before that frame")
  func lateMask() throws {
    var masked = Sample.layer(1)
    masked.mask = []
    let decoded = try DecodedReport(
      Sample.report(Sample.recording([Sample.layer(1), masked, Sample.layer(1)])))
    #expect(try decoded.frames(0).map { $0.root.mask?.count } == [nil, 0, nil])
  }

  @Test("The page fetches nothing")
  func selfContained() {
    let html = Sample.report(Sample.recording([Sample.layer(1)])).html()
    for reference in ["http://", "https://", "src=", "@import", "url(", "fetch(", "import("] {
      #expect(!html.contains(reference), "\(reference)")
    }
    #expect(html.contains("content=\"default-src 'none';"))
  }

  @Test(
    "Hostile text stays text",
    arguments: [
      "</script><script>alert(1)</script>", "<!--<script>", "\"><img onerror=alert(1)>", "'&amp;",
      "]]>\u{2028}\u{2029}\u{0}\u{1F}\\", "日本語 🇳🇴 e\u{301}",
    ])
  func hostileText(text: String) throws {
    var layer = Sample.layer(1)
    layer.name = text
    layer.givenName = text
    layer.content = .text(.init(text, fontSize: 17, color: Sample.ink))
    var recording = Sample.recording([layer])
    recording.tracks = [
      .strip(name: text, segments: [.init(time: 0, label: text)]),
      .log(name: text, entries: [.init(time: 0, text: text)]),
      .note(name: text, segments: [.init(time: 0, label: text)]),
    ]
    let entry = HTMLReport.Entry(
      id: text, scene: text, ending: text, summary: text, outcome: .failed(text),
      recording: recording)
    let decoded = try DecodedReport(HTMLReport(title: text, entries: [entry]))

    #expect(try decoded.frames(0)[0].root.withoutIDs == layer.withoutIDs)
    for key in ["id", "scene", "ending", "summary", "failure"] {
      #expect(decoded.entries[0][key] as? String == text)
    }
    for script in ["entries", "recording-0"] {
      let json = try decoded.text(ofScript: script)
      #expect(!json.contains("<") && !json.contains("&") && !json.contains("\u{2028}"))
    }
    let harmless = Sample.report(Sample.recording([Sample.layer(1)])).html()
    for tag in ["<script", "</script", "<!--", "<img"] {
      let count = decoded.html.components(separatedBy: tag).count
      #expect(count == harmless.components(separatedBy: tag).count, "\(tag)")
    }
  }

  @Test("The page counts outcomes, and has the reason of a failure")
  func outcomes() throws {
    let recording = Sample.recording([Sample.layer(1)])
    let passed = Sample.entry(recording, id: "a")
    let failed = Sample.entry(recording, id: "b", outcome: .failed("alpha is 0.5"))
    let decoded = try DecodedReport(HTMLReport(title: "Report", entries: [passed, failed]))
    #expect(decoded.entries[0]["failure"] == nil)
    #expect(decoded.entries[1]["failure"] as? String == "alpha is 0.5")
    #expect(decoded.html.contains("1 of 2 passed"))
    #expect(decoded.html.contains("data-entry=\"1\" data-outcome=\"failed\""))
  }

  @Test("The script decodes every property that is written")
  func decoderKnowsKeys() throws {
    let layer = Sample.elaborate(2, content: Sample.contents[0])
    let decoded = try DecodedReport(Sample.report(Sample.recording([Sample.layer(1, [layer])])))
    let written = Set(try decoded.layers(0).flatMap(\.keys))
    let known = Set(decoded.html.matches(of: #/\n  ([a-z]): {/#).map { String($0.1) })
    #expect(written == known)
    #expect(written.count == 19)
  }

  @Test("Eight recordings of 150 frames and 60 layers stay below 1 MB")
  func size() {
    let roots = (0..<150).map { frame in
      Sample.layer(
        0,
        (1..<60).map { id in
          var layer = Sample.elaborate(id, content: Sample.contents[id % Sample.contents.count])
          // A third of the layers move, fade and grow.
          if id % 3 == 0 {
            let progress = Double(frame) / 149
            layer.position.y += 200 * progress / Double(id)
            layer.opacity = 1 - progress / 3
            layer.transform[0] = 1 + progress / 3
          }
          return layer
        })
    }
    let recording = Sample.recording(roots)
    let entries = (0..<8).map { Sample.entry(recording, id: "scene-\($0)") }
    let bytes = HTMLReport(title: "Report", entries: entries).html().utf8.count
    #expect(bytes < 1_000_000)
  }

  @Test("A page can have no recordings, and a recording can have no frames")
  func empty() throws {
    #expect(HTMLReport(title: "None", entries: []).html().contains("data-scenes=\"0\""))
    #expect(try DecodedReport(Sample.report(Sample.recording([]))).frames(0).isEmpty)
  }

  @Test("The page combines all modules into one, without imports and exports")
  func modules() throws {
    let html = Sample.report(Sample.recording([])).html()
    let script = try #require(html.firstMatch(of: #/<script type="module">(?s)(.*)</script>/#)).1
    #expect(script.matches(of: #/(?m)^(import|export) /#).isEmpty)
    let names = script.matches(of: #/(?m)^(?:const|let|class|function) (\w+)/#).map(\.1)
    #expect(names.count > 50)
    #expect(Set(names).count == names.count)
    #expect(!html.contains("{{") && !html.contains("}}"))
  }

  @Test("Text that looks like a placeholder of the page's markup stays text")
  func bracesInText() throws {
    var report = Sample.report(Sample.recording([]))
    report.title = "{{scripts}}"
    #expect(report.html().contains("<title>{{scripts}}</title>"))
  }

  @Test("The file contains the page")
  func write() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: url) }
    let report = Sample.report(Sample.recording([Sample.layer(1)]))
    try report.write(to: url)
    #expect(try String(contentsOf: url, encoding: .utf8) == report.html())
  }

  @Test("Two entries with one id, or two layers with one id in a frame, trap")
  func uniqueness() async {
    await #expect(processExitsWith: .failure) {
      let entry = Sample.entry(Sample.recording([]))
      _ = HTMLReport(title: "Report", entries: [entry, entry]).html()
    }
    await #expect(processExitsWith: .failure) {
      let root = Sample.layer(1, [Sample.layer(2), Sample.layer(2)])
      _ = Sample.report(Sample.recording([root])).html()
    }
  }
}
