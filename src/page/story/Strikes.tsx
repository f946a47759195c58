import { Fragment } from 'react'
import { refusalOf } from '../../search/steps/refusals.ts'
import type { ExplainedWrite } from '../../search/story/cellStory.ts'
import { strikesByUnit } from '../../search/story/strikes.ts'
import type { Cell } from '../../sudoku/units.ts'
import { useMessages, useWords } from '../store/useApp.ts'
import styles from './Story.module.css'
import { STORY } from './words.ts'

interface StrikesProps {
  /** The write to explain, with the board after it. */
  readonly explained: ExplainedWrite
  readonly cell: Cell
}

/** Lists, by unit, the peers that exclude (strike) the other digits. If a peer has the cell's digit, names it. */
export function Strikes({ explained: { board }, cell }: StrikesProps) {
  const words = useWords(STORY)
  const { stepping } = useMessages()
  const units = strikesByUnit(board, cell)
  const digit = board[cell]
  const refusal = digit === 0 ? undefined : refusalOf(board.with(cell, 0), cell, digit)
  return (
    <div>
      {refusal !== undefined && <p className={styles.fault}>{stepping.refused(refusal)}</p>}
      <h3 className={styles.heading}>
        {units.length === 0 ? words.nothingStruck : digit === 0 ? words.struckBlank : words.struck}
      </h3>
      <dl className={styles.strikes}>
        {units.map(({ unit, strikes }) => (
          <Fragment key={unit}>
            <dt>{words.unit(unit)}</dt>
            <dd>{strikes.map((strike) => words.strike(strike.digit, strike.by)).join(' · ')}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
