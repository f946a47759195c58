/** Digits, optionally in groups of three. */
const EVENT_NUMBER = /^\d+([,.\s_'’]\d{3})*$/

/**
 * Parses an event number as people write it: `12000`, `12,000`. Numbers above the largest safe integer become that
 * integer. Undefined if the text is no such number.
 */
export function eventNumberOf(text: string): number | undefined {
  const typed = text.trim()
  if (!EVENT_NUMBER.test(typed)) return undefined
  return Math.min(Number(typed.replace(/\D/g, '')), Number.MAX_SAFE_INTEGER)
}
