import { atEvent, cellPhrase, subjectKo } from '../wording.ts'
import { lastEventOf, lineOf, type Rule, sighting } from './rule.ts'

const RIGHT_PROGRAM = (where: { en: string; ko: string }) => ({
  en: `A right program clears ${where.en} before it goes back.`,
  ko: `올바른 프로그램은 되돌아가기 전에 ${where.ko}을 비웁니다.`,
})

/**
 * Finds a digit that stays on the board: one that the search has backtracked past, or a wrong one at the end of a
 * search that replaces digits but never clears one.
 */
export const leftBehind: Rule = (run, { everClears, everReplaces }) => {
  const { tree, hasReturned } = run
  if (tree.leftBehind !== undefined) {
    const { node, back, backCell } = tree.leftBehind
    const line = lineOf(run, back)
    const at = atEvent(back, line)
    const [where, to] = [cellPhrase(node.cell), cellPhrase(backCell)]
    return sighting(run, {
      kind: 'left-behind',
      at: back,
      event: back,
      line: undefined,
      cells: new Map([[node.cell, 'fault']]),
      otherLines: [node.line],
      sentence: {
        en: `${at.en} goes back to ${to.en}, but the ${node.digit} that was placed later in ${where.en} (event ${node.event}) stays on the board.`,
        ko: `${at.ko} ${to.ko}로 되돌아가지만, 이벤트 ${node.event}에서 ${where.ko}에 놓은 ${subjectKo(node.digit)} 보드에 그대로 남습니다.`,
      },
      rightProgram: RIGHT_PROGRAM(where),
    })
  }
  const last = tree.stack[tree.stack.length - 1]
  if (
    !hasReturned ||
    tree.solvedAt !== undefined ||
    everClears ||
    !everReplaces ||
    last === tree.root ||
    last.isRight
  )
    return undefined
  if (run.solution === undefined) return undefined
  const where = cellPhrase(last.cell)
  return sighting(run, {
    kind: 'left-behind',
    at: lastEventOf(run) + 0.6,
    event: lastEventOf(run),
    cells: new Map([[last.cell, 'fault']]),
    otherLines: [last.line],
    sentence: {
      en: `The search ends, but the ${last.digit} of event ${last.event} is still in ${where.en}: no digit is ever taken back.`,
      ko: `탐색이 끝났지만 이벤트 ${last.event}에서 ${where.ko}에 놓은 ${subjectKo(last.digit)} 남아 있습니다. 놓은 숫자를 한 번도 지우지 않습니다.`,
    },
    rightProgram: RIGHT_PROGRAM(where),
  })
}
