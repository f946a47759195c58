/** All that the browser does not take from the page, to be kept by hand: the part of the state that holds it. */

export type ByHand =
  /** Not to be copied by the page. */
  { readonly kind: 'copy'; readonly text: string } | ShownFile

/** A file, as far as it can be shown. */
export type ShownFile =
  | { readonly kind: 'text'; readonly file: NamedFile; readonly text: string }
  /** @property address holds the picture itself: those of another kind cannot be saved from the page everywhere */
  | { readonly kind: 'picture'; readonly file: NamedFile; readonly address: string }
  /** A video, or too much text. */
  | { readonly kind: 'unshown'; readonly file: NamedFile }

export interface NamedFile {
  readonly name: string
  readonly content: Blob
}

export interface KeptByHand {
  /** Undefined while nothing is shown. */
  readonly byHand: ByHand | undefined
  /** The latest file that the browser was asked to save: it does not say whether it has. */
  readonly saved: NamedFile | undefined
}

export const NOTHING_BY_HAND: KeptByHand = { byHand: undefined, saved: undefined }
