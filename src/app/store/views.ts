/** Ids of the views of the page, in header order. Addresses use them, and the registry of views in `ui/views`. */
export const VIEW_IDS = ['watch', 'grade', 'race', 'compare', 'batch'] as const

export type ViewId = (typeof VIEW_IDS)[number]
