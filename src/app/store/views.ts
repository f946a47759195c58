/** Views of the page, in header order. The ids are used in addresses, and in the registry of views in `ui/views`. */
export const VIEW_IDS = ['watch', 'grade', 'race', 'compare', 'batch'] as const

export type ViewId = (typeof VIEW_IDS)[number]
