/**
 * The broken programs in Python and C++: each has one slip. Run outside the browser, it fails the puzzle that it opens
 * with, and its mended copy is accepted.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { casesOf } from '../../../src/runner/cases/registry.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import type { Grid } from '../../../src/sudoku/grid.ts'
import type { Judge } from '../../../src/sudoku/judge/judge.ts'
import { parseOutput } from '../../../src/sudoku/judge/checking/printed.ts'
import { judgeWithId } from '../../../src/sudoku/judge/registry.ts'
import { BROKEN, BROKEN_PUZZLE } from '../../../src/page/own/broken.ts'
import { cppVerdicts, pythonVerdicts, SHORT_CASES } from '../../runner/cases/nativeRuns.ts'
import { some, thoroughUnless } from '../../thorough.ts'

/** Commands of the system. Not inlined into the calls: there, the dependency linter takes them for packages. */
const TOOLS = { python: 'python3', cpp: 'g++' } as const
const EXTENSIONS = { python: '.py', cpp: '.cpp' } as const
type Language = keyof typeof EXTENSIONS
const LANGUAGES: readonly Language[] = ['python', 'cpp']

const PROGRAMS = LANGUAGES.flatMap((language) =>
  BROKEN[language].map(({ id, text }) => ({ language, id, text })),
)

/** The program in Python that a default run runs. */
const RUN_BY_DEFAULT: ReadonlySet<string> = new Set(some(BROKEN.python, 1).map(({ id }) => id))

const folder = mkdtempSync(join(tmpdir(), 'broken-'))
afterAll(() => rmSync(folder, { recursive: true }))

const judge = judgeOf('boj-2580')

const brokenFile = (language: Language, id: string) => `src/page/own/broken/${id}${EXTENSIONS[language]}`
const mendedFile = (language: Language, id: string) => `tests/page/own/mended/${id}${EXTENSIONS[language]}`

function judgeOf(id: string): Judge {
  const judge = judgeWithId(id)
  if (judge === undefined) throw new RangeError(`There is no judge ${id}`)
  return judge
}

/** Returns the command that runs a program; compiles a program in C++. */
function command(language: Language, file: string): readonly [string, ...string[]] {
  if (language === 'python') return [TOOLS.python, file]
  const program = join(folder, file.replaceAll('/', '-'))
  execFileSync(TOOLS.cpp, ['-std=c++17', '-O2', '-o', program, file])
  return [program]
}

/** True if the program ends with status 0, and the judge does not refuse its output. */
function isAccepted([program, ...options]: readonly [string, ...string[]], puzzle: Grid): boolean {
  const input = `${writeGrid(puzzle, 'boj-2580')}\n`
  const { status, stdout } = spawnSync(program, options, { input, encoding: 'utf8', timeout: 20_000 })
  const verdict = judge.judge(puzzle, parseOutput(stdout)).kind
  return status === 0 && (verdict === 'accepted' || verdict === 'undecided')
}

/** The lines of `text` without those of `other`; each line of `other` removes one equal line. */
function linesOnlyIn(text: string, other: string): readonly string[] {
  const left = other.split('\n')
  return text.split('\n').filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

describe.each(PROGRAMS)('The broken $language program with the slip $id', ({ language, id, text }) => {
  test('differs from its mended twin in one slip of one or two lines', () => {
    const mended = readFileSync(mendedFile(language, id), 'utf8')
    expect(mended).not.toBe(text)
    expect(linesOnlyIn(text, mended).length).toBeLessThanOrEqual(2)
    expect(linesOnlyIn(mended, text).length).toBeLessThanOrEqual(2)
    const { length } = text.split('\n')
    expect(Math.abs(mended.split('\n').length - length)).toBeLessThanOrEqual(1)
  })

  test('does not say what is wrong', () => {
    expect(text).not.toMatch(language === 'python' ? /#|bug|slip|wrong/i : /\/\/|\/\*|bug|slip|wrong/i)
  })

  test(
    'is refused on the puzzle that it opens with, and its twin is accepted there',
    thoroughUnless(language === 'python' && RUN_BY_DEFAULT.has(id)),
    () => {
      expect(isAccepted(command(language, brokenFile(language, id)), BROKEN_PUZZLE)).toBe(false)
      expect(isAccepted(command(language, mendedFile(language, id)), BROKEN_PUZZLE)).toBe(true)
    },
  )

  test('is accepted on the cases with a short search once it is mended', thoroughUnless(false), () => {
    const source = readFileSync(mendedFile(language, id), 'utf8')
    const graded = { judge, cases: SHORT_CASES }
    const [verdicts] =
      language === 'python' ? pythonVerdicts([{ source, ...graded }]) : cppVerdicts(source, [graded])
    const refused = [...verdicts].filter(([, verdict]) => verdict !== 'accepted')
    expect(refused).toEqual([])
  })
})

test('The puzzle of the broken programs is a case of BOJ 2580', () => {
  expect(casesOf('boj-2580').map(({ puzzle }) => puzzle.join(''))).toContain(BROKEN_PUZZLE.join(''))
})

test('There are ten broken programs in each language, with the same slips', () => {
  const [python, cpp] = LANGUAGES.map((language) => BROKEN[language].map(({ id }) => id))
  expect(python).toHaveLength(10)
  expect(cpp).toEqual(python)
  expect(new Set(python).size).toBe(10)
})
