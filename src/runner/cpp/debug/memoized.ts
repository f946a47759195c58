export function memoized<Key, Value>(known: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  const made = make(key)
  known.set(key, made)
  return made
}
