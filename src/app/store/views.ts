/** Ids of the views of the page, in header order. Addresses use them, and the registry of views in `ui/views`. */
export const VIEW_IDS = ['watch', 'grade', 'race', 'compare'] as const

export type ViewId = (typeof VIEW_IDS)[number]

/** Returns the view that an address names; undefined for other names. Older links name Batch, whose use Grade has. */
export function viewNamed(name: string | null): ViewId | undefined {
  return name === 'batch' ? 'grade' : VIEW_IDS.find((id) => id === name)
}
