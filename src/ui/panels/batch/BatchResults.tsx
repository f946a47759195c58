import type { BatchProgress, BatchRow } from '../../../app/batch/batch.ts'
import { plainGrid } from '../../../app/store/address.ts'
import { READINGS } from '../../../i18n/readings.ts'
import { BATCHES } from '../../../i18n/batches.ts'
import { useActions, useWords } from '../../useApp.ts'
import { ScrollRegion } from '../ScrollRegion.tsx'
import styles from './BatchPanel.module.css'
import { Line81 } from './Line81.tsx'
import { Pages } from './Pages.tsx'
import sections from '../../Section.module.css'

/** The table of results, a page at a time. */
export function BatchResults({ batch: { rows, page, pages } }: { readonly batch: BatchProgress }) {
  const words = useWords(BATCHES)
  return (
    <section className={sections.section}>
      <Pages page={page} pages={pages} />
      <ScrollRegion name={words.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.solutions}</th>
              <th scope="col">{words.puzzle}</th>
              <th scope="col">{words.solution}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

function Row({ row }: { readonly row: BatchRow }) {
  const words = useWords(BATCHES)
  const { loadGrid } = useActions()
  const readings = useWords(READINGS)
  if (row.kind === 'fault')
    return (
      <tr className={styles.fault}>
        <th scope="row">{row.line}</th>
        <td colSpan={3}>{readings.error(row.error)}</td>
      </tr>
    )
  const { line, puzzle, solutions, solution, differences } = row
  const grid = plainGrid(puzzle)
  return (
    <tr>
      <th scope="row">{line}</th>
      <td>{words.solutionsOf(solutions)}</td>
      <td>
        {grid !== undefined && (
          <button
            type="button"
            className={styles.puzzle}
            aria-label={words.show(line)}
            title={words.show(line)}
            onClick={() => loadGrid(grid, 'line-81')}
          >
            <Line81 line={puzzle.replaceAll('0', '.')} />
          </button>
        )}
      </td>
      <td className={styles.solution}>
        <Line81 line={solution} />
        {differences > 0 && <p className={styles.differs}>{words.differs(differences)}</p>}
      </td>
    </tr>
  )
}
