/** Returns the position of a value on a logarithmic scale: from 0 to 1, clamped. */
export function onLogScale(value: number, [lowest, highest]: readonly [number, number]): number {
  if (value <= lowest) return 0
  return Math.min(1, Math.log(value / lowest) / Math.log(highest / lowest))
}

/** Returns the smallest range between powers of ten that contains all values and the range `minimum`. */
export function decadesOf(
  values: readonly number[],
  minimum: readonly [number, number],
): readonly [number, number] {
  const lowest = Math.min(minimum[0], ...values)
  const highest = Math.max(minimum[1], ...values)
  return [10 ** Math.floor(Math.log10(lowest)), 10 ** Math.ceil(Math.log10(highest))]
}
