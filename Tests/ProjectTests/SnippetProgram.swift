/// The code of a snippet, in a target whose declarations belong to no actor.
typealias SnippetProgram = @Sendable () async throws -> Void
