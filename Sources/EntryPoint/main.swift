print("tabletrace")
