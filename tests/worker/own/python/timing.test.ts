/** Programs run once more with nothing watched: by the real interpreter. No time is asserted. */
import { afterEach, expect, test } from 'vitest'
import type { OwnProgram, OwnReply } from '../../../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../../../core/puzzles.ts'
import { program, PythonWorker } from '../../../support/python.ts'
import { REAL_PROGRAMS } from './programs.ts'
import { some } from '../../../thorough.ts'

type Timed = Extract<OwnReply, { readonly type: 'timed' }>

const worker = new PythonWorker()

async function timed(asked: OwnProgram, run: number, mostMs = 60_000): Promise<Timed> {
  const reply = worker.reply((reported): reported is Timed => reported.type === 'timed')
  worker.send({ type: 'time', run, program: asked, mostMs })
  return reply
}

const named = (name: string) => {
  const { source, input } = REAL_PROGRAMS.find((each) => each.name === name) ?? REAL_PROGRAMS[0]
  return program(source, PUZZLES.codewars1, input)
}

afterEach(async () => {
  // Whatever was timed, the next program finds the interpreter as it was.
  const reported = await worker.run(program('print(input()[0])', PUZZLES.codewars1))
  expect(reported).toMatchObject({ outcome: { kind: 'finished' }, output: '5\n', errors: '' })
})

test.each(some(['a flat list of 81', 'the function of Codewars, which returns the board'], 1))(
  'a program with %s is run plainly, and the work that is always the same beside it',
  async (name) => {
    const asked = named(name)
    const { run } = await worker.run(asked)
    const { plainMs, referenceMs, isLight } = await timed(asked, run)
    expect(plainMs).toBeGreaterThan(0)
    expect(referenceMs).toBeGreaterThan(0)
    expect(isLight).toBe(true)
  },
)

test('a program that puts rows in place of others is not taken for one that is recorded in passing', async () => {
  const asked = named('a list of strings, each made anew')
  const { run } = await worker.run(asked)
  expect((await timed(asked, run)).isLight).toBe(false)
})

test('nothing is watched: no event comes of it, and nothing is printed', async () => {
  const asked = named('a flat list of 81')
  const { run } = await worker.run(asked)
  const from = worker.replies.length
  await timed(asked, run)
  expect(worker.replies.slice(from).map(({ type }) => type)).not.toContain('recorded')
})

test('a program without an end is cut off, and has no time', async () => {
  const asked = program('while True:\n    pass\n', PUZZLES.codewars1)
  const { run } = await worker.run(asked, { timeMs: 50 })
  expect(await timed(asked, run, 50)).toMatchObject({ plainMs: undefined })
})

test('a program that is asked for meanwhile is not kept waiting, and the time of the one before is given up', async () => {
  const asked = named('a flat list of 81')
  const { run } = await worker.run(asked)
  const from = worker.replies.length
  worker.send({ type: 'time', run, program: asked, mostMs: 60_000 })
  const reported = await worker.run(program('print(input()[0])', PUZZLES.codewars1))
  expect(reported.output).toBe('5\n')
  await timed(asked, reported.run)
  expect(worker.replies.slice(from).flatMap((reply) => (reply.type === 'timed' ? [reply.run] : []))).toEqual([
    reported.run,
  ])
})

test('lines that are asked for meanwhile are told before the time is', async () => {
  const asked = named('a flat list of 81')
  const { run } = await worker.run(asked)
  const from = worker.replies.length
  const time = timed(asked, run)
  worker.send({ type: 'inspect', run, request: 1, program: asked, event: 10, lines: 5, limitMs: 60_000 })
  await time
  const reported = worker.replies.slice(from).map(({ type }) => type)
  expect(reported.filter((type) => type === 'inspected' || type === 'timed')).toEqual(['inspected', 'timed'])
})
