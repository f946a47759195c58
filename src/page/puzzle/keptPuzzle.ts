/** What the storage keeps of the puzzle: grid, format, undo history, and the draft in the text field. */
import { conflicts } from '../../sudoku/conflicts.ts'
import { gridOfLine, lineOf } from '../../sudoku/grid.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { positionNotation, positionOfNotation } from '../../search/trace/position.ts'
import { asRecord } from '../store/storage.ts'
import type { EditedBoard } from './board.ts'
import { EMPTY_PUZZLE, type Puzzle, type Version } from './puzzle.ts'

type KeptInput = Pick<EditedBoard, 'puzzle' | 'draft'>

/** Maximum number of undo steps, and of redo steps, kept over a reload. */
const KEPT_EDITS = 200

/** Returns what every tab may restore: the puzzle without its history. */
export function sharedPuzzle({ puzzle, draft }: KeptInput) {
  return { puzzle: { line: lineOf(puzzle.grid), format: puzzle.format }, draft }
}

/** Returns what this tab restores: the puzzle with its history. */
export function tabPuzzle({ puzzle: { grid, format, past, future }, draft }: KeptInput) {
  const history = {
    past: past.slice(-KEPT_EDITS).map(lineOfVersion),
    future: future.slice(0, KEPT_EDITS).map(lineOfVersion),
  }
  return { puzzle: { line: lineOf(grid), format, ...history }, draft }
}

/** Parses `tabPuzzle` or `sharedPuzzle`; returns `EMPTY_PUZZLE` if the puzzle is invalid. */
export function restoredPuzzle({ puzzle, draft }: Partial<Record<string, unknown>>): KeptInput {
  return { puzzle: puzzleOfRecord(puzzle), draft: typeof draft === 'string' ? draft : '' }
}

function puzzleOfRecord(value: unknown): Puzzle {
  const { line, format, past, future } = asRecord(value)
  const [version] = versionsIn([line])
  if (version === undefined) return EMPTY_PUZZLE
  return {
    grid: version.grid,
    conflicts: conflicts(version.grid),
    format: typeof format === 'string' ? format : EMPTY_PUZZLE.format,
    past: versionsIn(past),
    future: versionsIn(future),
  }
}

/** Formats an undo step: grid and format, then program, extent and position of the run to restore, if any. */
function lineOfVersion({ grid, format, visit }: Version): string {
  const formatted = `${lineOf(grid)}/${format}`
  if (visit === undefined) return formatted
  const { strategy, extent, position } = visit
  return `${formatted} ${strategy} ${extent} ${position === undefined ? '' : positionNotation(position)}`
}

/** Matches `lineOfVersion`, and a grid alone. */
const VERSION = /^([0-9]{81})(?:\/([\w-]+))?(?: (\S+) (first|all) ([\d.]*))?$/

/** Parses versions of the puzzle, as in the undo history. Skips invalid ones. */
function versionsIn(value: unknown): readonly Version[] {
  const lines: readonly unknown[] = Array.isArray(value) ? value : []
  return lines.flatMap((text) => {
    const [, line, format = EMPTY_PUZZLE.format, program = '', extent, position = ''] =
      VERSION.exec(String(text)) ?? []
    if (line === undefined) return []
    const strategy = strategyWithId(program)?.id
    const visit =
      strategy === undefined
        ? undefined
        : {
            strategy,
            extent: extent === 'all' ? ('all' as const) : ('first' as const),
            position: positionOfNotation(position),
          }
    return [{ grid: gridOfLine(line), format, visit }]
  })
}
