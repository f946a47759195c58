import type { ReadError } from '../../formats/reading.ts'
import { type Grid, lineOf, sameBoard } from '../../grid.ts'
import { cellAt } from '../../units.ts'
import { completionFault } from './faults.ts'
import type { Place, Verdict } from '../judge.ts'
import type { ParsedOutput } from './printed.ts'
import type { AnswerFormat } from './writing.ts'

/**
 * Judges an output that must be one board: checks that it completes the puzzle, then the judge's own rule, then the
 * format.
 * @param rule returns the verdict on a board that completes the puzzle
 */
export function judgeBoard(
  puzzle: Grid,
  { text, content }: ParsedOutput,
  writing: AnswerFormat,
  rule: (completion: Grid) => Verdict,
): Verdict {
  const verdictOn = (board: Grid): Verdict => {
    const fault = completionFault(puzzle, board)
    return fault === undefined ? rule(board) : { kind: 'wrong', ...fault }
  }
  const answer = writing.read(text)
  if (answer !== undefined) return verdictOn(answer)
  switch (content.kind) {
    case 'nothing':
      return { kind: 'wrong', reason: { code: 'nothing-printed' }, places: [] }
    case 'unreadable':
      return unreadableVerdict(content.error)
    case 'boards': {
      if (content.boards.length > 1) return severalBoardsVerdict(puzzle, text, content.boards)
      const verdict = verdictOn(content.boards[0])
      return verdict.kind === 'wrong'
        ? verdict
        : { kind: 'misformatted', reason: writing.fault(text), places: [] }
    }
  }
}

function unreadableVerdict(error: ReadError): Verdict {
  if (error.code === 'unrecognised') return { kind: 'wrong', reason: { code: 'no-board' }, places: [] }
  return { kind: 'misformatted', reason: { code: 'unreadable', error }, places: placesOf(error) }
}

function placesOf(error: ReadError): readonly Place[] {
  if (error.code !== 'not-a-digit' && error.code !== 'out-of-range') return []
  return [{ cell: cellAt(error.row - 1, error.column - 1), printed: String(error.found) }]
}

/** Matches LeetCode's result panel as copied, with the headings Input, Output and Expected. */
const PANEL = /^\s*input\s*$[^]*^\s*output\s*$[^]*^\s*expected\s*$/im

/**
 * Returns the answer among the printed boards: the only one, the one after the puzzle, or the one under `Output`.
 * Undefined if none of these is printed. For an unreadable output, the board in it, if any.
 */
export function printedAnswer(puzzle: Grid, { text, content }: ParsedOutput): Grid | undefined {
  switch (content.kind) {
    case 'nothing':
      return undefined
    case 'unreadable':
      return content.board
    case 'boards': {
      const [first, second, third, ...others] = content.boards
      if (second === undefined) return first
      const isAfterPuzzle = third === undefined && sameBoard(first, puzzle)
      return isAfterPuzzle || (third !== undefined && others.length === 0 && PANEL.test(text))
        ? second
        : undefined
    }
  }
}

function severalBoardsVerdict(puzzle: Grid, text: string, boards: readonly Grid[]): Verdict {
  if (boards.length === 3 && PANEL.test(text)) {
    const isSolution = completionFault(puzzle, boards[1]) === undefined
    return { kind: isSolution ? 'misformatted' : 'wrong', reason: { code: 'panel', isSolution }, places: [] }
  }
  const solutions = boards.filter((board) => completionFault(puzzle, board) === undefined)
  return {
    kind: 'wrong',
    reason: {
      code: 'several-boards',
      found: boards.length,
      solutions: new Set(solutions.map((board) => lineOf(board))).size,
      echo: sameBoard(boards[0], puzzle),
    },
    places: [],
  }
}
