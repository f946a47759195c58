import { isSolved } from '../searchTree.ts'
import { cellPhrase, cellsPhrase, objectKo, subjectKo } from '../wording.ts'
import { type Rule, sighting } from './rule.ts'

/** Maximum givens that may differ: with more, the board is that of another puzzle. */
const FEW_GIVENS = 3

/**
 * Finds that the printed board is finished, but has other digits in the place of a few givens, which no recorded write
 * has changed: the program never had them.
 */
export const givenNotRead: Rule = (run) => {
  const { givens, printed, writes, outcome } = run
  // The first of two may be the puzzle.
  const board = printed.length > 2 ? undefined : printed.at(-1)
  if (outcome.kind !== 'finished' || board === undefined || !isSolved(board)) return undefined
  const changed = [...givens.keys()].filter((cell) => givens[cell] !== 0 && givens[cell] !== board[cell])
  const [cell] = changed
  if (cell === undefined || changed.length > FEW_GIVENS) return undefined
  if (writes.some((write) => changed.includes(write >> 4))) return undefined
  const where = cellPhrase(cell)
  const all = cellsPhrase(changed)
  const isOne = changed.length === 1
  return sighting(run, {
    kind: 'given-changed',
    at: 0,
    event: 0,
    cells: new Map(changed.map((each) => [each, 'fault'])),
    sentence: {
      en: `The printed board is complete, but ${where.en} has ${board[cell]}, where the puzzle has ${givens[cell]}: ${isOne ? 'this given is' : `these givens (${all.en}) are`} not read, or taken for ${isOne ? 'a blank' : 'blanks'}.`,
      ko: `출력한 보드는 완성되었지만 ${where.ko}의 숫자가 ${subjectKo(givens[cell])} 아니라 ${board[cell]}입니다. 주어진 숫자${isOne ? '를' : `(${all.ko})를`} 읽지 않았거나 빈칸으로 다룹니다.`,
    },
    rightProgram: {
      en: `A right program keeps the given ${givens[cell]} in ${where.en}.`,
      ko: `올바른 프로그램은 ${where.ko}에 주어진 ${objectKo(givens[cell])} 그대로 둡니다.`,
    },
  })
}
