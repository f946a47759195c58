/** @param {readonly number[]} values @param {number} share 0.5 for the median, 0.99 for the 99th percentile */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

/** Formats median, lowest and highest. @param {readonly number[]} values @param {number} digits after the point */
export function spread(values, digits) {
  const [median, lowest, highest] = [quantile(values, 0.5), Math.min(...values), Math.max(...values)]
  return `${median.toFixed(digits)} (${lowest.toFixed(digits)}–${highest.toFixed(digits)})`
}
