/** Makes the cases of a grading: those of the judge, and those from the user's own boards. */
import type { AddedBoards, GradedCase } from './grading.ts'
import type { Case } from '../../runner/cases/case.ts'
import { casesOf } from '../../runner/cases/registry.ts'
import { MAX_BOARDS, newBoards, type UserBoards } from '../../runner/cases/userBoards.ts'

const WAITING = { kind: 'waiting' } as const

/** Returns a test case as a case of a grading, which waits to be run. */
export function gradedCase(
  { id, name, purpose, lesson, puzzle }: Case,
  origin: GradedCase['origin'],
): GradedCase {
  return { id, origin, name, purpose, lesson, puzzle, state: WAITING }
}

export function judgesCases(judge: string): readonly GradedCase[] {
  return casesOf(judge).map((each) => gradedCase(each, 'judge'))
}

/**
 * Makes cases of the user's boards that are no cases yet; skips those with conflicts.
 * @param cases of the grading
 */
export function casesOfUser(
  { boards, faults, isCut }: UserBoards,
  cases: readonly GradedCase[],
): { readonly added: readonly GradedCase[]; readonly report: AddedBoards } {
  const mine = cases.filter(({ origin }) => origin === 'mine').length
  const known = cases.map(({ puzzle }) => puzzle)
  const { isFull, ...chosen } = newBoards(boards, known, MAX_BOARDS - mine)
  const added = chosen.boards.map((puzzle, index): GradedCase => {
    const number = mine + index + 1
    return {
      id: `mine-${number}`,
      origin: 'mine',
      name: { en: `My board ${number}`, ko: `내 보드 ${number}` },
      purpose: undefined,
      lesson: undefined,
      puzzle,
      state: WAITING,
    }
  })
  const { repeated, conflicting } = chosen
  const isBounded = isFull || isCut
  return { added, report: { boards: added.length, repeated, conflicting, faults, isBounded } }
}

export function withoutResults(cases: readonly GradedCase[]): readonly GradedCase[] {
  return cases.map((each) => ({ ...each, state: { kind: 'waiting' } }))
}

/** True if the cases that come from a judge are exactly those of the given judge, in order. */
export function areCasesOf(cases: readonly GradedCase[], judge: string): boolean {
  const wanted = judgesCases(judge)
  const shown = cases.filter(({ origin }) => origin === 'judge')
  return wanted.length === shown.length && wanted.every(({ id }, index) => id === shown[index].id)
}
