struct Spring {}
