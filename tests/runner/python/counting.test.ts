/** How often each line of a program runs, as counted by a traced run and by python3 itself. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import type { OwnProgram } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { REAL_PROGRAMS } from './programs.ts'

/** Script that counts the lines of a program in `python3`. */
const REFERENCE = fileURLToPath(new URL('countedLines.py', import.meta.url))
const worker = new PythonWorker()

type Totals = readonly (readonly [line: number, count: number])[]

/** Counts by `sys.settrace` in the installed `python3`. */
function countsOfPython({ source, input }: OwnProgram): Totals {
  if (input.kind !== 'stdin') throw new RangeError('Only programs that read their input')
  const reported = execFileSync('python3', [REFERENCE, source], { input: input.text, encoding: 'utf8' })
  return JSON.parse(reported) as Totals
}

async function countLines(ran: OwnProgram, event: number) {
  return (await worker.count(ran, event)) ?? expect.fail('nothing was counted')
}

async function totals(ran: OwnProgram): Promise<Totals> {
  return (await countLines(ran, 0)).map(([line, , total]) => [line, total])
}

/** Lines that some versions of Python (3.11, Pyodide's 3.14) count once more if an exception passes through them. */
const THROWN_THROUGH = /yield from|^ +board.* = 0$/

/** Removes counts in which versions of Python may differ; none if `isUncertain` is false. */
function comparableCounts(counts: Totals, { source }: OwnProgram, isUncertain: boolean): Totals {
  const lines = source.split('\n')
  return counts.filter(([line]) => !isUncertain || !THROWN_THROUGH.test(lines[line - 1]))
}

const READING_PROGRAMS = REAL_PROGRAMS.filter(({ input }) => input === undefined)
/** Programs in which exceptions pass through lines of `THROWN_THROUGH`. */
const UNCERTAIN_PROGRAMS = new Set(['a generator of solutions', 'try and finally around each digit'])

function listing(requested: string, line: string = PUZZLES.codewars1): OwnProgram {
  const found = LISTINGS.find(({ id, language }) => id === requested && language === 'py')
  return program(runnableSource(found?.source ?? '', 'first'), line)
}

describe('Lines are counted as python3 counts them', () => {
  test.each(READING_PROGRAMS)('in $name', async ({ name, source, line }) => {
    const ran = program(source, line ?? PUZZLES.codewars1)
    await worker.run(ran)
    const isUncertain = UNCERTAIN_PROGRAMS.has(name)
    expect(comparableCounts(await totals(ran), ran, isUncertain)).toEqual(
      comparableCounts(countsOfPython(ran), ran, isUncertain),
    )
  })

  test.each(['tables', 'candidate-list', 'promising-numbers', 'check-functions'])(
    'in the listing of %s',
    async (requested) => {
      const ran = listing(requested)
      await worker.run(ran)
      expect(await totals(ran)).toEqual(countsOfPython(ran))
    },
  )
})

test('a line counts once each time that it begins, whatever it repeats within itself', async () => {
  const source = `import sys
def squares(most):
    return [n * n for n in range(most)]
for n in range(3): squares(n)
for n in range(3):
    squares(n)
`
  const ran = program(source, PUZZLES.codewars1)
  await worker.run(ran)
  expect(await totals(ran)).toEqual([
    [1, 1],
    [2, 1],
    [3, 6],
    [4, 1],
    [5, 4],
    [6, 3],
  ])
})

test('up to an event, each writing line has run as often as it has made events', async () => {
  const ran = listing('tables')
  const { lines, events } = await worker.run(ran)
  for (const event of [0, 1, 63, 64, 65, 1024, 5000, events]) {
    const made = (line: number) => lines.slice(0, event).filter((each) => each === line).length
    const found = await countLines(ran, event)
    const writing = found.filter(([line]) => lines.includes(line))
    expect(writing.map(([line, soFar]) => [line, soFar])).toEqual(writing.map(([line]) => [line, made(line)]))
    expect(found.every(([, soFar, total]) => soFar <= total)).toBe(true)
    expect(found.some(([, soFar]) => soFar > 0)).toBe(event > 0)
  }
})

test('the interpreter is unchanged for the next run', async () => {
  const ran = listing('tables')
  const before = await worker.run(ran)
  await worker.count(ran, 100)
  expect((await worker.run(ran)).writes).toEqual(before.writes)
  const printing = program('import sys\nprint(sys.monitoring.get_tool(0))', PUZZLES.codewars1)
  expect((await worker.run(printing)).output).toBe('None\n')
})

test('no count is reported for a program that behaves differently when it runs again', async () => {
  const ran = listing('tables', PUZZLES.codewars2)
  await worker.run(ran)
  const other = listing('tables')
  expect(await worker.count(other, 10)).toBeUndefined()
})
