struct Modal {
  let cover: Cover
  let pan: PanInteraction
}
