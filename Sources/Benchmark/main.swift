print("tabletrace-benchmark")
