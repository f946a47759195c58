/** The listings in the folders of the programs. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Extent } from '../../src/search/engine/strategy.ts'

const DIRECTORY = join(import.meta.dirname, '../../src/search/programs')

export const EXTENTS: readonly Extent[] = ['first', 'all']

export type Language = 'py' | 'cpp' | 'ts'

export interface Listing {
  /** The id of its strategy. */
  readonly id: string
  readonly language: Language
  /** Includes its tags: `#@place` marks the line of the step `place`. */
  readonly source: string
}

export const LISTINGS: readonly Listing[] = readdirSync(DIRECTORY).flatMap((id) =>
  (['py', 'cpp', 'ts'] as const).flatMap((language) => {
    const file = join(DIRECTORY, id, `listing.${language}`)
    return existsSync(file) ? [{ id, language, source: readFileSync(file, 'utf8') }] : []
  }),
)

const TOOLS = { py: 'python3', cpp: 'g++', ts: process.execPath } as const

/** True for languages whose tools are installed on this machine. */
export const canRun: Readonly<Record<Language, boolean>> = {
  py: spawnSync(TOOLS.py, ['--version']).status === 0,
  cpp: spawnSync(TOOLS.cpp, ['--version']).status === 0,
  ts: true,
}

/** A puzzle as the input of BOJ 2580: nine lines of nine digits. @param line 81 digits */
export function judgeInput(line: string): string {
  return line.replace(/.{9}/g, (row) => `${row.split('').join(' ')}\n`)
}
