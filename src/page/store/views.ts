/** Ids of the views of the page, in header order. Addresses use them, and the registry of views in `page/views`. */
export const VIEW_IDS = ['watch', 'grade', 'compare'] as const

export type ViewId = (typeof VIEW_IDS)[number]

export const FIRST_VIEW_ID: ViewId = 'watch'

/**
 * Returns the view that an address names; undefined for other names. Older links name Batch, whose use Grade has, and
 * Race, which is Compare in step.
 */
export function viewNamed(name: string | null): ViewId | undefined {
  if (name === 'batch') return 'grade'
  return name === 'race' ? 'compare' : VIEW_IDS.find((id) => id === name)
}
