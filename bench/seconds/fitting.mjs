/**
 * Fits a linear model with nonnegative coefficients by least squares of the relative errors: minimises
 * Σ (1 − Σ coefficient × factor / measured)², by coordinate descent.
 */

/**
 * @param {readonly (readonly number[])[]} rows factors of each measurement
 * @param {readonly number[]} measured
 * @returns {readonly number[]} one coefficient per factor
 */
export function fitModel(rows, measured) {
  const weighted = rows.map((row, index) => row.map((factor) => factor / measured[index]))
  const terms = rows[0].length
  // Scales each factor's column to length 1, so that the descent converges in few rounds.
  const scales = Array.from(
    { length: terms },
    (_, term) => Math.hypot(...weighted.map((row) => row[term])) || 1,
  )
  const scaled = weighted.map((row) => row.map((factor, term) => factor / scales[term]))
  const coefficients = Array.from({ length: terms }, () => 0)
  const residuals = measured.map(() => 1)
  for (let round = 0; round < 100_000; round++) {
    let moved = 0
    for (let term = 0; term < terms; term++) {
      const slope = scaled.reduce((sum, row, index) => sum + row[term] * residuals[index], 0)
      const change = Math.max(-coefficients[term], slope)
      if (change === 0) continue
      coefficients[term] += change
      scaled.forEach((row, index) => (residuals[index] -= row[term] * change))
      moved = Math.max(moved, Math.abs(change))
    }
    if (moved < 1e-10) break
  }
  return coefficients.map((coefficient, term) => coefficient / scales[term])
}

/** @param {readonly number[]} coefficients @param {readonly number[]} row */
export function predictedSeconds(coefficients, row) {
  return row.reduce((sum, factor, term) => sum + factor * coefficients[term], 0)
}
