import { type Position, positionAt, positionOfNotation } from '../../search/trace/position.ts'

/** Digits, optionally in groups of three, and a word for what they count. */
const EVENT_NUMBER = /^(?:#|event|이벤트)?\s*(\d+(?:[,.\s_'’、٬]\d{3})*)\s*(?:번(?:째)?)?$/i

/**
 * Parses an event number as people write it: `12000`, `12,000`, `１２０００`, `12,000번`. Numbers above the largest safe
 * integer become that integer. Undefined if the text is no such number.
 */
export function eventNumberOf(text: string): number | undefined {
  const [, digits] = EVENT_NUMBER.exec(text.normalize('NFKC').trim()) ?? []
  return digits === undefined
    ? undefined
    : Math.min(Number(digits.replace(/\D/g, '')), Number.MAX_SAFE_INTEGER)
}

/**
 * Parses a position in an address: its notation, an event number as people write it, or both, `41,207.3`. A single dot
 * is that of the notation: `41.207` is a line after event 41.
 */
export function writtenPosition(text: string): Position | undefined {
  const plain = text.normalize('NFKC').trim()
  const exact = positionOfNotation(plain)
  if (exact !== undefined) return exact
  const event = eventNumberOf(plain)
  if (event !== undefined) return positionAt(event)
  const [, written = '', step] = /^(.+)\.(\d{1,9})$/.exec(plain) ?? []
  const before = eventNumberOf(written)
  return before === undefined ? undefined : { event: before, step: Number(step) }
}
