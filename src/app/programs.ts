/** The programs' names and summaries; the programs themselves come with the first run. */
import { defaultId, defaultSummary, menu } from 'virtual:program-menu'
import type { Strategy } from '../core/search/strategy.ts'
import type { Phrase } from '../core/text.ts'

export type Program = Pick<Strategy, 'id' | 'name' | 'extent'>

/** In the order of the menu. */
export const PROGRAMS: readonly Program[] = menu

/** The program with an id; undefined if there is none. */
export function programWithId(id: string): Program | undefined {
  return PROGRAMS.find((program) => program.id === id)
}

/** The program to begin with. */
export const DEFAULT_PROGRAM: Program = programWithId(defaultId) ?? PROGRAMS[0]

/** Its summary; those of the others are fetched at the first sign of use. */
export const DEFAULT_SUMMARY: Phrase = defaultSummary
