/** Right programs of every style. None of them has a fault to tell. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnLanguage } from '../../../src/core/own/language.ts'
import { LISTED, listing } from '../cases/nativeRuns.ts'
import { styleSource } from './wrongPrograms.ts'

export interface RightProgram {
  readonly name: string
  readonly language: OwnLanguage
  readonly source: string
}

const STYLES = readdirSync(join(import.meta.dirname, 'styles'))

export const RIGHT_PROGRAMS: readonly RightProgram[] = [
  ...LISTED.map((id): RightProgram => ({ name: `${id}.py`, language: 'python', source: listing(id, 'py') })),
  ...LISTED.map((id): RightProgram => ({ name: `${id}.cpp`, language: 'cpp', source: listing(id, 'cpp') })),
  ...STYLES.map((file) => ({ name: file, ...styleSource(file) })),
]
