/**
 * The user's own programs, shared by all tabs of this browser. A program is stored under its latest revision, which
 * names the revisions that it replaces. No tab writes to a key that another may write to, so none can overwrite what it
 * has not seen. Two tabs that edit the same revision leave two revisions, which become two programs.
 */
import type { SharedStorage } from '../store/storage.ts'
import { withUniqueNames } from './fileNames.ts'
import type { LibraryProgram } from './own.ts'
import { BEHIND, type StoredProgram, storedProgramsOf, type Revision, revisionOf } from './revisions.ts'
import { type Entry, entryOf, compareEntries, isSame, laterRevision, asStored } from './libraryEntry.ts'

/** Prefix of the storage keys. Bump the number when the stored shape changes. */
const PREFIX = 'backdoku.own.2.'

/** A program typed into less than this time ago keeps its text when another tab stores a newer one. */
export const TYPING_MS = 2000

/** A program typed into less than this time ago stays when another tab deletes it. */
export const EDITING_MS = 10_000

export interface LibraryChanges {
  /** New ids of programs by their old ids. */
  readonly moved: ReadonlyMap<string, string>
  readonly removed: readonly LibraryProgram[]
  /** Programs edited in two tabs simultaneously, with the names of both versions. */
  readonly conflicts: readonly { readonly name: string; readonly copy: string }[]
  /** Names of programs that were deleted in one tab and stay, because another tab is editing them. */
  readonly stays: readonly string[]
}

export interface LibraryDependencies {
  readonly programStorage: SharedStorage
  /** Returns an id that is unique across tabs. */
  readonly newId: () => string
  readonly now: () => number
  /** True if the tab is visible: a hidden one is not being typed into. */
  readonly isVisible: () => boolean
}

export class ProgramLibrary {
  readonly #dependencies: LibraryDependencies
  /** Prefix of the keys of all revisions that this tab writes. */
  readonly #tab: string
  /** Cache of the revisions; they never change, so each is read once. */
  readonly #revisions = new Map<string, Revision>()
  /** Ids of the programs that this tab deleted. */
  readonly #removedHere = new Set<string>()
  /** Number of revisions that this tab has tried to write; part of their keys. */
  #writeCount = 0
  /** The programs and how they are stored, in list order. */
  #entries: readonly Entry[] = []
  /** The programs of the entries, with unique names. */
  #programs: readonly LibraryProgram[] = []
  /** A program that is listed with the user's, and stored once edited; undefined if there is none. */
  #lent: LibraryProgram | undefined

  constructor(dependencies: LibraryDependencies) {
    this.#dependencies = dependencies
    this.#tab = dependencies.newId()
    const found = this.#storedPrograms()
    this.#setEntries(found.map(entryOf))
    // Complete the writes that an earlier visit may have left unfinished.
    for (const each of found) if (!each.isSettled) this.#settle(each)
    for (const { after } of this.#revisions.values()) for (const key of after) this.#discard(key)
  }

  /** In list order; names are unique. */
  get programs(): readonly LibraryProgram[] {
    return this.#programs
  }

  /** True if every program is stored, except unchanged examples. */
  get isKept(): boolean {
    return this.#entries.every(({ status }) => status !== 'unsaved')
  }

  /** Adds an example, which is stored once edited. */
  begin(program: LibraryProgram): void {
    const order = this.#nextOrder()
    this.#setEntry({ program, order, revisions: [], status: 'example', typedAtMs: Number.NEGATIVE_INFINITY })
  }

  /** Stores the unedited examples of a language; called before another program is added beside them. */
  keepExamples(language: LibraryProgram['language']): void {
    for (const entry of this.#entries)
      if (entry.status === 'example' && entry.program.language === language)
        this.#setEntry(this.#store(entry))
  }

  /** Id of the lent program, until it is edited. */
  get lentId(): string | undefined {
    return this.#lent?.id
  }

  /** Lists a program that is not the user's, in place of the one lent before; undefined for none. */
  lend(program: LibraryProgram | undefined): void {
    this.#lent = program
    this.#setEntries(this.#entries)
  }

  /** Stores a new or changed program. @param isTyped true if the user types in it */
  put(program: LibraryProgram, isTyped = false): void {
    const before = this.#entry(program.id)
    const { order = this.#nextOrder(), revisions = [], typedAtMs = Number.NEGATIVE_INFINITY } = before ?? {}
    this.#removedHere.delete(program.id)
    if (program.id === this.#lent?.id) this.#lent = undefined
    this.#setEntry({
      program,
      order,
      revisions,
      status: 'unsaved',
      typedAtMs: isTyped ? this.#dependencies.now() : typedAtMs,
    })
    this.saveAgain()
  }

  /** Tries to store the programs that the storage refused, because it may have room again. */
  saveAgain(): void {
    for (const entry of this.#entries) if (entry.status === 'unsaved') this.#setEntry(this.#store(entry))
  }

  /** Deletes a program, also for other tabs that are not editing it. */
  remove(id: string): void {
    if (id === this.#lent?.id) return this.lend(undefined)
    const entry = this.#entry(id)
    if (entry === undefined) return
    this.#removedHere.add(id)
    this.#setEntries(this.#entries.filter((each) => each !== entry))
    for (const key of entry.revisions) this.#discard(key)
  }

  /** Handles a cleared browser storage: the programs stay, and are stored again with the next change. */
  cleared(): void {
    this.#revisions.clear()
    this.#setEntries(
      this.#entries.map((entry) => ({
        ...entry,
        revisions: [],
        status: entry.status === 'example' ? 'example' : 'unsaved',
      })),
    )
  }

  /** Merges what other tabs have written. @returns their changes */
  refresh(): LibraryChanges {
    const before = this.#entries
    const found = this.#storedPrograms()
    const taken = new Set<StoredProgram>()
    const moved = new Map<string, string>()
    const removed: LibraryProgram[] = []
    const stays: string[] = []
    const forks: { readonly id: string; readonly beside: string }[] = []
    const entries: Entry[] = []
    const others: Entry[] = []

    for (const entry of before) {
      const same = found.find((each) => isSame(each, entry))
      if (same === undefined || taken.has(same)) {
        others.push(entry)
        continue
      }
      taken.add(same)
      entries.push(asStored(entry, same))
      if (same.program.id !== entry.program.id) moved.set(entry.program.id, same.program.id)
    }
    for (const entry of others) {
      const { program, status } = entry
      const next = status === 'example' ? undefined : laterRevision(found, entry)
      if (next === undefined) {
        if (status !== 'stored') entries.push(entry)
        else if (this.#idleMs(entry) >= EDITING_MS) removed.push(program)
        else {
          stays.push(program.name)
          entries.push(this.#store({ ...entry, revisions: [] }))
        }
      } else if (status === 'stored' && this.#idleMs(entry) >= TYPING_MS) {
        if (next.program.id !== program.id) moved.set(program.id, next.program.id)
        if (!taken.has(next)) entries.push({ ...entryOf(next), typedAtMs: entry.typedAtMs })
        taken.add(next)
      } else {
        // Keep both: the text of this tab becomes another program.
        const id = this.#dependencies.newId()
        moved.set(program.id, id)
        forks.push({ id, beside: next.program.name })
        entries.push({
          ...entry,
          program: { ...program, id },
          order: next.order + BEHIND,
          revisions: [],
          status: 'unsaved',
        })
      }
    }
    for (const each of found) {
      if (taken.has(each)) continue
      entries.push(entryOf(each))
      if (this.#removedHere.delete(each.program.id)) stays.push(each.program.name)
      if (each.beside !== undefined) forks.push({ id: each.program.id, beside: each.beside })
    }
    this.#setEntries(entries)
    for (const each of found)
      if (!each.isSettled && each.revisions.some((key) => key.startsWith(this.#tab))) {
        this.#settle(each)
        if (each.beside !== undefined) forks.push({ id: each.program.id, beside: each.beside })
      }
    for (const { id, beside } of forks) {
      const fork = this.#entry(id)
      if (fork?.status === 'unsaved') this.#setEntry(this.#store(this.#withShownName(fork), beside))
    }
    const conflicts = forks.map(({ id, beside }) => ({ name: beside, copy: this.#shownName(id) }))
    return { moved, removed, conflicts, stays }
  }

  /** Stores one of two concurrent revisions of a program as a separate program. */
  #settle({ program: { id }, beside }: StoredProgram): void {
    const entry = this.#entry(id)
    if (entry !== undefined) this.#setEntry(this.#store(this.#withShownName(entry), beside))
  }

  /** Returns the time in ms since the user typed into a program; infinite in a hidden tab. */
  #idleMs({ typedAtMs }: Entry): number {
    const { now, isVisible } = this.#dependencies
    return isVisible() ? now() - typedAtMs : Number.POSITIVE_INFINITY
  }

  /** Returns the programs of the stored revisions that no other revision replaces. */
  #storedPrograms(): readonly StoredProgram[] {
    const { programStorage } = this.#dependencies
    try {
      const names = programStorage.names().filter((name) => name.startsWith(PREFIX))
      const keys = new Set(names.map((name) => name.slice(PREFIX.length)))
      for (const key of this.#revisions.keys()) if (!keys.has(key)) this.#revisions.delete(key)
      for (const key of keys) {
        if (this.#revisions.has(key)) continue
        const revision = revisionOf(key, programStorage.getItem(PREFIX + key))
        if (revision !== undefined) this.#revisions.set(key, revision)
      }
    } catch {
      // Storage is forbidden: only this tab's programs exist.
      return []
    }
    const revisions = [...this.#revisions.values()]
    const replaced = new Set(revisions.flatMap(({ after }) => after))
    return storedProgramsOf(revisions.filter(({ key }) => !replaced.has(key)))
  }

  /**
   * @param beside name of the program from which this one was split by concurrent edits
   * @returns the entry after the attempt to store it
   */
  #store(entry: Entry, beside?: string): Entry {
    const { program, order, revisions: after } = entry
    this.#writeCount++
    const key = `${this.#tab}-${this.#writeCount}`
    try {
      const text = JSON.stringify({ ...program, order, after, beside })
      this.#dependencies.programStorage.setItem(PREFIX + key, text)
    } catch {
      // Storage is forbidden or full.
      return { ...entry, status: 'unsaved' }
    }
    this.#revisions.set(key, { key, program, order, after, beside })
    for (const replaced of after) this.#discard(replaced)
    return { ...entry, revisions: [key], status: 'stored' }
  }

  #discard(key: string): void {
    if (!this.#revisions.delete(key)) return
    try {
      this.#dependencies.programStorage.removeItem(PREFIX + key)
    } catch {
      // Storage was forbidden after the write. A later visit discards the revision.
    }
  }

  #entry(id: string): Entry | undefined {
    return this.#entries.find(({ program }) => program.id === id)
  }

  #setEntry(entry: Entry): void {
    const { id } = entry.program
    this.#setEntries([...this.#entries.filter(({ program }) => program.id !== id), entry])
  }

  #setEntries(entries: readonly Entry[]): void {
    this.#entries = entries.toSorted(compareEntries)
    const lent = this.#lent === undefined ? [] : [this.#lent]
    this.#programs = withUniqueNames([...this.#entries.map(({ program }) => program), ...lent])
  }

  #shownName(id: string): string {
    return this.#programs.find((program) => program.id === id)?.name ?? ''
  }

  /** Returns the entry with its unique name, which it then keeps even if the other program of its name is removed. */
  #withShownName(entry: Entry): Entry {
    const { program } = entry
    return { ...entry, program: { ...program, name: this.#shownName(program.id) } }
  }

  /** Returns the `order` of a new program, which is listed last. */
  #nextOrder(): number {
    return Math.floor(Math.max(0, ...this.#entries.map(({ order }) => order))) + 1
  }
}
