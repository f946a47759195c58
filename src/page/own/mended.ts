/** Recognises when a broken example program is mended, and stores in this browser which ones are. */
import { type MendedBy, mendedKey, type MendedPrograms } from './mendedPrograms.ts'
import type { Own, LibraryProgram } from './own.ts'
import type { SharedStorage } from '../store/storage.ts'
import type { AppState } from '../store/state.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import { BROKEN_PUZZLE, brokenText } from './broken.ts'

/**
 * Prefix of the storage keys. Bump the number when the stored shape changes. One key per program: no tab overwrites
 * what another has mended.
 */
const PREFIX = 'backdoku.mended.1.'

/** The judge whose cases the broken programs are graded on. */
const JUDGE = 'boj-2580'

/** Returns which programs are stored as mended; none if the browser forbids storage. */
export function loadMended(storage: SharedStorage): MendedPrograms {
  try {
    const names = storage.names().filter((name) => name.startsWith(PREFIX))
    return Object.fromEntries(
      names.map((name): [string, MendedBy] => [
        name.slice(PREFIX.length),
        storage.getItem(name) === 'graded' ? 'graded' : 'run',
      ]),
    )
  } catch {
    // Storage is forbidden.
    return {}
  }
}

/** @returns false if storing failed */
export function persistMended(storage: SharedStorage, key: string, mended: MendedBy): boolean {
  try {
    storage.setItem(PREFIX + key, mended)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the key of the program that the latest run or grading shows to be mended, and which of the two shows it.
 * Undefined if there is none, or if it is known already.
 */
export function newlyMended(state: AppState): { readonly key: string; readonly by: MendedBy } | undefined {
  const { own } = state
  if (own === undefined) return undefined
  const graded = gradedProgram(state, own)
  if (graded !== undefined && own.mended[graded] !== 'graded') return { key: graded, by: 'graded' }
  const ran = acceptedProgram(state, own)
  return ran === undefined || own.mended[ran] !== undefined ? undefined : { key: ran, by: 'run' }
}

/** Returns the key of the mended program whose latest run was accepted on `BROKEN_PUZZLE`. */
function acceptedProgram({ puzzle }: AppState, { run, programs }: Own): string | undefined {
  if (run?.verdict.kind !== 'accepted' || !sameBoard(puzzle.grid, BROKEN_PUZZLE)) return undefined
  return keyIfChanged(
    programs.find(({ id }) => id === run.program),
    run.text,
  )
}

/** Returns the key of the mended program that has passed all cases. */
function gradedProgram({ grading }: AppState, { programs }: Own): string | undefined {
  const { status, subject, graded, past } = grading
  const latest = past.at(-1)
  const isPassed = latest?.judge === JUDGE && latest.passed === latest.total
  if (status !== 'ended' || subject?.kind !== 'own' || graded === undefined || !isPassed) return undefined
  return keyIfChanged(
    programs.find(({ id }) => id === subject.id),
    graded.text,
  )
}

/** Returns the key of a program that was made from a broken one, if its text differs; else undefined. */
function keyIfChanged(program: LibraryProgram | undefined, text: string): string | undefined {
  if (program?.exercise === undefined) return undefined
  const { language, exercise } = program
  const broken = brokenText(language, exercise)
  return broken === undefined || broken === text ? undefined : mendedKey(language, exercise)
}
