/** Carries out what is asked of the user's own programs. */
import type { OwnLanguage } from '../../core/own/language.ts'
import { assertNever } from '../../core/result.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { languageInFront } from './choice.ts'
import { EXAMPLES } from './examples.ts'
import { lookForTools, removeTool } from './keptTools.ts'
import { languageParts } from './languages.ts'
import {
  AUTO_INPUT,
  chosenText,
  isUnderWay,
  type Own,
  type OwnCommand,
  type OwnText,
  programsIn,
} from './own.ts'
import type { OwnSurroundings } from './ownActions.ts'
import { keepOwn, recalledOwn } from './ownMemory.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

const NOTHING_OWN: Own = {
  programs: [],
  chosen: {},
  input: AUTO_INPUT,
  optimizes: false,
  tools: { cpp: 'unknown', python: 'unknown' },
  madeBytes: { cpp: 0, python: 0 },
  removed: undefined,
  run: undefined,
  hasJustRun: false,
}

/** Whoever presses twice presses the second time within this. */
const SECOND_PRESS_MS = 500

export function createOwnController(
  get: Get,
  set: Set,
  { storage, findToolPlaces, choose, start, stop, end, source }: OwnSurroundings,
) {
  let pressed: ReturnType<typeof setTimeout> | undefined
  set({ own: get().own ?? { ...NOTHING_OWN, ...recalledOwn(storage) } })

  function own(): Own {
    return get().own ?? NOTHING_OWN
  }

  function change(part: Partial<Own>): void {
    const changed = { ...own(), removed: undefined, ...part }
    set({ own: changed })
    const isKept = keepOwn(storage, changed)
    if (!isKept && !get().forgets) set({ forgets: true })
  }

  /** Has a program of a language there, for the one that is opened. */
  function begin(language: OwnLanguage): void {
    if (language !== 'javascript' && own().tools[language] === 'unknown')
      void lookForTools(get, set, findToolPlaces)
    if (programsIn(own().programs, language).length > 0) return
    const { programs, chosen } = own()
    const [{ name, text }] = EXAMPLES[language]
    const id = nextId(programs)
    set({
      own: {
        ...own(),
        programs: [...programs, { id, name, language, text }],
        chosen: { ...chosen, [language]: id },
      },
    })
  }

  function canRun(): boolean {
    return languageInFront(get()) !== 'cpp' || own().tools.cpp !== 'short-memory'
  }

  function shown(): OwnText {
    const language = languageInFront(get())
    begin(language)
    return chosenText(own(), language)
  }

  function show({ id, language }: OwnText): void {
    change({ chosen: { ...own().chosen, [language]: id }, input: AUTO_INPUT })
  }

  function edit(text: string, { id } = shown()): void {
    change({ programs: own().programs.map((each) => (each.id === id ? { ...each, text } : each)) })
  }

  function add(language: OwnLanguage, text: string, name?: string): void {
    const { programs, chosen } = own()
    const id = nextId(programs)
    const added = { id, name: freeName(programs, language, name), language, text }
    change({
      programs: [...programs, added],
      chosen: { ...chosen, [language]: id },
      input: AUTO_INPUT,
    })
  }

  /** Takes a program that was pasted: into the one that is still empty, or beside the others. */
  function take(language: OwnLanguage, text: string): void {
    const same = own().programs.find((known) => known.text === text && known.language === language)
    const before = chosenText(own(), language)
    if (same !== undefined) show(same)
    else if (before.text.trim() === '') edit(text, before)
    else add(language, text)
  }

  function run(): void {
    const { id, text } = shown()
    const { run: latest, hasJustRun } = own()
    const isSame = latest?.program === id && latest.text === text && isUnderWay(latest.verdict)
    if (hasJustRun && isSame) return
    start()
    set({ own: { ...own(), hasJustRun: true } })
    clearTimeout(pressed)
    pressed = setTimeout(() => set({ own: { ...own(), hasJustRun: false } }), SECOND_PRESS_MS)
  }

  function remove(): void {
    const removed = shown()
    if (own().run?.program === removed.id) end()
    change({ programs: own().programs.filter((text) => text.id !== removed.id) })
    show(shownAfter(removed.language))
    change({ removed })
  }

  function restore(): void {
    const { removed, programs } = own()
    if (removed === undefined) return
    change({ programs: [...programs, removed] })
    show(removed)
  }

  function rename(name: string): void {
    const { id } = shown()
    const given = name.trim()
    if (given === '') return
    change({ programs: own().programs.map((each) => (each.id === id ? { ...each, name: given } : each)) })
  }

  function shownAfter(language: OwnLanguage): OwnText {
    begin(language)
    return programsIn(own().programs, language)[0]
  }

  return {
    obey(command: OwnCommand): void {
      switch (command.kind) {
        case 'open':
          begin(command.language)
          if (command.text !== undefined) take(command.language, command.text)
          return choose(command.language)
        case 'have':
          return begin(command.language)
        case 'run':
          return canRun() ? run() : undefined
        case 'stop':
          return stop()
        case 'countLines':
          return source()?.countLines?.(frontOf(get()).playhead.event)
        case 'endCounting':
          return source()?.endCounting?.()
        case 'edit':
          return edit(command.text)
        case 'choose': {
          const wanted = own().programs.find(({ id }) => id === command.id)
          return wanted === undefined ? undefined : show(wanted)
        }
        case 'add':
          return add(shown().language, command.text, command.name)
        case 'remove':
          return remove()
        case 'restore':
          return restore()
        case 'rename':
          return rename(command.name)
        case 'chooseInput':
          return change({ input: command.input })
        case 'optimize':
          return change({ optimizes: command.isOn })
        case 'removeTool':
          return void removeTool(get, set, findToolPlaces, command.tool)
        default:
          return assertNever(command)
      }
    },
  }
}

/** None is given twice. */
function nextId(programs: readonly OwnText[]): number {
  return Math.max(0, ...programs.map(({ id }) => id)) + 1
}

/** The name, or the first that is free of `solution2.py` and so on. */
function freeName(programs: readonly OwnText[], language: OwnLanguage, wanted?: string): string {
  const taken = new Set(programs.map(({ name }) => name))
  const [, stem, extension] = /^(.*)(\.\w+)$/.exec(wanted ?? '') ?? [
    '',
    'solution',
    languageParts(language).extension,
  ]
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : number}${extension}`
    if (!taken.has(name)) return name
  }
}
