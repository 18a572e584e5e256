extension Callback {
  /// Whether a table ever sends it; a table inherits the callbacks on zooming and does not zoom.
  public var isSentByTable: Bool {
    ![
      .scrollViewDidZoom, .viewForZooming, .scrollViewWillBeginZooming, .scrollViewDidEndZooming,
    ].contains(self)
  }

  /// Whether the simulated table calls it in some circumstances: all but those no table sends.
  public var isSimulated: Bool { isSentByTable }
}
