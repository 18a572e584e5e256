extension Callback {
  /// Whether a table ever sends it; a table inherits the callbacks on zooming and does not zoom.
  package var isSentByTable: Bool {
    ![
      .scrollViewDidZoom, .viewForZooming, .scrollViewWillBeginZooming, .scrollViewDidEndZooming,
    ].contains(self)
  }
}
