/** The views of the page, in the order of the header; they stand in addresses. Each has its content in `ui/views`. */
export const VIEW_IDS = ['watch', 'race', 'compare', 'batch'] as const

export type ViewId = (typeof VIEW_IDS)[number]
