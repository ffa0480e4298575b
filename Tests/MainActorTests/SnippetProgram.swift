/// The code of a snippet, in a target whose declarations belong to the main actor.
typealias SnippetProgram = @MainActor () async throws -> Void
