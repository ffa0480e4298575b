// One import for a list and its table.

@_exported public import HeadlessViews
@_exported public import TableModels
@_exported public import TableSources
@_exported public import TableViews
