import { compareOf } from './commands.ts'
import { comparingOf, COUNTED_FIGURES } from './comparing.ts'
import { countedFigure } from './sorting.ts'
import { csvOf, markdownOf } from '../../../sudoku/tableText.ts'
import { TIMED_LANGUAGES } from '../../../search/seconds/estimates.ts'
import type { TableWords } from '../words.ts'
import { COMPARE, TABLE } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import { useApp, useCommand, useWords } from '../../store/useApp.ts'
import styles from './TableControls.module.css'
import type { ComparedRow, Comparison } from './useComparison.ts'

/** Buttons that copy the table of compared programs, in its current order. */
export function CopyTable({ comparison: { rows } }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  const compare = useCommand(compareOf)
  const { number: numberText } = useWords(COMPARE)
  const copied = useApp((app) => comparingOf(app).copied)
  const seconds = TIMED_LANGUAGES.map((language) => `${words.languages[language]} (s)`)
  const heads = [words.figures.program, ...COUNTED_FIGURES.map((figure) => words.figures[figure]), ...seconds]
  const copy = (writer: typeof markdownOf, number: (value: number) => string) =>
    compare({
      kind: 'copy',
      text: writer(
        heads,
        rows.map((row) => cellsOf(row, number, words)),
      ),
    })
  return (
    <div className={styles.copy}>
      <Button
        label={words.copyMarkdown}
        isIdle={rows.length === 0}
        onClick={() => copy(markdownOf, numberText)}
      />
      <Button label={words.copyCsv} isIdle={rows.length === 0} onClick={() => copy(csvOf, String)} />
      <span role="status">
        {copied === 'copied' ? words.copied : copied === 'refused' ? words.notCopied : undefined}
      </span>
    </div>
  )
}

/** Returns the cells of a row. Figures of a search that has not ended are lower bounds, marked `>`. */
function cellsOf(
  { cost, name, timed }: ComparedRow,
  number: (value: number) => string,
  words: TableWords,
): readonly string[] {
  const sign = cost.ended ? '' : '> '
  const seconds = TIMED_LANGUAGES.map((language) => {
    const found = timed.find((one) => one.language === language)
    return found === undefined ? words.unknown : `${sign}${Number(found.estimate.seconds.toPrecision(3))}`
  })
  const figures = COUNTED_FIGURES.map((figure) => `${sign}${number(countedFigure(cost, figure))}`)
  return [name, ...figures, ...seconds]
}
