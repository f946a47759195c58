import { flushSync } from 'react-dom'
import type { OwnRun } from './own.ts'
import { Button } from '../controls/Button.tsx'
import { MenuItem } from '../controls/Menu.tsx'
import { ScrollRegion } from '../panels/ScrollRegion.tsx'
import { CHECK_OUTPUT_ID } from '../puzzle/ids.ts'
import { useToPuzzlePanel } from '../puzzle/useToPuzzlePanel.ts'
import { useActions, useWords } from '../store/useApp.ts'
import styles from './PrintedOutput.module.css'
import { OWN } from './words.ts'

/** Returns true if a run has printed or written something to show. */
function hasPrinted({ output, printed, io }: OwnRun): boolean {
  return output !== '' || printed !== '' || (io?.written ?? []).length > 0
}

/**
 * Shows the program's output or its function's result, further text that it printed, and the files that it wrote. An
 * output for the puzzle on the board can be checked by any judge, and so can any other output.
 */
export function PrintedOutput({ run }: { readonly run: OwnRun }) {
  const words = useWords(OWN)
  const { checkPrinted, unfoldJudge } = useActions()
  const toPuzzlePanel = useToPuzzlePanel()
  const { output, printed, io, ownPuzzle } = run
  const written = io?.written ?? []
  const toCheck = () => toPuzzlePanel(() => document.getElementById(CHECK_OUTPUT_ID))
  return (
    <>
      {hasPrinted(run) && (
        <div className={styles.printed}>
          <h3 className={styles.heading}>{words.output}</h3>
          <ScrollRegion name={words.output}>
            <pre translate="no" data-testid="printed">
              {output}
            </pre>
            {printed !== '' && <PrintedText title={words.printedBeside} text={printed} />}
            {written.map(({ name, text }) => (
              <PrintedText key={name} title={words.writtenFile(name)} text={text} />
            ))}
          </ScrollRegion>
          {output !== '' && ownPuzzle === undefined && (
            <Button
              label={words.checkOutput}
              shows="label"
              onClick={() => {
                checkPrinted(output)
                toCheck()
              }}
            />
          )}
        </div>
      )}
      <div className={styles.other}>
        <MenuItem
          label={words.checkOther}
          onClick={() => {
            flushSync(() => unfoldJudge(true))
            toCheck()
          }}
        />
      </div>
    </>
  )
}

function PrintedText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <figure className={styles.beside}>
      <figcaption>{title}</figcaption>
      <pre translate="no">{text}</pre>
    </figure>
  )
}
