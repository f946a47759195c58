/** Keeps beside the user's own programs which of them are shown, and takes over those of an older version. */
import { OWN_LANGUAGES } from '../../core/own/language.ts'
import { parsed, record, type Storage } from '../../app/store/memory.ts'
import { AUTO_INPUT, type Own, type OwnText } from '../../app/own/own.ts'
import type { ProgramLibrary, LibraryDependencies } from '../../app/own/programLibrary.ts'

/** All programs in one, which each tab wrote as a whole. */
const OLDER = 'backdoku.own.1'

/** Bump the suffix when the stored shape changes. */
const SHOWN = 'backdoku.shown.1'

type Shown = Pick<Own, 'chosen' | 'input'>

/** Of the visit before; undefined where there is none. */
export function recalledShown(storage: Storage): Shown | undefined {
  const shown = parsed(storage, SHOWN)
  return 'chosen' in shown ? shownIn(shown) : undefined
}

/** @returns whether it could be kept */
export function persistShown(storage: Storage, { chosen, input }: Shown): boolean {
  try {
    storage.setItem(SHOWN, JSON.stringify({ chosen, input }))
    return true
  } catch {
    return false
  }
}

/** Puts the programs of an older version on the shelf. @returns which of them were shown; undefined where there are none */
export function takeOlderPrograms(
  { programStorage, newId }: LibraryDependencies,
  library: ProgramLibrary,
): Shown | undefined {
  const older = parsed(programStorage, OLDER)
  const programs: readonly unknown[] = Array.isArray(older['programs']) ? older['programs'] : []
  const texts = programs.flatMap(olderText)
  if (texts.length === 0) return undefined
  for (const program of texts) {
    const { id, language, text } = program
    const isThere = library.programs.some((known) => known.language === language && known.text === text)
    const isTaken = library.programs.some((known) => known.id === id)
    if (!isThere) library.put(isTaken ? { ...program, id: newId() } : program)
  }
  makeRoom(programStorage, library)
  return shownIn(older)
}

/** The older ones go once the newer are stored, which may take the room that they have. */
function makeRoom(programStorage: LibraryDependencies['programStorage'], library: ProgramLibrary): void {
  try {
    const older = programStorage.getItem(OLDER)
    programStorage.removeItem(OLDER)
    library.saveAgain()
    if (!library.isKept && older !== null) programStorage.setItem(OLDER, older)
  } catch {
    // Forbidden: they are taken over again by the next visit.
  }
}

function olderText(value: unknown): readonly OwnText[] {
  const { id, name, text, language } = record(value)
  if (typeof id !== 'number' || typeof name !== 'string' || typeof text !== 'string') return []
  // Before there were others, all were Python.
  const known = OWN_LANGUAGES.find((each) => each === language) ?? 'python'
  return [{ id: String(id), name, language: known, text }]
}

/** Ids of an older version were numbers. */
function shownIn({ chosen, input }: Partial<Record<string, unknown>>): Shown {
  const ids = record(chosen)
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

/** Has asked before. */
const ASKED = 'backdoku.persist.1'

/** Asks the browser once to keep what is stored here even if it needs the room. */
export function requestPersistence(storage: Storage, persist: () => void): void {
  try {
    if (storage.getItem(ASKED) !== null) return
    storage.setItem(ASKED, 'asked')
  } catch {
    // Nothing is kept here, or nothing more: the browser need not be asked.
    return
  }
  persist()
}
