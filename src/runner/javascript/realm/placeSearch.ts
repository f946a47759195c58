/**
 * Before each statement, searches the program's variables for a structure (list, map or object) that holds the board,
 * until the program writes to a board.
 */
import { isList } from './boards.ts'
import type { Frame } from './lineTracer.ts'
import type { PlaceRecorder } from './placeRecorder.ts'
import { isHolder } from './places.ts'

/** Maximum searches of the variables per line. Later searches rarely find a board that the earlier ones missed. */
const LOOKS_PER_LINE = 100
/** Statements after which the search ends, although the program has not written to a board. */
const STATEMENTS = 200_000
/** Maximum objects and nesting levels that one search of the variables visits. */
const OBJECTS = 150
const LEVELS = 3
/** Maximum properties of an object to descend into; larger objects are taken for data. */
const PROPERTIES = 24

/**
 * @param scopes names of the variables in each scope
 * @param giveUp called once if the search ends and no structure has shown the puzzle
 */
export function makePlaceSearch(
  recorder: PlaceRecorder,
  scopes: readonly (readonly string[])[],
  giveUp: () => void,
) {
  /** Number of searches per line. */
  const looks = new Map<number, number>()
  let module: Frame | undefined
  let statements = 0
  let isOver = false

  function searchCall(frame: Frame): void {
    const values: unknown[] = []
    const { r: read, s: scope } = frame
    if (typeof read !== 'function') return
    for (let index = 0; index < (scopes[scope]?.length ?? 0); index++) {
      try {
        values.push(Reflect.apply(read, undefined, [index]))
      } catch {
        // The variable is not initialised yet.
      }
    }
    searchValues(values)
  }

  /** Lets the recorder consider the structures in values, level by level, except those inside lists of 9 or more. */
  function searchValues(values: readonly unknown[]): void {
    const seen = new Set<object>()
    let level: readonly unknown[] = values
    for (let depth = 0; depth < LEVELS; depth++) {
      const inner: unknown[] = []
      for (const value of level) {
        if (!isHolder(value) || seen.has(value) || seen.size >= OBJECTS) continue
        seen.add(value)
        recorder.consider(value)
        if (!isList(value) || value.length < 9) inner.push(...innerOf(value))
      }
      level = inner
    }
  }

  /** Read by the program's hooks: `on` is false once the search has ended. */
  const tracing = { on: true }

  return {
    tracing,
    /** Called when a call starts; the first one is the module's own. */
    entered(frame: Frame): void {
      module ??= frame
    },
    /** Called before each statement. */
    line(frame: Frame): void {
      if (isOver) return
      if (recorder.isLive() || ++statements > STATEMENTS) {
        isOver = true
        tracing.on = false
        if (!recorder.hasCandidate()) giveUp()
        return
      }
      const count = looks.get(frame.l) ?? 0
      if (count >= LOOKS_PER_LINE) return
      looks.set(frame.l, count + 1)
      searchCall(frame)
      if (module !== undefined && module !== frame) searchCall(module)
    },
  }
}

/** Returns the values directly inside a structure; none for large ones that are not lists. */
function innerOf(value: object): readonly unknown[] {
  if (isList(value)) return Array.from(value)
  if (value instanceof Map)
    return value.size > PROPERTIES ? [] : [...(value as Map<unknown, unknown>).values()]
  const properties = Object.values(Object.getOwnPropertyDescriptors(value))
  return properties.length > PROPERTIES ? [] : properties.map((property): unknown => property.value)
}
