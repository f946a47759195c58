import { MenuPlace, useMenu } from '../controls/Menu.tsx'
import unseen from '../controls/Unseen.module.css'
import { usePhrase, useWords } from '../store/useApp.ts'
import { chipText } from './chipText.ts'
import { toneOf, verdictName } from './verdictWords.ts'
import { isVerdictPending, type OwnRun } from './own.ts'
import styles from './VerdictChip.module.css'
import { VerdictDetails } from './VerdictDetails.tsx'
import { OWN } from './words.ts'

interface ChipProps {
  readonly run: OwnRun
  /** True if the program was edited after the run. */
  readonly isEdited: boolean
}

/**
 * The verdict on the latest run, or what the run is doing; grey after edits. Opens the details. Seconds that go by are
 * not announced, but that the judge's limit has passed is.
 */
export function VerdictChip({ run, isEdited }: ChipProps) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const { verdict, hidden, fetched } = run
  const { word, detail, spoken } = chipText(run, words, phrase)
  const menu = useMenu()
  const isSilent = spoken !== undefined || undefined
  return (
    <div
      className={styles.chip}
      data-testid="verdict"
      data-verdict={verdictName(verdict)}
      data-line={'line' in verdict ? verdict.line : undefined}
      data-steps={hidden === undefined ? undefined : 'hidden'}
      data-diagnosed={run.diagnosis?.kind === 'found'}
      data-tone={isEdited ? 'edited' : toneOf(run)}
    >
      <MenuPlace
        menu={menu}
        align="end"
        name={words.verdict}
        opener={
          <div role="status">
            <button type="button" className={styles.face} title={word} {...menu.opening}>
              <span className={styles.sign} aria-hidden="true">
                {signOf(run)}
              </span>
              <span className={styles.word} aria-hidden={isSilent}>
                {word}
              </span>
              {detail !== undefined && (
                <span className={styles.detail} aria-hidden={isSilent}>
                  {` ${detail}`}
                </span>
              )}
              {isEdited && <span className={styles.detail}>{` ${words.chip.edited}`}</span>}
              {spoken !== undefined && <span className={unseen.unseen}>{spoken}</span>}
            </button>
            {fetched !== undefined && (
              <progress
                className={styles.fetched}
                value={fetched.bytes}
                max={fetched.totalBytes}
                aria-label={words.loading(run.language)}
              />
            )}
          </div>
        }
      >
        <VerdictDetails run={run} isEdited={isEdited} />
      </MenuPlace>
    </div>
  )
}

function signOf({ verdict, hasSolvedOwn }: OwnRun): string {
  if (isVerdictPending(verdict)) return '●'
  if (verdict.kind === 'stopped') return '■'
  return verdict.kind === 'accepted' || hasSolvedOwn ? '✓' : '✕'
}
