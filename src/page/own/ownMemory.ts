/**
 * Stores which of the user's programs are shown, migrates programs of a legacy version, requests persistent storage.
 */
import { OWN_LANGUAGES } from '../../sudoku/reading/language.ts'
import { readRecord, asRecord, type Storage } from '../store/storage.ts'
import { AUTO_INPUT, type Own, type LibraryProgram } from './own.ts'
import type { ProgramLibrary, LibraryDependencies } from './programLibrary.ts'

/** Key of a legacy version: all programs in one value, which each tab wrote as a whole. */
const LEGACY_KEY = 'backdoku.own.1'

/** Key of the programs and the input that are shown. Bump the suffix when the stored shape changes. */
const SHOWN_KEY = 'backdoku.shown.1'

type ShownPrograms = Pick<Own, 'chosen' | 'input'>

export function loadShown(storage: Storage): ShownPrograms | undefined {
  const shown = readRecord(storage, SHOWN_KEY)
  return 'chosen' in shown ? readShown(shown) : undefined
}

/** @returns false if storing failed */
export function persistShown(storage: Storage, { chosen, input }: ShownPrograms): boolean {
  try {
    storage.setItem(SHOWN_KEY, JSON.stringify({ chosen, input }))
    return true
  } catch {
    return false
  }
}

/** Moves programs of a legacy version into the library. @returns which were shown */
export function migrateLegacyPrograms(
  { programStorage, newId }: LibraryDependencies,
  library: ProgramLibrary,
): ShownPrograms | undefined {
  const legacy = readRecord(programStorage, LEGACY_KEY)
  const programs: readonly unknown[] = Array.isArray(legacy['programs']) ? legacy['programs'] : []
  const texts = programs.flatMap(readLegacyProgram)
  if (texts.length === 0) return undefined
  for (const program of texts) {
    const { id, language, text } = program
    const isThere = library.programs.some((known) => known.language === language && known.text === text)
    const isTaken = library.programs.some((known) => known.id === id)
    if (!isThere) library.put(isTaken ? { ...program, id: newId() } : program)
  }
  makeRoom(programStorage, library)
  return readShown(legacy)
}

/**
 * Deletes the legacy programs, whose space their copies in the library may need, and saves the library again. Restores
 * them if saving fails.
 */
function makeRoom(programStorage: LibraryDependencies['programStorage'], library: ProgramLibrary): void {
  try {
    const legacy = programStorage.getItem(LEGACY_KEY)
    programStorage.removeItem(LEGACY_KEY)
    library.saveAgain()
    if (!library.isKept && legacy !== null) programStorage.setItem(LEGACY_KEY, legacy)
  } catch {
    // Storage access denied: the next visit retries.
  }
}

function readLegacyProgram(value: unknown): readonly LibraryProgram[] {
  const { id, name, text, language } = asRecord(value)
  if (typeof id !== 'number' || typeof name !== 'string' || typeof text !== 'string') return []
  // Older versions knew only Python.
  const known = OWN_LANGUAGES.find((each) => each === language) ?? 'python'
  return [{ id: String(id), name, language: known, text }]
}

/** Parses which programs and input are shown. Converts numeric ids, which legacy versions stored, to strings. */
function readShown({ chosen, input }: Partial<Record<string, unknown>>): ShownPrograms {
  const ids = asRecord(chosen)
  return {
    chosen: Object.fromEntries(
      OWN_LANGUAGES.flatMap((language) => {
        const id = ids[language]
        return typeof id === 'string' || typeof id === 'number' ? [[language, String(id)]] : []
      }),
    ),
    input: typeof input === 'string' ? input : AUTO_INPUT,
  }
}

/** Key that is set with the first request for persistent storage. */
const ASKED_KEY = 'backdoku.persist.1'

/** Requests persistent storage once per browser. */
export function requestPersistence(storage: Storage, persist: () => void): void {
  try {
    if (storage.getItem(ASKED_KEY) !== null) return
    storage.setItem(ASKED_KEY, 'asked')
  } catch {
    // Nothing can be stored: persistence is pointless.
    return
  }
  persist()
}
