/** Runs the oracles: naive Python or C++ programs, named after the strategies (search programs) that they verify. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Case } from './cases.ts'
import type { Stream } from './stream.ts'

const DIRECTORY = import.meta.dirname

const TOOLS = { py: 'python3', cpp: 'g++' } as const

export interface Oracle {
  /** Id of the strategy that the oracle verifies. */
  readonly id: string
  readonly language: keyof typeof TOOLS
}

export const ORACLES: readonly Oracle[] = readdirSync(DIRECTORY).flatMap((file) => {
  const [id, extension] = file.split('.')
  const language = extension === 'py' || extension === 'cpp' ? extension : undefined
  // `trace.py` is a module that the Python oracles share.
  return language === undefined || id === 'trace' ? [] : [{ id, language }]
})

const available = new Map<string, boolean>()

/** True if this machine has the oracle's interpreter or compiler. */
export function canRun({ language }: Oracle): boolean {
  const tool = TOOLS[language]
  const known = available.get(tool) ?? spawnSync(tool, ['--version']).status === 0
  available.set(tool, known)
  return known
}

/** Returns the oracle's events and results for each case, from one process. @throws if the process fails */
export function oracleStreams(oracle: Oracle, cases: readonly Case[]): readonly Stream[] {
  return outputLines(oracle, [], cases).map((line) => {
    const stream: Omit<Stream, 'events'> & { readonly events: string } = JSON.parse(line)
    const events = (stream.events.match(/..../g) ?? []).map((event) => Number.parseInt(event, 16))
    return Object.assign(stream, { events })
  })
}

/** Returns the number of events of a long search, and their digest. The oracle must be in C++. */
export function oracleDigest(
  oracle: Oracle,
  search: Case,
): { readonly events: number; readonly digest: number } {
  return JSON.parse(outputLines(oracle, ['--digest'], [search])[0])
}

/** Runs an oracle on cases, and returns the lines that it prints. @throws if it fails */
function outputLines(
  { id, language }: Oracle,
  flags: readonly string[],
  cases: readonly Case[],
): readonly string[] {
  const input = cases.map(({ limit, line }) => `${limit} ${line.replaceAll('.', '0')}\n`).join('')
  if (language === 'py') return run(TOOLS.py, ['-B', join(DIRECTORY, `${id}.py`), ...flags], input)
  const directory = mkdtempSync(join(tmpdir(), 'backdoku-'))
  try {
    const program = join(directory, id)
    run(TOOLS.cpp, ['-std=c++17', '-O2', '-o', program, join(DIRECTORY, `${id}.cpp`)], '')
    return run(program, flags, input)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Runs a program and returns the lines that it prints, without empty ones. @throws if it fails */
function run(program: string, flags: readonly string[], input: string): readonly string[] {
  const { status, error, stdout, stderr } = spawnSync(program, flags, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}
