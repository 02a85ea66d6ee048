struct Cover {}
enum Phase {}
