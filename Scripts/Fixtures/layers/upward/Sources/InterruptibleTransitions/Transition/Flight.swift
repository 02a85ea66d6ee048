struct Flight {
  /* Nor /* in a nested */ comment: PanInteraction. */
  var interaction: PanInteraction?
}
