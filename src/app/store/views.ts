/** Views of the page, in header order; the ids are used in addresses. Each has its content in `ui/views`. */
export const VIEW_IDS = ['watch', 'grade', 'race', 'compare', 'batch'] as const

export type ViewId = (typeof VIEW_IDS)[number]
