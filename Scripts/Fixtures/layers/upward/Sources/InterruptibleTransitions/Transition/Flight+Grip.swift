extension Flight {
  var grip: Grip { .loose }
}
