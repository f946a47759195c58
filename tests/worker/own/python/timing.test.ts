/**
 * The real Python interpreter times a program by a run without recording. The tests do not assert how long it takes.
 */
import { afterEach, expect, test } from 'vitest'
import type { OwnProgram, OwnReply } from '../../../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../../../core/puzzles.ts'
import { program, PythonWorker } from '../../../support/python.ts'
import { REAL_PROGRAMS } from './programs.ts'
import { some } from '../../../thorough.ts'

type TimedReply = Extract<OwnReply, { readonly type: 'timed' }>

const worker = new PythonWorker()

async function timeProgram(ownProgram: OwnProgram, run: number, mostMs = 60_000): Promise<TimedReply> {
  const reply = worker.reply((reported): reported is TimedReply => reported.type === 'timed')
  worker.send({ type: 'time', run, program: ownProgram, mostMs })
  return reply
}

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
    const { run } = await worker.run(ownProgram)
    const { plainMs, referenceMs, isLight } = await timeProgram(ownProgram, run)
    expect(plainMs).toBeGreaterThan(0)
    expect(referenceMs).toBeGreaterThan(0)
    expect(isLight).toBe(true)
  },
)

test('a program that replaces rows is not mistaken for one that is recorded in passing', async () => {
  const ownProgram = programNamed('a list of strings, each made anew')
  const { run } = await worker.run(ownProgram)
  expect((await timeProgram(ownProgram, run)).isLight).toBe(false)
})

test('a timed program is not recorded: it makes no event, and prints nothing', async () => {
  const ownProgram = programNamed('a flat list of 81')
  const { run } = await worker.run(ownProgram)
  const from = worker.replies.length
  await timeProgram(ownProgram, run)
  expect(worker.replies.slice(from).map(({ type }) => type)).not.toContain('recorded')
})

test('an endless program is cut off, and has no time', async () => {
  const ownProgram = program('while True:\n    pass\n', PUZZLES.codewars1)
  const { run } = await worker.run(ownProgram, { timeMs: 50 })
  expect(await timeProgram(ownProgram, run, 50)).toMatchObject({ plainMs: undefined })
})

test('a program requested meanwhile is not delayed, and the time of the previous one is dropped', async () => {
  const ownProgram = programNamed('a flat list of 81')
  const { run } = await worker.run(ownProgram)
  const from = worker.replies.length
  worker.send({ type: 'time', run, program: ownProgram, mostMs: 60_000 })
  const reported = await worker.run(program('print(input()[0])', PUZZLES.codewars1))
  expect(reported.output).toBe('5\n')
  await timeProgram(ownProgram, reported.run)
  expect(worker.replies.slice(from).flatMap((reply) => (reply.type === 'timed' ? [reply.run] : []))).toEqual([
    reported.run,
  ])
})

test('lines requested meanwhile are reported before the time', async () => {
  const ownProgram = programNamed('a flat list of 81')
  const { run } = await worker.run(ownProgram)
  const from = worker.replies.length
  const time = timeProgram(ownProgram, run)
  worker.send({ type: 'inspect', run, request: 1, program: ownProgram, event: 10, lines: 5, limitMs: 60_000 })
  await time
  const reported = worker.replies.slice(from).map(({ type }) => type)
  expect(reported.filter((type) => type === 'inspected' || type === 'timed')).toEqual(['inspected', 'timed'])
})
