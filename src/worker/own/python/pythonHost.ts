import type { LineCount } from '../../../core/own/lineCounts.ts'
import type { OwnProgram, SoughtLines } from '../../ownProtocol.ts'
import { inspectionOf, type InspectionOrder } from '../shared/inspection.ts'
import { Interpreter } from './interpreter.ts'
import {
  type CountedRun,
  type CountingOrder,
  type FindingSurroundings,
  type FoundRun,
  type HostSurroundings,
  type InspectedRun,
  type InspectionSurroundings,
  type LanguageRuns,
  OwnHost,
} from '../shared/ownHost.ts'
import type { Pyodide } from './pyodide.ts'
import { recordedRun } from './recordedRun.ts'
import { rerun } from './rerun.ts'
import { RerunLimit } from '../shared/rerunLimit.ts'
import { timedRun } from './timedRun.ts'

/** Of this share of its limit, memory that runs before have taken would be told to be the program's own. */
const WORN_SHARE = 0.5

const RUNS: LanguageRuns<Interpreter> = {
  isWorn: ({ memoryBytes }, limits) => memoryBytes > limits.memoryBytes * WORN_SHARE,
  recorded: recordedRun,
  inspected: inspectedRun,
  found: foundRun,
  counted: countedRun,
  timed: timedRun,
}

/** Runs users' programs in Python, one after the other. */
export class PythonHost extends OwnHost<Interpreter> {
  constructor({ post, now, start }: HostSurroundings<Pyodide>) {
    super({ post, now, start: async (progress) => new Interpreter(await start(progress)) }, RUNS)
  }
}

/** Runs a program again to its end, and has it tell each line. */
function countedRun(
  { interpreter, now, reached }: FindingSurroundings<Interpreter>,
  program: OwnProgram,
  { event, digests, limitMs }: CountingOrder,
): CountedRun {
  const surroundings = { interpreter, now, alive: reached }
  const {
    told,
    digests: again,
    isCut,
    isBroken,
  } = rerun(surroundings, program, { count: { event } }, () => new RerunLimit(limitMs))
  const differs = digests.some((digest, page) => digest !== again[page])
  const isTold = told !== undefined && !isCut && !differs
  return { lines: isTold ? (JSON.parse(told[0]) as readonly LineCount[]) : undefined, isBroken }
}

/** Runs a program again and watches some of its lines alone. */
function foundRun(
  { interpreter, now, reached }: FindingSurroundings<Interpreter>,
  program: OwnProgram,
  { lines, from, to, direction }: SoughtLines,
  limitMs: number,
): FoundRun {
  const find = { lines, from, to, forward: direction === 'forward' }
  const surroundings = { interpreter, now, alive: reached }
  const { told, isBroken } = rerun(surroundings, program, { find }, () => new RerunLimit(limitMs))
  const found = (told && JSON.parse(told[0])) as number | null | undefined
  return { event: found ?? undefined, isTold: told !== undefined, isBroken }
}

/** Runs a program again up to an event, and on for as many lines as are wanted. */
function inspectedRun(
  surroundings: InspectionSurroundings<Interpreter>,
  program: OwnProgram,
  order: InspectionOrder,
): InspectedRun {
  const { event, lines, limitMs } = order
  const wanted = { inspect: { event, lines } }
  const limit = () => new RerunLimit(limitMs, event, lines)
  const { told, digests, isBroken } = rerun(surroundings, program, wanted, limit)
  return { inspection: told && inspectionOf(...told, order, digests), isBroken }
}
