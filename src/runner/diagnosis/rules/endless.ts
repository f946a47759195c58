import { candidates, digitsOf } from '../../../sudoku/candidates.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

/** Minimum number of boards with few blanks on which the program does not end. */
const MIN_BOARDS = 2
/** Maximum blanks of a board that a right program solves in a few events. */
const FEW_BLANKS = 4
/** A run counts as idle only with fewer events than this. */
const FEW_EVENTS = 200

/**
 * Finds a program that stops writing but runs until the time limit, both in this run and on several boards with few
 * blanks; or one that only places forced digits, and stops writing where there are none.
 */
export const endless: Rule = (run, { runs, placesOnlyForced }) => {
  if (!isIdle(run)) return undefined
  const idle = runs.filter(isIdle)
  const hasNoForced = placesOnlyForced && idle.length >= MIN_BOARDS && idle.every(isWithoutForced)
  if (!hasNoForced && idle.filter(({ blanks }) => blanks.length <= FEW_BLANKS).length < MIN_BOARDS)
    return undefined
  const event = lastEventOf(run)
  const line = run.outcome.kind === 'time-limit' ? run.outcome.line : undefined
  const inLine = line === undefined ? { en: '', ko: '' } : { en: ` at line ${line}`, ko: ` ${line}번 줄에서` }
  return sighting(run, {
    kind: 'endless',
    at: event + 1,
    event,
    cells: new Map(),
    otherLines: [line],
    sentence: hasNoForced
      ? {
          en: `After event ${event} several digits fit in every blank, and the program goes round without end${inLine.en}: only digits that are forced are placed, and none is ever tried where several fit.`,
          ko: `이벤트 ${event} 다음에는 빈칸마다 후보가 여럿이고, 프로그램은${inLine.ko} 끝없이 되풀이합니다. 하나로 정해진 숫자만 놓고, 후보가 여럿인 칸에는 아무 숫자도 시도하지 않습니다.`,
        }
      : {
          en: `After event ${event} nothing is written any more, but the program runs on${inLine.en}: an endless loop.`,
          ko: `이벤트 ${event} 다음에는 아무것도 쓰지 않지만 프로그램이${inLine.ko} 계속 실행됩니다. 끝나지 않는 반복입니다.`,
        },
  })
}

/** True if no blank of the final board has a single candidate. */
function isWithoutForced({ blanks, tree: { final } }: AnalysedRun): boolean {
  return blanks.every((cell) => final[cell] !== 0 || digitsOf(candidates(final, cell)).length !== 1)
}

/** True if a run found no solution, wrote little, and then ran on until the time limit. */
function isIdle({ outcome, isComplete, writes, tree }: AnalysedRun): boolean {
  return (
    outcome.kind === 'time-limit' && isComplete && writes.length < FEW_EVENTS && tree.solvedAt === undefined
  )
}
