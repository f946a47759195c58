/** Digits, optionally in groups of three. */
const EVENT_NUMBER = /^\d+([,.\s_'’]\d{3})*$/

/** Parses an event number as people write it, 0 or more; undefined if the text is none. */
export function eventNumberOf(text: string): number | undefined {
  const typed = text.trim()
  if (!EVENT_NUMBER.test(typed)) return undefined
  return Math.min(Number(typed.replace(/\D/g, '')), Number.MAX_SAFE_INTEGER)
}
