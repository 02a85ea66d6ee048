import InterruptibleTransitions

/// A list of parcels, whose cells are as high as their text. A cell grows into a form on a sheet.
package final class ParcelsViewController: UIViewController {
  package let zoom = InterruptibleTransition.zoom { _ in ElementID("parcel") }
  package let form = ParcelFormViewController()
  package let tableView = UITableView(frame: .zero, style: .plain)
  private let titleLabel = UILabel()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Parcels"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ParcelCell.self, forCellReuseIdentifier: "parcel")
    tableView.estimatedRowHeight = 120
    tableView.contentInsetAdjustmentBehavior = .never
    for subview in [titleLabel, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let area = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      tableView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func open(_ parcel: Parcel, from cell: UITableViewCell?) {
    for case let cell as ParcelCell in tableView.visibleCells { cell.card.elementID = nil }
    (cell as? ParcelCell)?.card.elementID = "parcel"
    form.parcel = parcel
    present(form, with: zoom, as: .sheet(height: .preferred))
  }
}

extension ParcelsViewController: UITableViewDataSource, UITableViewDelegate {
  package func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    Parcel.all.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "parcel", for: indexPath)
    (cell as? ParcelCell)?.parcel = Parcel.all[indexPath.row]
    return cell
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open(Parcel.all[indexPath.row], from: tableView.cellForRow(at: indexPath))
  }
}
