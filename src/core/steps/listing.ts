/**
 * Listings: the programs as their authors write them, `listing.py` and `listing.cpp` in the folder of each. A tag at the
 * end of a line ties it to the search: `#@place` or, in C++ and TypeScript, `//@place`; several kinds of steps as
 * `#@call @returned`. With `if first` or `if all` in the tag, which may have no kind, the line belongs to the program
 * with that extent only.
 */
import type { Extent } from '../search/strategy.ts'
import { STEP_KINDS, type StepKind } from './step.ts'

export interface ListingLine {
  /** Without its tag. */
  readonly text: string
  /** The kinds of steps that stand on it; empty for a line without any. */
  readonly kinds: readonly StepKind[]
}

export type TokenKind = 'keyword' | 'function' | 'number' | 'string' | 'comment' | 'plain'

export interface Token {
  readonly text: string
  readonly kind: TokenKind
}

export interface HighlightedLine extends ListingLine {
  /** Their texts, one after the other, are that of the line. */
  readonly tokens: readonly Token[]
}

/** Both programs that a raw listing holds, as the build makes them of `<file>?listing`. */
export type HighlightedListing = Readonly<Record<Extent, readonly HighlightedLine[]>>

const TAG = /\s*(?:#|\/\/)@([\w @]*?)(?:\s*\bif (first|all))?\s*$/

/** The lines of a program that runs as it is. @param source a raw listing. @throws RangeError on an unknown tag */
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

/** Any text as a listing without tags and colours. */
export function plainListing(text: string): readonly HighlightedLine[] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => ({ text: line, kinds: [], tokens: [{ text: line, kind: 'plain' }] }))
}

/** The source as an interpreter or a compiler takes it. */
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
