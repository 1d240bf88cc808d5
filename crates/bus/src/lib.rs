//! Fan-out between the nodes of a house.
