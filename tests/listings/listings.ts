/** The listings as they stand in their folder. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Extent } from '../../src/core/search/strategy.ts'

const DIRECTORY = join(import.meta.dirname, '../../src/listings')

export const EXTENTS: readonly Extent[] = ['first', 'all']

export type Language = 'py' | 'cpp' | 'ts'

export interface Listing {
  /** The id of its strategy. */
  readonly id: string
  readonly language: Language
  /** With its tags. */
  readonly source: string
}

export const LISTINGS: readonly Listing[] = readdirSync(DIRECTORY).flatMap((file) => {
  const [id, extension] = file.split('.')
  const language = (['py', 'cpp', 'ts'] as const).find((known) => known === extension)
  return language === undefined ? [] : [{ id, language, source: readFileSync(join(DIRECTORY, file), 'utf8') }]
})

const TOOLS = { py: 'python3', cpp: 'g++', ts: process.execPath } as const

/** Whether this machine has what listings in the language are run with. */
export const canRun: Readonly<Record<Language, boolean>> = {
  py: spawnSync(TOOLS.py, ['--version']).status === 0,
  cpp: spawnSync(TOOLS.cpp, ['--version']).status === 0,
  ts: true,
}

/** A puzzle as the input of BOJ 2580: nine lines of nine digits. @param line 81 digits */
export function judgeInput(line: string): string {
  return line.replace(/.{9}/g, (row) => `${row.split('').join(' ')}\n`)
}
