/**
 * Listings: the programs as their authors write them, `listing.py`, `listing.cpp` and, for some, `listing.ts` in each
 * program's folder. A tag at the end of a line lists the kinds of steps made there: `#@place` or, in C++ and
 * TypeScript, `//@place`; for several kinds, `#@call @returned`. `if first` or `if all` in the tag, with or without
 * kinds, limits the line to the program with that extent.
 */
import type { Extent } from '../engine/strategy.ts'
import { STEP_KINDS, type StepKind } from './step.ts'

export interface ListingLine {
  /** The text without its tag. */
  readonly text: string
  readonly kinds: readonly StepKind[]
}

export type TokenKind = 'keyword' | 'function' | 'number' | 'string' | 'comment' | 'plain'

export interface Token {
  readonly text: string
  readonly kind: TokenKind
}

export interface HighlightedLine extends ListingLine {
  /** Their texts concatenate to the line's text. */
  readonly tokens: readonly Token[]
}

/** By extent: the lines of a raw listing, as the build generates them for `<file>?listing`. */
export type HighlightedListing = Readonly<Record<Extent, readonly HighlightedLine[]>>

const TAG = /\s*(?:#|\/\/)@([\w @]*?)(?:\s*\bif (first|all))?\s*$/

/** Returns the lines of the program for an extent. @param source raw listing @throws RangeError on an unknown tag */
export function listingLines(source: string, extent: Extent): readonly ListingLine[] {
  return source
    .trimEnd()
    .split(/\r?\n/)
    .flatMap((line) => {
      const tag = TAG.exec(line)
      if (tag === null) return [{ text: line.trimEnd(), kinds: [] }]
      if (tag[2] !== undefined && tag[2] !== extent) return []
      return [{ text: line.slice(0, tag.index), kinds: tag[1].split(/[ @]+/).filter(Boolean).map(kindOf) }]
    })
}

/** Converts any text to a listing without tags and highlighting. */
export function plainListing(text: string): readonly HighlightedLine[] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => ({ text: line, kinds: [], tokens: [{ text: line, kind: 'plain' }] }))
}

/** Returns the source without tags, for an interpreter or compiler. */
export function runnableSource(source: string, extent: Extent): string {
  return listingLines(source, extent)
    .map(({ text }) => `${text}\n`)
    .join('')
}

function kindOf(name: string): StepKind {
  const kind = STEP_KINDS.find((known) => known === name)
  if (kind === undefined) throw new RangeError(`No step is of the kind ${name}`)
  return kind
}
