/** Keeps the user's own programs in this browser, and nowhere else. */
import type { Storage } from '../store/memory.ts'
import { OWN_LANGUAGES } from '../../core/own/language.ts'
import { AUTO_INPUT, type Own, type OwnText } from './own.ts'

/** Bump the suffix when the stored shape changes. */
const NAME = 'backdoku.own.1'

type KeptOwn = Pick<Own, 'programs' | 'chosen' | 'input'>

/** Those of the visit before; undefined where there are none. */
export function recalledOwn(storage: Storage): KeptOwn | undefined {
  try {
    return restored(JSON.parse(storage.getItem(NAME) ?? 'null'))
  } catch {
    // Forbidden, or nothing that was written here.
    return undefined
  }
}

/** @returns whether they could be kept */
export function keepOwn(storage: Storage, { programs, chosen, input }: Own): boolean {
  try {
    storage.setItem(NAME, JSON.stringify({ programs, chosen, input }))
    return true
  } catch {
    return false
  }
}

function restored(value: unknown): KeptOwn | undefined {
  if (!isRecord(value) || !Array.isArray(value['programs'])) return undefined
  const programs = value['programs'].flatMap(textOf)
  if (programs.length === 0) return undefined
  const { chosen, input } = value
  return {
    programs,
    chosen: isRecord(chosen) ? chosenOf(chosen) : {},
    input: typeof input === 'string' ? input : AUTO_INPUT,
  }
}

function textOf(value: unknown): readonly OwnText[] {
  if (!isRecord(value)) return []
  const { id, name, text } = value
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return []
  if (typeof name !== 'string' || typeof text !== 'string') return []
  // Before there were others, all were Python.
  const language = OWN_LANGUAGES.find((known) => known === value['language']) ?? 'python'
  return [{ id, name, language, text }]
}

function chosenOf(chosen: Partial<Record<string, unknown>>): Own['chosen'] {
  return Object.fromEntries(
    OWN_LANGUAGES.flatMap((language) => {
      const id = chosen[language]
      return typeof id === 'number' ? [[language, id]] : []
    }),
  )
}

function isRecord(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
