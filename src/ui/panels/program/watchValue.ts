import type { ListingLanguage } from '../../../app/preferences.ts'
import type { WatchValue } from '../../../core/steps/step.ts'

/** A value as it is written in a language. */
export function written(value: WatchValue, language: ListingLanguage): string {
  if (typeof value === 'boolean' && language === 'py') return value ? 'True' : 'False'
  if (typeof value === 'string') return language === 'py' ? `'${value}'` : `"${value}"`
  if (typeof value !== 'object') return `${value}`
  const entries = value.map((entry) => written(entry, language)).join(', ')
  return language === 'cpp' ? `{${entries}}` : `[${entries}]`
}

/** The digits that a table of digits, index 0–9, has set; undefined for any other value. */
export function digitsSet(value: WatchValue): readonly number[] | undefined {
  if (typeof value !== 'object' || value.length !== 10) return undefined
  if (!value.every((entry) => typeof entry === 'boolean')) return undefined
  return value.flatMap((isSet, digit) => (isSet ? [digit] : []))
}
