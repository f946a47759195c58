/**
 * The real Python interpreter times a program by a run without recording. The tests do not assert how long it takes.
 */
import { afterEach, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { REAL_PROGRAMS } from './programs.ts'
import { some } from '../../thorough.ts'

const worker = new PythonWorker()

const programNamed = (name: string) => {
  const { source, input } = REAL_PROGRAMS.find((each) => each.name === name) ?? REAL_PROGRAMS[0]
  return program(source, PUZZLES.codewars1, input)
}

afterEach(async () => {
  // Timing must leave the interpreter unchanged for the next program.
  const reported = await worker.run(program('print(input()[0])', PUZZLES.codewars1))
  expect(reported).toMatchObject({ outcome: { kind: 'finished' }, output: '5\n', errors: '' })
})

test.each(some(['a flat list of 81', 'the function of Codewars, which returns the board'], 1))(
  'a program with %s is run without recording, and a fixed workload beside it',
  async (name) => {
    const ownProgram = programNamed(name)
    const { isLight } = await worker.run(ownProgram)
    const { plainMs, referenceMs } = await worker.time(ownProgram)
    expect(plainMs).toBeGreaterThan(0)
    expect(referenceMs).toBeGreaterThan(0)
    expect(isLight).toBe(true)
  },
)

test('a program that replaces rows is not mistaken for one that is recorded in passing', async () => {
  const ownProgram = programNamed('a list of strings, each made anew')
  expect((await worker.run(ownProgram)).isLight).toBe(false)
})

test('a timed program is not recorded: it makes no event, and prints nothing', async () => {
  const ownProgram = programNamed('a flat list of 81')
  await worker.run(ownProgram)
  const from = worker.told.length
  await worker.time(ownProgram)
  const told = worker.told.slice(from).filter(({ tell }) => tell.type !== 'alive' || tell.events > 0)
  expect(new Set(told.map(({ tell }) => tell.type))).toEqual(new Set(['answered']))
})

test('an endless program is cut off, and has no time', async () => {
  const ownProgram = program('while True:\n    pass\n', PUZZLES.codewars1)
  await worker.run(ownProgram, { timeMs: 50 })
  expect(await worker.time(ownProgram, 50)).toMatchObject({ plainMs: undefined })
})

test.each([
  ['a program', () => worker.run(program('print(input()[0])', PUZZLES.codewars1)), 'run'],
  ['a question about lines', () => worker.inspect(programNamed('a flat list of 81'), 10, 5), 'inspect'],
] as const)('%s that is asked for meanwhile goes before the next timed run', async (_, ask, kind) => {
  const ownProgram = programNamed('a flat list of 81')
  await worker.run(ownProgram)
  const from = worker.told.length
  await Promise.all([worker.time(ownProgram), ask()])
  const kinds = worker.told.slice(from).map((told) => told.kind)
  expect(kinds).toContain(kind)
  expect(kinds.lastIndexOf(kind)).toBeLessThan(kinds.lastIndexOf('time'))
})
