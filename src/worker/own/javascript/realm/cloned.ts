/** `structuredClone`. @throws Error of a function */
export function cloned(value: unknown, known = new Map<unknown, unknown>()): unknown {
  if (typeof value === 'function') throw new Error('DataCloneError')
  if (typeof value !== 'object' || value === null) return value
  const before = known.get(value)
  if (before !== undefined) return before
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice()
  if (value instanceof Date) return new Date(value.getTime())
  const copy: unknown = Array.isArray(value)
    ? Array.from({ length: value.length })
    : value instanceof Map
      ? new Map()
      : value instanceof Set
        ? new Set()
        : {}
  known.set(value, copy)
  if (value instanceof Map)
    for (const [key, held] of value)
      (copy as Map<unknown, unknown>).set(cloned(key, known), cloned(held, known))
  else if (value instanceof Set) for (const held of value) (copy as Set<unknown>).add(cloned(held, known))
  else
    for (const [key, held] of Object.entries(value))
      (copy as Record<string, unknown>)[key] = cloned(held, known)
  return copy
}
