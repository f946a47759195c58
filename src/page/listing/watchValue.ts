import { digitOf } from '../../search/events.ts'
import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { Step, WatchedSet, WatchValue } from '../../search/steps/step.ts'
import { CELLS } from '../../sudoku/units.ts'

/** Formats a value in the syntax of a language. */
export function formattedValue(value: WatchValue, language: ListingLanguage): string {
  if (typeof value === 'boolean' && language === 'py') return value ? 'True' : 'False'
  if (typeof value === 'string') return language === 'py' ? `'${value}'` : `"${value}"`
  if (typeof value !== 'object') return `${value}`
  if ('text' in value) return value.text
  if ('set' in value) return formattedSet(value, language)
  return language === 'cpp' ? `{${entriesText(value, language)}}` : `[${entriesText(value, language)}]`
}

function formattedSet({ set }: WatchedSet, language: ListingLanguage): string {
  // Python's `{}` is a dictionary.
  if (language === 'py' && set.length === 0) return 'set()'
  return language === 'ts' ? `Set {${entriesText(set, language)}}` : `{${entriesText(set, language)}}`
}

function entriesText(values: readonly WatchValue[], language: ListingLanguage): string {
  return values.map((entry) => formattedValue(entry, language)).join(', ')
}

/** Returns the digits that are true in an array of ten booleans; undefined for any other value. */
export function trueDigits(value: WatchValue): readonly number[] | undefined {
  if (typeof value !== 'object' || 'set' in value || 'text' in value || value.length !== 10) return undefined
  if (!value.every((entry) => typeof entry === 'boolean')) return undefined
  return value.flatMap((isSet, digit) => (isSet ? [digit] : []))
}

/** The digits that fit in the cell of a call. */
export interface FittingDigits {
  /** Ascending, with the digit that the call has placed and those that it has given up. */
  readonly digits: readonly number[]
  readonly givenUp: readonly number[]
}

/**
 * Returns the digits that fit in the cell of a step's call, of whose units the call's tables tell. Undefined if the
 * call has not picked a cell, or if the cell is unknown because the call is of a user's program.
 */
export function fittingDigits({ frames }: Step): FittingDigits | undefined {
  const call = frames.at(-1)
  if (call?.kind !== 'search' || call.branch === undefined || call.branch >= CELLS) return undefined
  const { tried, placed, remaining } = call
  const options = placed === undefined ? [...tried, ...remaining] : [...tried, placed, ...remaining]
  return { digits: options.map(digitOf), givenUp: tried.map(digitOf) }
}
