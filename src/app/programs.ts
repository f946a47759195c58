/** What is to be known of each program without running it; the programs themselves come with the first run. */
import { defaultId, menu } from 'virtual:program-menu'
import type { Strategy } from '../core/search/strategy.ts'

export type Program = Pick<Strategy, 'id' | 'name' | 'summary' | 'extent'>

/** In the order of the menu. */
export const PROGRAMS: readonly Program[] = menu

/** The program with an id; undefined if there is none. */
export function programWithId(id: string): Program | undefined {
  return PROGRAMS.find((program) => program.id === id)
}

/** The program to begin with. */
export const DEFAULT_PROGRAM: Program = programWithId(defaultId) ?? PROGRAMS[0]
