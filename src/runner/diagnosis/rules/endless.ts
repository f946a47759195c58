import { lastEventOf, type Rule, sighting } from './rule.ts'

/** Minimum number of boards with few blanks on which the program does not end. */
const MIN_BOARDS = 2
/** Maximum blanks of a board that a right program solves in a few events. */
const FEW_BLANKS = 4
/** A run counts as idle only with fewer events than this. */
const FEW_EVENTS = 200

/**
 * Finds a program that stops writing but runs until the time limit, both in this run and on several boards with few
 * blanks.
 */
export const endless: Rule = (run, { runs }) => {
  if (!isIdle(run)) return undefined
  const small = runs.filter((other) => isIdle(other) && other.blanks.length <= FEW_BLANKS)
  if (small.length < MIN_BOARDS) return undefined
  const event = lastEventOf(run)
  const line = run.outcome.kind === 'time-limit' ? run.outcome.line : undefined
  const inLine = line === undefined ? { en: '', ko: '' } : { en: ` at line ${line}`, ko: ` ${line}번 줄에서` }
  return sighting(run, {
    kind: 'endless',
    at: event + 1,
    event,
    cells: new Map(),
    otherLines: [line],
    sentence: {
      en: `After event ${event} nothing is written any more, but the program runs on${inLine.en}: an endless loop.`,
      ko: `이벤트 ${event} 다음에는 아무것도 쓰지 않지만 프로그램이${inLine.ko} 계속 실행됩니다. 끝나지 않는 반복입니다.`,
    },
  })
}

/** True if a run found no solution, wrote little, and then ran on until the time limit. */
function isIdle({ outcome, isComplete, writes, tree }: Parameters<Rule>[0]): boolean {
  return (
    outcome.kind === 'time-limit' && isComplete && writes.length < FEW_EVENTS && tree.solvedAt === undefined
  )
}
