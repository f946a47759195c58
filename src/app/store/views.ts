/** Ids of the views of the page, in header order. Addresses use them, and the registry of views in `ui/views`. */
export const VIEW_IDS = ['watch', 'grade', 'compare', 'batch'] as const

export type ViewId = (typeof VIEW_IDS)[number]

/** Returns true while Compare is open and shows programs in step. */
export function isInStep(state: { readonly view: ViewId; readonly comparesInStep: boolean }): boolean {
  return state.view === 'compare' && state.comparesInStep
}
