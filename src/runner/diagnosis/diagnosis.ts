/**
 * Diagnoses a wrong program: finds its first definite error in recorded runs.
 *
 * Each rule looks for one kind of fault in a run, and states the event by which the program had certainly gone wrong.
 * The diagnosis is the fault with the earliest such event on one board: on the first board whose earliest fault is
 * clear, else on the first that shows any. The boards of the battery (small test boards) come before the user's puzzle,
 * because few events are easy to watch, but how a run ends there is told only if the run on the user's puzzle ends so,
 * too: a diagnosis explains what the user saw.
 */
import { neverRan } from '../run/outcome.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { type AnalysedRun, analysedRuns } from './analysedRun.ts'
import type { BatteryBoard } from './battery.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import type { BoardOfFinding, Diagnosis, Fact, FaultKind, Finding } from './finding.ts'
import type { RecordedRun } from './recordedRun.ts'
import { RULES } from './rules/registry.ts'
import type { Sighting } from './rules/rule.ts'
import { nextBlank } from './walks.ts'
import { objectKo, cellPhrase } from './wording.ts'

export interface BatteryRun {
  readonly board: BatteryBoard
  readonly run: RecordedRun
}

/**
 * Finds the first definite error of a program. Takes some 100 ms with a run of the whole battery.
 *
 * @param own the run on the user's puzzle, of which the first 20,000 events are analysed
 * @param battery runs on the battery, in its order; boards that were not run are left out
 * @param uncalled functions that the program defines and never calls
 * @returns a `Fact` if no rule finds a fault; undefined if the program is right as far as these runs show, if it did
 *   not run, or if nothing certain is found
 */
export function diagnosis(
  own: RecordedRun | undefined,
  battery: readonly BatteryRun[],
  solver: Solver,
  uncalled: Evidence['uncalled'] = [],
): Diagnosis | Fact | undefined {
  const named: readonly (readonly [BoardOfFinding, RecordedRun])[] = [
    ...battery.map(({ board, run }) => [board.id, run] as const),
    ...(own === undefined ? [] : [['own', own] as const]),
  ]
  const runs = analysedRuns(
    named.filter(([, run]) => isAnalysable(run)),
    solver,
  )
  const evidence = evidenceOf(runs, uncalled)
  const failed = runs.filter(isWrong).map((run) => ({ run, sightings: sightingsIn(run, evidence) }))
  const withSightings = failed.filter(({ sightings }) => sightings.length > 0)
  const told = accountingFor(withSightings)
  const clear = told.filter(({ sightings }) => !sightings[0].isVague)
  const shown = clear.find(({ run }) => run.board === 'own')?.sightings[0].finding.kind
  const chosen =
    clear.find(({ sightings }) => sightings[0].finding.kind === shown) ??
    clear.at(0) ??
    told.at(0) ??
    withSightings.at(0)
  if (chosen === undefined)
    return failed.length === 0
      ? undefined
      : remainingFact(
          failed.map(({ run }) => run),
          evidence,
        )
  const [{ finding }, ...rest] = chosen.sightings
  const others = [
    ...rest,
    ...withSightings.filter((one) => !told.includes(one)).map(({ sightings }) => sightings[0]),
  ]
  const ofOwn = failed.find(({ run }) => run.board === 'own')?.sightings ?? []
  const same = ofOwn.find((sighting) => sighting.finding.kind === finding.kind)?.finding
  return { ...finding, also: otherKinds(finding, others), own: same, ownEvent: same?.event }
}

interface SeenRun {
  readonly run: AnalysedRun
  /** Earliest first, at least one. */
  readonly sightings: readonly Sighting[]
}

/**
 * Returns the runs whose earliest fault accounts for what the user saw. A fault of the search does, even if the user's
 * own run shows only what follows from it. How a run ends on a small board explains nothing if the user's own does not
 * end so: it is true, but not the fault to mend first.
 */
function accountingFor(seen: readonly SeenRun[]): readonly SeenRun[] {
  const own = seen.find(({ run }) => run.board === 'own')
  if (own === undefined) return seen
  const kinds = new Set(own.sightings.map(({ finding }) => finding.kind))
  return seen.filter(({ sightings: [{ finding }] }) => kinds.has(finding.kind) || !ENDINGS.has(finding.kind))
}

/** Faults that show at the end of a run. */
const ENDINGS: ReadonlySet<FaultKind> = new Set([
  'format',
  'prints-several',
  'prints-early',
  'cell-ignored',
  'crash',
])

/** True for programs that ran; a run that took all memory is not analysed. */
function isAnalysable({ verdict }: RecordedRun): boolean {
  return !neverRan(verdict) && verdict !== 'memory-limit'
}

function isWrong({ verdict }: AnalysedRun): boolean {
  return verdict !== 'accepted'
}

/** The faults that rules find in a run, earliest first. */
export function sightingsIn(run: AnalysedRun, evidence: Evidence): readonly Sighting[] {
  return RULES.map((rule) => rule(run, evidence))
    .filter((sighting) => sighting !== undefined)
    .toSorted((a, b) => a.at - b.at)
}

/** Returns the first finding of each kind of fault other than `kind`. */
function otherKinds({ kind }: Finding, sightings: readonly Sighting[]): readonly Finding[] {
  const kinds = new Set([kind])
  return sightings.flatMap(({ finding }) => {
    if (kinds.has(finding.kind)) return []
    kinds.add(finding.kind)
    return [finding]
  })
}

/**
 * Returns a fact to show if no rule is sure: the deepest board on the way to the
 * solution, the cell that comes next, and the digit that fits there but was never placed on this board. Undefined if no
 * run has such a board.
 */
function remainingFact(failed: readonly AnalysedRun[], { walk }: Evidence): Fact | undefined {
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
