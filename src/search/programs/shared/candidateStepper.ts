/** Steppers of programs that remove the digits of a blank's units from the candidates 1 to 9, and then try the rest. */
import type { Board } from '../../../sudoku/grid.ts'
import { strikesOf } from '../../steps/refusals.ts'
import type { Refusal, StepKind } from '../../steps/step.ts'
import type { Stepper } from '../../steps/stepper.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { type Cell, COLUMN_OF, DIGITS, ROW_OF, unitsOf } from '../../../sudoku/units.ts'
import { callSteps, callStepsUntilExit, printSteps, SCANS } from './recursion.ts'
import { setOf, type LocalVariable } from './values.ts'

interface CandidateProgram {
  readonly container: 'list' | 'set'
  /** A step removes a `digit` that the container has, or the digits of a `unit`, whether it has them or not. */
  readonly removes: 'digit' | 'unit'
  /** True if a call returns whether it found a solution; otherwise a solution ends the program immediately. */
  readonly passesOn: boolean
}

interface Removal {
  readonly kind: StepKind
  readonly digits: readonly number[]
  /** Why the digit is removed; undefined for the digits of a unit. */
  readonly refusal?: Refusal
  /** Values of the loop variables at the step. */
  readonly loops: readonly LocalVariable[]
}

const REMOVING_KINDS = {
  digit: ['strikeRow', 'strikeColumn', 'strikeBox'],
  unit: ['scanRow', 'scanColumn', 'scanBox'],
} as const satisfies Readonly<Record<CandidateProgram['removes'], readonly StepKind[]>>

export function candidateStepper(program: CandidateProgram): Stepper {
  const { removes, passesOn } = program
  return {
    kinds: {
      always: [
        'enter',
        'full',
        'notFull',
        'report',
        'pick',
        'ask',
        'list',
        ...REMOVING_KINDS[removes],
        'candidates',
        'next',
        'exhausted',
        'place',
        'call',
        'returned',
        'undo',
      ],
      first: passesOn ? ['stop', 'passOn', 'fail'] : ['stop'],
      all: ['goOn'],
    },
    steps: (walk) => dfs(walk, program, 0),
  }
}

function* dfs(walk: Walk, program: CandidateProgram, depth: number): Steps {
  const { board, blanks } = walk
  const { container, removes, passesOn } = program
  let [y, x, n, i, j]: LocalVariable[] = []
  let candidates: LocalVariable<readonly number[]>
  const call = walk.enter(depth, () => ({
    depth,
    y,
    x,
    n,
    ...(removes === 'digit' && { i, j }),
    candidates: container === 'set' ? setOf(candidates) : candidates,
  }))
  yield call.did('enter')
  if (depth === blanks.length) return yield* printSteps(walk, call)
  yield call.did('notFull')
  const cell = blanks[depth]
  ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
  yield call.picked(cell, { cell })
  yield call.did('ask', { cell })
  candidates = DIGITS
  yield call.did('list', { cell })
  for (const { kind, digits, refusal, loops } of removals(board, cell, removes)) {
    candidates = candidates.filter((candidate) => !digits.includes(candidate))
    ;[i, j] = loops
    yield call.did(kind, { cell, digit: refusal?.digit, refusal })
  }
  ;[i, j] = [undefined, undefined]
  yield call.did('candidates', { cell })
  const recursing = passesOn ? callSteps : callStepsUntilExit
  for (n of candidates) {
    if (walk.skips(depth, cell, n)) continue
    yield call.did('next', { cell, digit: n })
    board[cell] = n
    yield call.placed(cell, n)
    if (yield* recursing(walk, call, () => dfs(walk, program, depth + 1))) return true
    board[cell] = 0
    yield call.undid(cell, n)
  }
  yield call.did('exhausted', { cell })
  if (passesOn && walk.extent === 'first') yield call.did('fail')
  return false
}

function removals(board: Board, cell: Cell, removes: CandidateProgram['removes']): readonly Removal[] {
  if (removes === 'digit')
    return strikesOf(board, cell).map((strike) => ({ ...strike, digits: [strike.refusal.digit] }))
  return unitsOf(cell).map(({ kind, cells }) => ({
    kind: SCANS[kind],
    digits: cells.map((scanned) => board[scanned]),
    loops: [],
  }))
}
