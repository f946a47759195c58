/** Helpers for tests of a variable's writes, in all languages. */
import { constantFrom, type Arbitrary, sample } from 'fast-check'
import { expect } from 'vitest'
import type { KnownLines } from '../../../src/runner/run/knownLines.ts'
import {
  type VariableAnswer,
  type VariableStory,
  type VariableWrite,
  WRITES_AFTER,
  WRITES_BEFORE,
} from '../../../src/runner/run/variableStory.ts'
import { type Position, positionOrder } from '../../../src/search/trace/position.ts'
import type { OwnProgram } from '../../../src/runner/questions.ts'
import type { OwnTestWorker } from '../../support/ownTestWorker.ts'
import { SEED } from '../../seed.ts'

/** Maximum lines to request: enough for all of a short run. */
const ALL_LINES = 60_000

/** Returns the position after each line: the latest event, and the number of lines that ran since (the step). */
function momentsOf({ lines }: KnownLines): readonly Position[] {
  let step = 0
  return lines.map(({ before, after }, index) => {
    if (after > before) return { event: after, step: (step = 0) }
    step = index > 0 && lines[index - 1].after === before ? step + 1 : 1
    return { event: before, step }
  })
}

/** A variable of a call, right after a line. */
interface ShownVariable {
  /** Index in `KnownLines.lines`. */
  readonly line: number
  /** Number of calls around the one that has the variable. */
  readonly depth: number
  readonly name: string
}

/** Returns the variables of all calls that are known right after a line. */
function shownAt({ lines, calls }: KnownLines, line: number): readonly ShownVariable[] {
  const { stack, omitted } = lines[line]
  return stack.flatMap((call, index) =>
    calls[call].variables.map(({ name }) => ({ line, depth: omitted + index, name })),
  )
}

/**
 * Returns all changes of a variable from line to line, while its call lasts; undefined if the stack of any
 * of these lines omits the call.
 */
function changesOf(
  known: KnownLines,
  { line, depth, name }: ShownVariable,
): readonly VariableWrite[] | undefined {
  const { lines, calls } = known
  const moments = momentsOf(known)
  const lasts = (index: number) => index in lines && lines[index].omitted + lines[index].stack.length > depth
  let from = line
  while (lasts(from - 1)) from--
  const writes: VariableWrite[] = []
  let before: VariableWrite['before']
  for (let index = from; lasts(index); index++) {
    const { stack, omitted } = lines[index]
    if (omitted > depth) return undefined
    const call = calls[stack[depth - omitted]]
    const after = call.variables.find((variable) => variable.name === name)?.value
    if (after !== undefined && JSON.stringify(after) !== JSON.stringify(before))
      writes.push({ ...moments[index], line: lines[index].line, before, after })
    before = after
  }
  return writes
}

/** Returns the list of writes in an answer. @throws AssertionError unless the answer has one */
export function storyOf(answer: VariableAnswer): VariableStory {
  return answer.kind === 'read' ? answer : expect.fail(`not read: ${JSON.stringify(answer)}`)
}

/**
 * Checks variables at random lines: the worker must report exactly the changes of their values from line to line.
 * @param program writes some hundred events at most
 * @param count number of variables checked at most
 */
export async function expectExactWrites(
  worker: OwnTestWorker,
  program: OwnProgram,
  count: number,
): Promise<void> {
  const { writes } = await worker.run(program)
  const known = await worker.inspect(program, 0, ALL_LINES)
  expect(known.to).toBe(writes.length)
  const moments = momentsOf(known)
  const withVariables = [...known.lines.keys()].filter((line) => shownAt(known, line).length > 0)
  const drawn = drawnFrom(constantFrom(...withVariables), count)
  for (const [index, line] of drawn.entries()) {
    const all = shownAt(known, line)
    const shown = all[(index * 7919) % all.length]
    const at = moments[line]
    // A loop that repeats a line puts several lines at one moment; only the last of them is checked.
    if (moments.findLastIndex((moment) => positionOrder(moment, at) === 0) !== line) continue
    const order = { name: shown.name, depth: shown.depth, at, to: writes.length }
    const changes = changesOf(known, shown)
    if (changes === undefined) continue
    const earlier = changes.filter((write) => positionOrder(write, at) <= 0)
    const later = changes.slice(earlier.length)
    const context = JSON.stringify({ ...order, seed: SEED })
    const whole = storyOf(await worker.follow(program, { ...order, from: 0 }))
    expect([context, whole.isWhole, ...texts(whole.writes)]).toEqual([
      context,
      earlier.length <= WRITES_BEFORE,
      ...texts([...earlier.slice(-WRITES_BEFORE), ...later.slice(0, WRITES_AFTER)]),
    ])
    const from = Math.floor(at.event / 2)
    const isIn = (write: VariableWrite) => positionOrder(write, { event: from, step: 0 }) > 0
    const part = storyOf(await worker.follow(program, { ...order, from }))
    expect([context, from, ...texts(part.writes.filter(isIn))]).toEqual([
      context,
      from,
      ...texts([...earlier.filter(isIn).slice(-WRITES_BEFORE), ...later.slice(0, WRITES_AFTER)]),
    ])
  }
}

/** Returns a line of text for each write, so that a failure is readable. */
const texts = (writes: readonly VariableWrite[]) =>
  writes.map(({ event, step, line, before, after }) => JSON.stringify([event, step, line, before, after]))

function drawnFrom<Item>(items: Arbitrary<Item>, count: number): readonly Item[] {
  return sample(items, { seed: SEED, numRuns: count })
}
