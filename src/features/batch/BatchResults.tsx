import { Fragment, useState } from 'react'
import { type BatchProgress, type BatchRow, ROWS_ON_A_PAGE } from '../../app/batch/batch.ts'
import { plainGrid } from '../../app/store/address.ts'
import { BATCHES } from './words.ts'
import sections from '../../ui/Section.module.css'
import { intoView } from '../../ui/intoView.ts'
import { ScrollRegion } from '../../ui/panels/ScrollRegion.tsx'
import { useActions, useMessages, useWords } from '../../ui/useApp.ts'
import styles from './BatchPanel.module.css'
import { Pages } from './Pages.tsx'

/** Table of results, one page at a time, which bounds the rows rendered and held in memory. */
export function BatchResults({ batch }: { readonly batch: BatchProgress }) {
  const { rows, page, pages, status, totals } = batch
  const words = useWords(BATCHES)
  const [targetLine, setTargetLine] = useState<number>()
  const target = targetLine === undefined ? undefined : rows.find(({ line }) => line >= targetLine)?.line
  // For `aria-rowcount`; -1 means unknown, while the batch runs.
  const allRows = status === 'running' ? -1 : totals.puzzles + totals.faults + 1
  return (
    <section className={sections.section}>
      {pages > 1 && <Pages page={page} pages={pages} seek={setTargetLine} />}
      <ScrollRegion name={words.table}>
        <table className={styles.table} aria-rowcount={allRows}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.solutions}</th>
              <th scope="col">{words.puzzle}</th>
              <th scope="col">{words.solution}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={row.line}
                row={row}
                rowIndex={page * ROWS_ON_A_PAGE + index + 2}
                isTarget={row.line === target}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

interface RowProps {
  readonly row: BatchRow
  /** Index in the whole table, header included, from 1. */
  readonly rowIndex: number
  /** True for the first row at or after the line that the user requested: marked, and scrolled into view. */
  readonly isTarget: boolean
}

function Row({ row, rowIndex, isTarget }: RowProps) {
  const words = useWords(BATCHES)
  const { loadGrid, openView } = useActions()
  const readings = useMessages().readings
  const props = {
    'aria-rowindex': rowIndex,
    'aria-current': isTarget || undefined,
    ref: isTarget ? intoView : undefined,
    className: isTarget ? styles.target : '',
  }
  if (row.kind === 'fault')
    return (
      <tr {...props} className={`${styles.fault} ${props.className}`}>
        <th scope="row">{row.line}</th>
        <td colSpan={3}>{readings.error(row.error)}</td>
      </tr>
    )
  const { line, puzzle, solutions, solution, differences } = row
  const grid = plainGrid(puzzle)
  return (
    <tr {...props}>
      <th scope="row">{line}</th>
      <td>{words.solutionsOf(solutions)}</td>
      <td>
        {grid !== undefined && (
          <button
            type="button"
            className={styles.puzzle}
            aria-label={words.show(line)}
            title={words.show(line)}
            onClick={() => {
              openView('watch')
              loadGrid(grid, 'line-81')
            }}
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

/** A board as a line that may wrap between rows. @param line 81 characters, or empty */
function Line81({ line }: { readonly line: string }) {
  const rows = line.match(/.{9}/g) ?? []
  return rows.map((row, index) => (
    // Rows may be equal and never reorder.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span translate="no">{row}</span>
    </Fragment>
  ))
}
