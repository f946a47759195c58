import styles from './GridLines.module.css'

/** Grid lines of a board, over everything drawn in its cells. */
export function GridLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 9 9" preserveAspectRatio="none" aria-hidden="true">
      <path d={linesAt([1, 2, 4, 5, 7, 8])} />
      <path className={styles.rules} d={linesAt([3, 6])} />
    </svg>
  )
}

/** Path with a vertical and a horizontal line at each place. @param places in cells from the edge */
function linesAt(places: readonly number[]): string {
  return places.map((place) => `M${place} 0V9M0 ${place}H9`).join('')
}
