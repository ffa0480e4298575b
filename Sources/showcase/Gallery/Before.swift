/// The controllers of the gallery as everybody writes them first.
///
/// Each example adds its own, in a folder `Before`, beside the version of ``After``.
enum Before {}
