/// The controllers of the gallery with the list or the view taken out of them.
///
/// Each example adds its own, in a folder `After`, beside the version of ``Before``.
enum After {}
