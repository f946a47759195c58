/**
 * State slice for content that the page could not copy, or that the browser may not have saved. The page shows it, so
 * that the user can copy or save it by hand.
 */

export type ByHand =
  /** Text that the page could not copy. */
  { readonly kind: 'copy'; readonly text: string } | ShownFile

/** A file that the browser may not have saved; with its content if the page can show that. */
export type ShownFile =
  | { readonly kind: 'text'; readonly file: NamedFile; readonly text: string }
  /** @property address `data:` URL, because pictures with other addresses cannot be saved from every page */
  | { readonly kind: 'picture'; readonly file: NamedFile; readonly address: string }
  /** A file of another type, such as a video, or a text too long to show. */
  | { readonly kind: 'unshown'; readonly file: NamedFile }

export interface NamedFile {
  readonly name: string
  readonly content: Blob
}

export interface ByHandState {
  readonly byHand: ByHand | undefined
  /** Latest file that the browser was asked to save; browsers do not report success. */
  readonly saved: NamedFile | undefined
}

export const NOTHING_BY_HAND: ByHandState = { byHand: undefined, saved: undefined }
