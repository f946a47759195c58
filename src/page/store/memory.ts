/** What outlives a reload or a visit, in the browser's storages. */
import { keptInTab, keptParts, keptShared, restored } from './rooms.ts'
import { type Preferences, restoredPreferences } from './preferences.ts'
import type { AppState } from './state.ts'
import { BY_PARTS, type StateStore } from './stateStore.ts'
import { asRecord, readRecord, type Storage } from './storage.ts'

/** Storage key shared by all tabs. Bump the number when the stored shape changes; older values are ignored. */
const MEMORY = 'backdoku.2'

/** Storage key of one tab: its puzzle with history, its program, its draft. */
const TAB_MEMORY = 'backdoku.tab.1'

/**
 * Returns the initial state: a reloaded tab restores its own, a new tab starts with that of the last visit, and the
 * first visit is empty. Invalid values are ignored one by one.
 */
export function recalledState(storage: Storage, tabStorage: Storage, defaults: Preferences): AppState {
  const shared = readRecord(storage, MEMORY)
  const preferences = restoredPreferences(shared['preferences'], defaults)
  return restored({ ...shared, ...readRecord(tabStorage, TAB_MEMORY) }, preferences)
}

/**
 * Writes the persisted part of the state to the storages, now and whenever this part changes. Sets `cannotPersist` in
 * the store to true if a storage could not be written, and to false once it can.
 * @param storage shared by tabs, for the next visit
 * @param tabStorage of this tab; holds its undo history
 * @param recalled the state that is in the storages; not written again if it is current
 */
export function persistState(
  { getState, setState, subscribe }: StateStore,
  storage: Storage,
  tabStorage: Storage,
  recalled: AppState,
): void {
  let keptPreferences = recalled.preferences
  function persist(): void {
    const now = getState()
    // Steps of a tour show parts of the page that the reader did not open.
    const preferred = { ...now.preferences, ...now.tour?.before.shown }
    const changed = changedPreferences(keptPreferences, preferred)
    const isKeptHere = tryWrite(() => tabStorage.setItem(TAB_MEMORY, JSON.stringify(keptInTab(now))))
    const isKept = tryWrite(() => {
      const stored = readRecord(storage, MEMORY)['preferences']
      const preferences = stored === undefined ? preferred : { ...asRecord(stored), ...changed }
      storage.setItem(MEMORY, JSON.stringify({ preferences, ...keptShared(now) }))
    })
    if (isKept) keptPreferences = preferred
    if ((isKept && isKeptHere) === now.cannotPersist) setState({ cannotPersist: !now.cannotPersist })
  }
  if (!BY_PARTS.equalityFn(keptParts(recalled), keptParts(getState()))) persist()
  subscribe(keptParts, persist, BY_PARTS)
}

/** Tries to write: storage may be forbidden or full, and the app works without it. @returns true if written */
function tryWrite(write: () => void): boolean {
  try {
    write()
    return true
  } catch {
    return false
  }
}

/** Returns the preferences that this tab has changed; another tab may have changed others meanwhile. */
function changedPreferences(before: Preferences, now: Preferences): Partial<Preferences> {
  const known: Partial<Record<string, unknown>> = { ...before }
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== known[name]))
}
