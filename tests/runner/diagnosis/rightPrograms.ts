/** Right programs of every style, for which there must be no diagnosis. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_LANGUAGES, type OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { EXAMPLES } from '../../../src/page/own/examples.ts'
import { REAL_PROGRAMS as CPP_PROGRAMS } from '../cpp/programs.ts'
import { REAL_PROGRAMS as JAVASCRIPT_PROGRAMS } from '../javascript/programs.ts'
import { REAL_PROGRAMS as PYTHON_PROGRAMS } from '../python/programs.ts'
import { LISTED, listing } from '../cases/nativeRuns.ts'
import { styleSource } from './wrongPrograms.ts'

export interface RightProgram {
  readonly name: string
  readonly language: OwnLanguage
  readonly source: string
}

const STYLES = readdirSync(join(import.meta.dirname, 'styles'))

/** Programs that print the digits without spaces, which BOJ 2580 refuses. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set([
  'javascript: a list of strings, each made anew',
  'javascript: a string handed from call to call',
])

/** Programs of the worker tests that read the judge's input and print the solution with spaces. */
const WORKER_PROGRAMS: readonly RightProgram[] = [
  ...PYTHON_PROGRAMS.map((program) => ({ ...program, language: 'python' as const })),
  ...CPP_PROGRAMS.map((program) => ({ ...program, language: 'cpp' as const })),
  ...JAVASCRIPT_PROGRAMS.map((program) => ({ ...program, language: 'javascript' as const })),
]
  .filter((program) => program.input === undefined && !('isDense' in program) && !('line' in program))
  .map(({ name, language, source }) => ({ name: `${language}: ${name}`, language, source }))
  .filter(({ name }) => !WITHOUT_SPACES.has(name))

const EXAMPLE_TEXTS = OWN_LANGUAGES.flatMap((language) =>
  EXAMPLES[language]
    .filter(({ name }) => name.startsWith('boj2580'))
    .map(({ name, text }): RightProgram => ({ name: `example ${name}`, language, source: text })),
)

/** Right programs to make wrong ones from, by slips (typical mistakes) and mutations. */
export const BASE_PROGRAMS: readonly RightProgram[] = [
  ...LISTED.map((id): RightProgram => ({ name: `${id}.py`, language: 'python', source: listing(id, 'py') })),
  ...LISTED.map((id): RightProgram => ({ name: `${id}.cpp`, language: 'cpp', source: listing(id, 'cpp') })),
  ...STYLES.map((file) => ({ name: file, ...styleSource(file) })),
]

export const RIGHT_PROGRAMS: readonly RightProgram[] = [
  ...BASE_PROGRAMS,
  ...EXAMPLE_TEXTS,
  ...WORKER_PROGRAMS,
]
