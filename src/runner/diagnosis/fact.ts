import type { AnalysedRun } from './analysedRun.ts'
import type { Evidence } from './evidence.ts'
import type { Fact } from './finding.ts'
import { nextBlank } from './walks.ts'
import { objectKo, cellPhrase } from './wording.ts'

/**
 * Returns a fact to show if no rule (detector of a kind of fault) is sure: the deepest board on the way to the
 * solution, the cell that comes next, and the digit that fits there but was never placed on this board. Undefined if no
 * run has such a board.
 */
export function remainingFact(failed: readonly AnalysedRun[], { walk }: Evidence): Fact | undefined {
  for (const run of failed) {
    const { tree, solution, hasBoard, hasReturned } = run
    // A search that a limit cut off may be slow but right.
    if (!hasReturned) continue
    if (!hasBoard || solution === undefined || tree.solvedAt !== undefined || run.writes.length === 0)
      continue
    const deepest = [tree.root, ...tree.nodes]
      .filter(({ isRight }) => isRight)
      .reduce((deep, node) => (node.depth > deep.depth ? node : deep))
    const cell = deepest.children.at(0)?.cell ?? nextBlank(walk, run.givens, deepest)
    if (cell === undefined) continue
    const [digit, where] = [solution[cell], cellPhrase(cell)]
    return {
      kind: 'fact',
      board: run.board,
      event: deepest.event,
      line: undefined,
      linesAround: [],
      cells: new Map([[cell, 'blank']]),
      units: [],
      sentence: {
        en: `The board after event ${deepest.event} is right, with ${deepest.depth} ${deepest.depth === 1 ? 'digit' : 'digits'} placed. ${where.en[0].toUpperCase()}${where.en.slice(1)} comes next, and ${digit} fits there, but the search never places it on this board.`,
        ko: `이벤트 ${deepest.event} 다음의 보드까지는 맞습니다(놓은 숫자 ${deepest.depth}개). 다음 칸은 ${where.ko}이고 ${objectKo(digit)} 놓을 수 있지만, 이 보드에서는 한 번도 놓지 않습니다.`,
      },
      rightProgram: undefined,
      also: [],
      own: undefined,
      ownEvent: run.board === 'own' ? deepest.event : undefined,
    }
  }
  return undefined
}
