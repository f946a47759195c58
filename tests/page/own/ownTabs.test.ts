/** The user's programs in several tabs of one browser: typed text is never lost. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { chosenProgram, type OwnCommand, type LibraryProgram } from '../../../src/page/own/own.ts'
import { createOwn } from '../../../src/page/own/commands.ts'
import { EDITING_MS, TYPING_MS } from '../../../src/page/own/programLibrary.ts'
import { defaultPreferences } from '../../../src/page/store/preferences.ts'
import { initialState } from '../../../src/page/store/rooms.ts'
import type { AppState } from '../../../src/page/store/state.ts'
import { tabFirst } from '../../../src/page/store/storage.ts'
import { memoryStorage, SharedBrowser, type TabStorage } from '../../support/browserTabs.ts'

const NO_TOOLS = {
  isKept: () => Promise.reject(new Error('No tools here')),
  madeBytes: () => Promise.reject(new Error('No tools here')),
  remove: async () => undefined,
  hasMemoryFor: () => true,
}

/** Several pages of the app over one storage, with one clock. */
class Browser {
  /** The storage that all tabs share. */
  readonly shared: SharedBrowser
  nowMs = 0
  /** Number of ids made so far. */
  #ids = 0
  /** How often the browser was asked to keep its storage. */
  persisted = 0

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.shared = new SharedBrowser(entries)
  }

  /**
   * Opens a tab, or reloads one.
   * @param writesAtOnce as in `SharedBrowser.openTab` @param tabStorage the tab's own storage, which outlives a reload
   */
  open(writesAtOnce = true, tabStorage = memoryStorage()): Tab {
    const storage = this.shared.openTab(writesAtOnce)
    let state: AppState = initialState(defaultPreferences(['en']))
    const own = createOwn(
      () => state,
      (change) => {
        state = { ...state, ...change }
      },
      {
        storage: tabFirst(tabStorage, storage),
        programStorage: storage,
        // The ids are unordered, like those of a browser.
        newId: () => `${(++this.#ids * 7919) % 1009}-${this.#ids}`,
        now: () => this.nowMs,
        isVisible: () => true,
        persist: () => void this.persisted++,
        saveFile: async () => undefined,
        toolStorage: NO_TOOLS,
        choose: () => undefined,
        start: () => undefined,
        stop: () => undefined,
        end: () => undefined,
        source: () => expect.unreachable(),
        goTo: () => undefined,
        subscribe: () => () => undefined,
        takePuzzles: () => expect.unreachable(),
        nextTask: () => Promise.resolve(),
        loadGrid: () => expect.unreachable(),
      },
    )
    own({ kind: 'open', language: 'python' })
    return new Tab(storage, tabStorage, () => state, own)
  }

  reload(tab: Tab): Tab {
    this.shared.close(tab.storage)
    return this.open(true, tab.tabStorage)
  }

  close(tab: Tab): void {
    this.shared.close(tab.storage)
  }

  /** Delivers all storage events, long after the last typing. */
  settle(): void {
    this.nowMs += 2 * EDITING_MS
    this.shared.settle()
  }
}

/** A page of the app in one tab. */
class Tab {
  /** The tab's access to the storage that all tabs share. */
  readonly storage: TabStorage
  /** The tab's own storage. */
  readonly tabStorage: ReturnType<typeof memoryStorage>
  readonly #state: () => AppState
  readonly dispatch: (command: OwnCommand) => void
  /** The text that the editor of the tab shows. */
  editorText = ''

  constructor(
    storage: TabStorage,
    tabStorage: ReturnType<typeof memoryStorage>,
    state: () => AppState,
    dispatch: (command: OwnCommand) => void,
  ) {
    this.storage = storage
    this.tabStorage = tabStorage
    this.#state = state
    this.dispatch = (command) => {
      dispatch(command)
      this.look()
    }
    this.look()
  }

  get own() {
    return this.#state().own ?? expect.fail('There are none')
  }

  get cannotPersist() {
    return this.#state().cannotPersist
  }

  get shown(): LibraryProgram {
    return chosenProgram(this.own, 'python')
  }

  get texts(): readonly string[] {
    return this.own.programs.map(({ text }) => text)
  }

  get files(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.own.programs.map(({ name, text }) => [name, text]))
  }

  /** Shows the current text in the editor. */
  look(): void {
    this.editorText = this.shown.text
  }

  /** Types as the editor does. */
  type(text: string): void {
    this.dispatch({ kind: 'edit', text, before: this.editorText })
  }
}

/** Opens two tabs that show the same program of the user. */
function twoTabs(): { readonly browser: Browser; readonly a: Tab; readonly b: Tab } {
  const browser = new Browser()
  const a = browser.open()
  a.dispatch({ kind: 'add', name: 'mine.py', text: 'mine' })
  const b = browser.open()
  b.dispatch({ kind: 'choose', id: a.shown.id })
  browser.settle()
  return { browser, a, b }
}

describe('In two tabs', () => {
  test('a program that one has added stays when the other types, and after a reload', () => {
    const browser = new Browser()
    const a = browser.open()
    const b = browser.open()
    a.dispatch({ kind: 'add', name: 'added.py', text: 'added' })
    b.type('typed')
    browser.settle()
    const again = browser.reload(a)
    for (const tab of [again, b]) expect(tab.texts).toEqual(expect.arrayContaining(['added', 'typed']))
    expect(again.shown.text).toBe('added')
    expect(b.shown.text).toBe('typed')
  })

  test('the one that a tab opens with is the one after a reload, although the other has chosen another', () => {
    const browser = new Browser()
    const a = browser.open()
    a.dispatch({ kind: 'add', name: 'mine.py', text: 'mine' })
    const b = browser.open()
    browser.settle()
    expect(b.shown.text).toBe('mine')
    a.dispatch({ kind: 'add', name: 'other.py', text: 'other' })
    browser.settle()
    expect(browser.reload(b).shown.text).toBe('mine')
  })

  test('one that is edited, renamed or deleted changes in the other, which can undo the deletion', () => {
    const { browser, a, b } = twoTabs()
    a.type('edited')
    browser.settle()
    expect(b.shown).toMatchObject({ name: 'mine.py', text: 'edited' })
    a.dispatch({ kind: 'rename', name: 'renamed.py' })
    browser.settle()
    expect(b.shown).toMatchObject({ name: 'renamed.py', text: 'edited' })
    a.dispatch({ kind: 'remove' })
    browser.settle()
    expect(b.texts).not.toContain('edited')
    expect(b.own.removed).toMatchObject({ name: 'renamed.py', text: 'edited' })
    b.dispatch({ kind: 'restore' })
    browser.settle()
    expect(a.files).toMatchObject({ 'renamed.py': 'edited' })
  })

  test('one that both edit from the same revision is kept twice, under two names, and both are notified', () => {
    const { browser, a, b } = twoTabs()
    a.type('of A')
    b.type('of B')
    browser.settle()
    expect([a.shown.text, b.shown.text]).toEqual(['of A', 'of B'])
    for (const tab of [a, b]) {
      expect(Object.keys(tab.files)).toEqual(expect.arrayContaining(['mine.py', 'mine2.py']))
      expect(tab.own.notice).toEqual([{ kind: 'conflict', name: 'mine.py', copy: 'mine2.py' }])
    }
    a.type('of A, and on')
    b.type('of B, and on')
    browser.settle()
    const { texts } = browser.open()
    expect(texts).toEqual(expect.arrayContaining(['of A, and on', 'of B, and on']))
    expect(texts).not.toContain('mine')
  })

  test('one that is being edited keeps its text when the other tab continues from it', () => {
    const { browser, a, b } = twoTabs()
    a.type('of A')
    browser.shared.settle()
    b.type('of A and B')
    browser.nowMs += TYPING_MS - 1
    browser.shared.settle()
    expect(a.shown.text).toBe('of A')
    expect(b.shown.text).toBe('of A and B')
    browser.settle()
    expect(browser.open().texts).toEqual(expect.arrayContaining(['of A', 'of A and B']))
  })

  test('one that the other deletes while it is edited stays, and both are notified', () => {
    const { browser, a, b } = twoTabs()
    b.type('of B')
    browser.shared.settle()
    a.dispatch({ kind: 'remove' })
    browser.shared.settle()
    for (const tab of [a, b]) {
      expect(tab.texts).toContain('of B')
      expect(tab.own.notice).toEqual([{ kind: 'stays', name: 'mine.py' }])
      expect(tab.own.removed).toBeUndefined()
    }
    expect(b.shown.text).toBe('of B')
  })

  test('text typed into a program that was just replaced is kept beside it', () => {
    const { browser, a, b } = twoTabs()
    const { editorText } = b
    a.type('of A')
    browser.settle()
    b.dispatch({ kind: 'edit', text: `${editorText} of B`, before: editorText })
    browser.settle()
    expect(a.texts).toEqual(expect.arrayContaining(['of A', 'mine of B']))
  })

  test('untouched examples belong to each tab', () => {
    const browser = new Browser()
    const [a, b] = [browser.open(), browser.open()]
    a.type('of A')
    browser.settle()
    b.type('of B')
    browser.settle()
    expect(browser.open().texts.toSorted()).toEqual(['of A', 'of B'])
  })
})

describe('The storage', () => {
  const OLDER = {
    programs: [
      { id: 1, name: 'a.py', text: 'one' },
      { id: 4, name: 'b.cpp', language: 'cpp', text: 'two' },
      { id: 5, name: 'b.py', language: 'python', text: 'three' },
      { id: 'x' },
    ],
    chosen: { python: 5 },
    input: 'boj-2239',
  }
  const OF_OLDER = [['backdoku.own.1', JSON.stringify(OLDER)]] as const

  test('of an older version is migrated, once, by two tabs at the same time', () => {
    const browser = new Browser(OF_OLDER)
    const [a, b] = [browser.open(false), browser.open(false)]
    browser.settle()
    const c = browser.open()
    for (const tab of [a, b, c]) expect(tab.files).toEqual({ 'a.py': 'one', 'b.cpp': 'two', 'b.py': 'three' })
    expect(a.shown.name).toBe('b.py')
    expect(a.own.input).toBe('boj-2239')
    expect(browser.shared.names).not.toContain('backdoku.own.1')
  })

  test('that is full loses neither an older version nor typed text, and stores it when there is room', () => {
    const browser = new Browser(OF_OLDER)
    browser.shared.isFull = true
    const a = browser.open()
    a.type('typed')
    expect(a.texts).toContain('typed')
    expect(a.cannotPersist).toBe(true)
    browser.shared.isFull = false
    a.type('typed, and on')
    expect(browser.open().files).toMatchObject({ 'a.py': 'one', 'b.cpp': 'two', 'b.py': 'typed, and on' })
  })

  test('that another page clears does not empty the tab, which stores its programs again', () => {
    const { browser, a, b } = twoTabs()
    browser.shared.clear()
    expect(a.texts).toContain('mine')
    b.dispatch({ kind: 'add', text: 'another' })
    browser.settle()
    a.type('mine, and on')
    browser.settle()
    expect(browser.open().texts).toEqual(expect.arrayContaining(['another', 'mine, and on']))
  })

  test('is requested to persist once a program of the user is in it, and the browser is asked once', () => {
    const browser = new Browser()
    const a = browser.open()
    a.dispatch({ kind: 'add', name: 'boj2580.py', text: a.shown.text })
    a.dispatch({ kind: 'add', text: '' })
    expect(browser.persisted).toBe(0)
    a.type('mine')
    a.type('mine, and on')
    browser.reload(a).type('and on')
    expect(browser.persisted).toBe(1)
  })

  test('is written key by key: typing replaces the previous revision', () => {
    const { browser, a } = twoTabs()
    const before = browser.shared.names.length
    for (const text of ['1', '12', '123']) a.type(text)
    expect(browser.shared.names.length).toBe(before)
  })
})

/** What the user or the browser does in one of the tabs. */
const STEP = fc.record({
  tab: fc.nat({ max: 2 }),
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('type' as const) },
    { weight: 8, arbitrary: fc.constant('deliver' as const) },
    { weight: 8, arbitrary: fc.constant('commit' as const) },
    { weight: 4, arbitrary: fc.constant('look' as const) },
    { weight: 3, arbitrary: fc.constant('choose' as const) },
    { weight: 2, arbitrary: fc.constantFrom('add' as const, 'remove' as const, 'reload' as const) },
    { weight: 1, arbitrary: fc.constantFrom('restore' as const, 'rename' as const) },
  ),
  number: fc.nat({ max: 100 }),
})

describe('In two or three tabs, with any order of events', () => {
  test.prop([fc.integer({ min: 2, max: 3 }), fc.boolean(), fc.array(STEP, { maxLength: 120, size: 'max' })], {
    numRuns: 300,
  })('no typed text is lost, and in the end all have the same', (count, writesAtOnce, steps) => {
    const browser = new Browser()
    const tabs = Array.from({ length: count }, () => browser.open(writesAtOnce))
    /** Texts that no later edit has replaced and that were not deleted: none may be lost. */
    const finished = new Set<string>()
    let typed = 0

    for (const { tab: which, what, number } of steps) {
      const index = which % count
      const tab = tabs[index]
      browser.nowMs += number * 30
      switch (what) {
        case 'type': {
          const { editorText } = tab
          const at = number % (editorText.length + 1)
          const text = `${editorText.slice(0, at)}<${++typed}>${editorText.slice(at)}`
          finished.delete(editorText)
          finished.add(text)
          tab.type(text)
          break
        }
        case 'deliver':
          tab.storage.deliver()
          // In one case of four, the editor does not show the change yet.
          if (number % 4 > 0) tab.look()
          break
        case 'commit':
          tab.storage.commit()
          break
        case 'look':
          tab.look()
          break
        case 'choose':
          tab.dispatch({ kind: 'choose', id: tab.own.programs[number % tab.own.programs.length].id })
          break
        case 'add':
          finished.add(`added ${++typed}`)
          tab.dispatch({ kind: 'add', text: `added ${typed}` })
          break
        case 'remove':
          finished.delete(tab.shown.text)
          tab.dispatch({ kind: 'remove' })
          break
        case 'restore':
          if (tab.own.removed !== undefined) finished.add(tab.own.removed.text)
          tab.dispatch({ kind: 'restore' })
          break
        case 'rename':
          tab.dispatch({ kind: 'rename', name: `name${number % 3}.py` })
          break
        case 'reload':
          browser.shared.close(tab.storage)
          tabs[index] = browser.open(writesAtOnce, tab.tabStorage)
          break
      }
    }
    browser.settle()
    const after = browser.open()
    expect(after.texts).toEqual(expect.arrayContaining([...finished]))
    for (const tab of tabs) {
      // Without the untouched examples, which belong to one tab each.
      expect(Object.entries(tab.files)).toEqual(expect.arrayContaining(storedPrograms(after)))
      expect(new Set(tab.own.programs.map(({ name }) => name)).size).toBe(tab.own.programs.length)
    }
  })
})

/** Names and texts of the user's programs, without the untouched examples. */
function storedPrograms(tab: Tab): [string, string][] {
  return Object.entries(tab.files).filter(([, text]) => text.includes('<') || text.startsWith('added'))
}
