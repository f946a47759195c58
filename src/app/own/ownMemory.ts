/** Keeps the user's own programs in this browser, and nowhere else. */
import type { Storage } from '../store/memory.ts'
import { AUTO_INPUT, type Own, type OwnText } from './own.ts'

/** Bump the suffix when the stored shape changes. */
const NAME = 'backdoku.own.1'

/** Those of the visit before; undefined where there are none. */
export function recalledOwn(storage: Storage): Own | undefined {
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

function restored(value: unknown): Own | undefined {
  if (!isRecord(value) || !Array.isArray(value['programs'])) return undefined
  const programs = value['programs'].filter(isText)
  if (programs.length === 0) return undefined
  const { chosen, input } = value
  return {
    programs,
    chosen: typeof chosen === 'number' ? chosen : programs[0].id,
    input: typeof input === 'string' ? input : AUTO_INPUT,
    run: undefined,
  }
}

function isText(value: unknown): value is OwnText {
  if (!isRecord(value)) return false
  const { id, name, text } = value
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof text === 'string'
}

function isRecord(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
