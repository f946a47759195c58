/** Carries out what is asked of the user's own programs. */
import { assertNever } from '../../core/result.ts'
import type { AppState } from '../store/state.ts'
import { examples } from './examples.ts'
import { AUTO_INPUT, chosenText, type Own, type OwnCommand, type OwnText } from './own.ts'
import type { OwnSurroundings } from './ownActions.ts'
import { keepOwn, recalledOwn } from './ownMemory.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createOwnController(get: Get, set: Set, { storage, choose, start, stop }: OwnSurroundings) {
  if (get().own === undefined) set({ own: recalledOwn(storage) ?? firstPrograms() })

  const own = (): Own => get().own ?? firstPrograms()

  function change(part: Partial<Own>): void {
    const changed = { ...own(), ...part }
    set({ own: changed })
    const isKept = keepOwn(storage, changed)
    if (!isKept && !get().forgets) set({ forgets: true })
  }

  function edit(text: string): void {
    const { id } = chosenText(own())
    change({ programs: own().programs.map((each) => (each.id === id ? { ...each, text } : each)) })
  }

  function add(name: string, text: string): void {
    const { programs } = own()
    const id = Math.max(...programs.map(({ id }) => id)) + 1
    change({ programs: [...programs, { id, name, text }], chosen: id, input: AUTO_INPUT })
  }

  /** Takes a program that was pasted: into the one that is still empty, or beside the others. */
  function take(text: string): void {
    const same = own().programs.find((known) => known.text === text)
    if (same !== undefined) change({ chosen: same.id })
    else if (chosenText(own()).text.trim() === '') edit(text)
    else add(freeName(own().programs), text)
  }

  function remove(): void {
    const { id } = chosenText(own())
    const left = own().programs.filter((text) => text.id !== id)
    const programs = left.length > 0 ? left : firstPrograms().programs
    change({ programs, chosen: programs[0].id })
  }

  return {
    obey(command: OwnCommand): void {
      switch (command.kind) {
        case 'open':
          if (command.text !== undefined) take(command.text)
          return choose()
        case 'run':
          return start()
        case 'stop':
          return stop()
        case 'edit':
          return edit(command.text)
        case 'choose':
          return change({ chosen: command.id, input: AUTO_INPUT })
        case 'add':
          return add(freeName(own().programs, command.name), command.text)
        case 'remove':
          return remove()
        case 'chooseInput':
          return change({ input: command.input })
        default:
          return assertNever(command)
      }
    },
  }
}

function firstPrograms(): Own {
  const [{ name, text }] = examples()
  return { programs: [{ id: 1, name, text }], chosen: 1, input: AUTO_INPUT, run: undefined }
}

/** The name, or the first that is free of `solution2.py` and so on. */
function freeName(programs: readonly OwnText[], wanted = 'solution.py'): string {
  const taken = new Set(programs.map(({ name }) => name))
  const stem = wanted.replace(/\.py$/, '')
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${stem}${number}.py`
    if (!taken.has(name)) return name
  }
}
