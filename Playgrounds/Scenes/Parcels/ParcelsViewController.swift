import InterruptibleTransitions

/// A list of parcels, whose cells are as high as their text. A cell grows into a form on a sheet.
package final class ParcelsViewController: UIViewController {
  package let form = ParcelFormViewController()
  package private(set) lazy var zoom = InterruptibleTransition.zoom { [weak form] _ in
    form?.parcel?.elementID
  }
  package let list = UITableView(frame: .zero, style: .plain)
  private let titleLabel = UILabel()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Parcels"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    list.dataSource = self
    list.delegate = self
    list.register(ParcelCell.self, forCellReuseIdentifier: "parcel")
    list.estimatedRowHeight = 120
    list.contentInsetAdjustmentBehavior = .never
    for subview in [titleLabel, list] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let area = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
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
    form.parcel = Parcel.all[indexPath.row]
    present(form, with: zoom, as: .sheet(height: .preferred))
  }
}
