/** Finds out what a function that is called with the puzzle takes for a blank. */
import type { PuzzleText } from './puzzleText.ts'

/**
 * What a function takes: one text, or nine lists of cells. Lists hold numbers with 0 (`numbers`), `None` or `null`
 * (`nulls`) or −1 (`minus-ones`) for a blank, or digits as characters with `.` (`characters`), `0` (`zeros`), a space
 * (`spaces`) or nothing (`empty-texts`).
 */
export type PuzzleCells =
  | 'numbers'
  | 'characters'
  | 'zeros'
  | 'nulls'
  | 'minus-ones'
  | 'spaces'
  | 'empty-texts'
  | PuzzleText

type ListedCells = Exclude<PuzzleCells, PuzzleText>

/** Matches a comparison with what a list has in place of a blank; its pattern follows the sign. */
const compared = (blank: string) =>
  new RegExp(String.raw`(\])?\s*(?:[!=]==?|\bis(?:\s+not)?\b|\bin\b\s*[[(])\s*${blank}`, 'g')

/** By kind of cells: how a program asks whether a cell is blank. Group 1 is there if it asks an element of a list. */
const QUESTIONS: Readonly<Record<ListedCells, readonly RegExp[]>> = {
  numbers: [compared(String.raw`0\b(?!\.)`), /(?:\bnot\s+|!\s*)(?=[\w$.]+(?:\[[^\]]*)(\]))/g],
  characters: [compared(String.raw`(["'${'`'}])\.\2`)],
  zeros: [compared(String.raw`(["'${'`'}])0\2`)],
  nulls: [compared(String.raw`(?:None|null|undefined)\b`)],
  'minus-ones': [compared(String.raw`-\s*1\b`)],
  spaces: [compared(String.raw`(["'${'`'}]) \2`)],
  'empty-texts': [compared(String.raw`(["'${'`'}])\2(?!["'${'`'}])`)],
}

/** What the signature or the name of a function says, in questions about variables that may be cells. */
const USUAL_WORTH = 1.5

/**
 * Returns what a function may take, likeliest first: what its signature suggests, unless the program asks elements of
 * lists for another blank; then numbers, characters and what the program asks for anywhere.
 *
 *     SolveSudoku(self, grid) … if grid[r][c] == 0      characters by its name, but numbers come first
 *
 * @param usual suggested by the signature
 */
export function likelyCells(source: string, usual: PuzzleCells): readonly PuzzleCells[] {
  if (usual === 'one-line' || usual === 'one-line-dots')
    return [usual, usual === 'one-line' ? 'one-line-dots' : 'one-line']
  // The remainder of a division is no cell.
  const text = source.replaceAll(/%[^\n=!<>&|]*[!=]==?\s*0\b/g, '')
  const worth = new Map<PuzzleCells, number>([
    ['numbers', 0.1],
    ['characters', 0.1],
  ])
  for (const [cells, patterns] of Object.entries(QUESTIONS)) {
    const marks = patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, bracket]) => bracket))
    if (marks.length > 0) worth.set(cells as ListedCells, marks.some((mark) => mark !== undefined) ? 2 : 1)
  }
  worth.set(usual, (worth.get(usual) ?? 0) + USUAL_WORTH)
  return Array.from(worth.keys()).toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
}
