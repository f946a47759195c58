/** The contract of every judge in the registry. A judge's promise is what its problem statement says about inputs. */
import { MOST_CALLS, plainCallCount } from '../../src/sudoku/judge/checking/plainCalls.ts'
import { type Givens, givensOf } from '../../src/sudoku/givens.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conflicts } from '../../src/sudoku/conflicts.ts'
import { writeGrid } from '../../src/sudoku/formats/registry.ts'
import { type Grid, gridOfLine, isComplete } from '../../src/sudoku/grid.ts'
import type { AnswerKind, Judge, Verdict } from '../../src/sudoku/judge/judge.ts'
import { judgementOf } from '../../src/sudoku/judge/judging.ts'
import { JUDGES, judgeWithId } from '../../src/sudoku/judge/registry.ts'
import { en } from '../../src/page/words/en.ts'
import { ko } from '../../src/page/words/ko.ts'
import { VERDICTS } from '../../src/page/judge/words.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { randomPuzzle } from '../sudoku/randomPuzzles.ts'
import { solutionsOf } from '../sudoku/judge/solved.ts'
import { cases, some } from '../thorough.ts'

type BoardAnswer = Extract<AnswerKind, { kind: 'board' }>
type PhraseAnswer = Extract<AnswerKind, { kind: 'phrase' }>

const BOARD_JUDGES = JUDGES.flatMap((judge) =>
  judge.answer.kind === 'board' ? [{ id: judge.id, judge, answer: judge.answer }] : [],
)
const PHRASE_JUDGES = JUDGES.flatMap((judge) =>
  judge.answer.kind === 'phrase' ? [{ id: judge.id, judge, answer: judge.answer }] : [],
)

/** Puzzles with this many solutions or more are not tried. */
const MOST_SOLUTIONS = 20

/** Random puzzles, most with one solution or a few; fast-check prints the seed of a failing one. */
const puzzles: fc.Arbitrary<Grid> = fc
  .record({ seed: fc.integer(), blanks: fc.integer({ min: 1, max: 52 }) })
  .map(({ seed, blanks }) => randomPuzzle(seed, blanks))

function checkedGivens(grid: Grid): Givens {
  const checked = givensOf(grid)
  return checked.ok ? checked.value : expect.unreachable()
}

function verdictOn(judge: Judge, puzzle: Grid, output: string): Verdict {
  return judgementOf({ puzzle, format: 'line-81', output, judge: judge.id }).verdict
}

function verdictOnBoard(judge: Judge, { format }: BoardAnswer, puzzle: Grid, board: Grid): Verdict {
  return verdictOn(judge, puzzle, writeGrid(board, format))
}

/** Returns the cells at fault on a board, by definition: changed givens, blanks, duplicates. */
function faultyCells(puzzle: Grid, board: Grid): ReadonlySet<number> {
  const cells = board.flatMap((digit, cell) =>
    digit === 0 || (puzzle[cell] !== 0 && puzzle[cell] !== digit) ? [cell] : [],
  )
  return new Set([...cells, ...conflicts(board).flatMap((conflict) => conflict.cells)])
}

/** Text made of the parts of outputs, or any text at all. */
const texts = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('5', '3', '0', '10', ' ', '\n', '[', ']', ',', '"', '.', '|', '-', 'k', 'Finished!'),
      {
        maxLength: 250,
      },
    )
    .map((parts) => parts.join('')),
)

test('each is found by its id, and no other', () => {
  for (const judge of JUDGES) expect(judgeWithId(judge.id)).toBe(judge)
  expect(judgeWithId('')).toBeUndefined()
  expect(new Set(JUDGES.map(({ id }) => id)).size).toBe(JUDGES.length)
})

describe.each(JUDGES.map((judge) => ({ id: judge.id, judge })))('$id', ({ id, judge }) => {
  test('has an id that can be stored, and its words in both languages', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const phrase of [judge.name, judge.promise, ...Object.values(judge.words)]) {
      expect(phrase.en).toMatch(/\S$/)
      expect(phrase.ko).toMatch(/\S$/)
    }
    expect(judge.promise.en).not.toMatch(/[.;]$/)
    expect(judge.promise.ko).toMatch(/[가-힣]$/)
  })

  test('rejects an empty output', () => {
    for (const output of ['', ' \n\n\t'])
      expect(verdictOn(judge, gridOfLine(PUZZLES.codewars1), output)).toMatchObject({
        kind: 'wrong',
        reason: { code: 'nothing-printed' },
      })
  })

  test('answers any text with a verdict that can be phrased in every language', () => {
    fc.assert(
      fc.property(puzzles, texts, (puzzle, output) => {
        const verdict = verdictOn(judge, puzzle, output)
        for (const words of Object.values(VERDICTS)) expect(verdictText(words, verdict)).toMatch(/\S/)
      }),
      { numRuns: cases(400) },
    )
  })

  test('checks any input board against its promise about the input', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 81, maxLength: 81 }), (board) => {
        const finding = judge.inputFinding(board)
        for (const words of Object.values(VERDICTS)) expect(words.input('…', finding)).toMatch(/\S/)
        // A judge of phrases gets finished boards, right or wrong, and its answer says which.
        const isPromised = judge.answer.kind === 'phrase' ? isComplete(board) : conflicts(board).length === 0
        if (!isPromised) expect(finding.kind).toBe('broken')
      }),
    )
  })

  test('gives the same verdict on Windows line ends', () => {
    fc.assert(
      fc.property(puzzles, texts, (puzzle, output) => {
        fc.pre(!output.includes('\r'))
        expect(verdictOn(judge, puzzle, output.replaceAll('\n', '\r\n'))).toEqual(
          verdictOn(judge, puzzle, output),
        )
      }),
      { numRuns: cases(100) },
    )
  })
})

describe.each(BOARD_JUDGES)('$id', ({ judge, answer }) => {
  test('finds its promise kept by an easy puzzle with one solution, and broken by the same with a wrong given', () => {
    fc.assert(
      fc.property(puzzles, fc.nat(80), (puzzle, from) => {
        const blanks = puzzle.flatMap((digit, cell) => (digit === 0 ? [cell] : []))
        const [solution, ...others] = solutionsOf(puzzle, 2)
        fc.pre(solution !== undefined && others.length === 0 && blanks.length > 0 && blanks.length < 40)
        // Some judges promise puzzles that plain backtracking solves in time. Skips the few puzzles that take too long.
        fc.pre(plainCallCount(checkedGivens(puzzle)) < MOST_CALLS)
        const cell = blanks[from % blanks.length]
        const wrong = puzzle.with(cell, (Number(solution[cell]) % 9) + 1)
        expect([puzzle, wrong, puzzle].map((board) => judge.inputFinding(board).kind)).toEqual([
          'kept',
          'broken',
          'kept',
        ])
      }),
      { numRuns: cases(50) },
    )
  })

  test('accepts the only solution, the first of several, and never reports a fault that a solution does not have', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const solutions = solutionsOf(puzzle, MOST_SOLUTIONS).toSorted()
        fc.pre(solutions.length > 0 && solutions.length < MOST_SOLUTIONS)
        const verdicts = solutions.map((line) => verdictOnBoard(judge, answer, puzzle, gridOfLine(line)))
        const [first, ...others] = verdicts
        if (solutions.length === 1) expect(first).toEqual({ kind: 'accepted', note: 'only-solution' })
        else expect(first.kind === 'accepted' || first.kind === 'undecided').toBe(true)
        for (const verdict of others) {
          if (verdict.kind === 'wrong') expect(verdict.reason.code).toBe('not-first')
          else expect(verdict.kind === 'accepted' || verdict.kind === 'undecided').toBe(true)
        }
      }),
    )
  })

  test('accepts its own form only: a solution written in any other way is not accepted, nor called wrong', () => {
    const puzzle = gridOfLine(PUZZLES.codewars1)
    for (const { answer: other } of BOARD_JUDGES) {
      const verdict = verdictOnBoard(judge, other, puzzle, gridOfLine(PUZZLES.solved))
      expect(verdict.kind).toBe(other.format === answer.format ? 'accepted' : 'misformatted')
    }
  })

  test('refuses a solution with one cell changed, and marks that cell and none that is correct', () => {
    fc.assert(
      fc.property(puzzles, fc.nat(80), fc.integer({ min: 0, max: 9 }), (puzzle, cell, digit) => {
        const [line] = solutionsOf(puzzle, 1)
        fc.pre(line !== undefined && Number(line[cell]) !== digit)
        const board = gridOfLine(line).with(cell, digit)
        const verdict = verdictOnBoard(judge, answer, puzzle, board)
        if (verdict.kind !== 'wrong') throw new Error(`The verdict is ${verdict.kind}`)
        expect(verdict.places).toContainEqual({ cell, printed: digit === 0 ? '' : String(digit) })
        const atFault = faultyCells(puzzle, board)
        for (const place of verdict.places) {
          expect(atFault).toContain(place.cell)
          expect(place.printed).toBe(board[place.cell] === 0 ? '' : String(board[place.cell]))
        }
      }),
      { numRuns: cases(300) },
    )
  })

  test('refuses any two boards', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const [line] = solutionsOf(puzzle, 1)
        fc.pre(line !== undefined)
        const board = writeGrid(gridOfLine(line), answer.format)
        expect(verdictOn(judge, puzzle, `${board}\n${board}\n`)).toMatchObject({
          kind: 'wrong',
          reason: { code: 'several-boards', found: 2, solutions: 1 },
        })
      }),
      { numRuns: cases(30) },
    )
  })

  test('accepts no text that has lost or gained a character other than white space', () => {
    const puzzle = gridOfLine(PUZZLES.codewars1)
    const text = writeGrid(gridOfLine(PUZZLES.solved), answer.format)
    for (const index of some(
      Array.from(text, (_, index) => index),
      40,
    )) {
      if (/\s/.test(text[index])) continue
      const lost = text.slice(0, index) + text.slice(index + 1)
      const gained = `${text.slice(0, index)}1${text.slice(index)}`
      expect(verdictOn(judge, puzzle, lost).kind).not.toBe('accepted')
      expect(verdictOn(judge, puzzle, gained).kind).not.toBe('accepted')
    }
  })

  test('is the one detected for its own puzzles, and accepts no other form of their solution', () => {
    const puzzle = gridOfLine(PUZZLES.codewars1)
    for (const format of judge.inputFormats) {
      for (const { judge: other, answer: form } of BOARD_JUDGES) {
        const output = writeGrid(gridOfLine(PUZZLES.solved), form.format)
        const found = judgementOf({ puzzle, format, output, judge: 'any' })
        expect([found.judge, found.assumed]).toEqual([judge, 'format'])
        expect(found.verdict.kind).toBe(other === judge ? 'accepted' : 'misformatted')
        expect(found.form).toEqual(other === judge ? undefined : { of: 'judge', name: other.name })
      }
    }
  })

  test('is the one detected for its own answers to its own puzzles', () => {
    for (const format of judge.inputFormats) {
      const output = writeGrid(gridOfLine(PUZZLES.solved), answer.format)
      const { judge: detected } = judgementOf({
        puzzle: gridOfLine(PUZZLES.codewars1),
        format,
        output,
        judge: 'any',
      })
      expect(detected).toBe(judge)
    }
  })
})

describe.each(PHRASE_JUDGES)('$id', ({ judge, answer }) => {
  const accepted = ({ phrases }: PhraseAnswer, board: Grid) =>
    phrases.filter((phrase) => verdictOn(judge, board, phrase).kind === 'accepted')

  test('accepts exactly one of its phrases, for any board', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        expect(accepted(answer, puzzle)).toHaveLength(1)
        for (const line of solutionsOf(puzzle, 1)) expect(accepted(answer, gridOfLine(line))).toHaveLength(1)
      }),
    )
  })

  test('accepts another phrase for a solution with one cell changed, and marks that cell', () => {
    fc.assert(
      fc.property(puzzles, fc.nat(80), fc.integer({ min: 0, max: 9 }), (puzzle, cell, digit) => {
        const [line] = solutionsOf(puzzle, 1)
        fc.pre(line !== undefined && Number(line[cell]) !== digit)
        const board = gridOfLine(line).with(cell, digit)
        const [before] = accepted(answer, gridOfLine(line))
        const verdict = verdictOn(judge, board, before)
        if (verdict.kind !== 'wrong') throw new Error(`The verdict is ${verdict.kind}`)
        expect(verdict.places.map((place) => place.cell)).toContain(cell)
      }),
    )
  })

  test('is the one detected for its phrases', () => {
    for (const output of answer.phrases) {
      const puzzle = gridOfLine(PUZZLES.solved)
      const found = judgementOf({ puzzle, format: 'boj-2580', output, judge: 'any' })
      expect([found.judge, found.assumed]).toEqual([judge, 'full'])
    }
  })
})

test('a cell at fault is named in every language', () => {
  for (const { judge } of [en, ko]) {
    expect(judge.atFault('7')).toContain('7')
    expect(judge.atFault('')).not.toMatch(/undefined|\s$/)
  }
})

function verdictText(words: (typeof VERDICTS)['en'], verdict: Verdict): string {
  switch (verdict.kind) {
    case 'accepted':
      return words.note(verdict.note)
    case 'wrong':
    case 'misformatted':
      return words.reason(verdict.reason)
    case 'undecided':
      return words.doubt(verdict.doubt)
  }
}
