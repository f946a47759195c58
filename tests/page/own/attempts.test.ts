/** A program that may have misread its puzzle is run again, with another form (text format) of the input. */
import { describe, expect, test } from 'vitest'
import type { OwnVerdict } from '../../../src/page/own/own.ts'
import { formWithId } from '../../../src/runner/text/inputForms.ts'
import type { InputUse } from '../../../src/runner/run/programIo.ts'
import { type Decision, decision, type FinishedAttempt } from '../../../src/page/own/attempts.ts'
import type { Arrangement } from '../../../src/page/own/ownInput.ts'
import { verdictOn } from '../../../src/page/own/ownVerdict.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

/** Creates an arrangement (input and judge for a program). `text` is both the input and the name of the judge. */
function arrangementOf(text: string): Arrangement {
  return { input: { kind: 'stdin', text }, judge: text, form: undefined }
}

const crash: OwnVerdict = { kind: 'runtime-error', line: 1, error: 'ValueError', message: '', calls: 1 }

function endingOf(text: string, verdict: OwnVerdict, events = 0, input: InputUse = 'read'): FinishedAttempt {
  return {
    arrangement: arrangementOf(text),
    verdict,
    events,
    elapsedMs: 0,
    patience: 'next',
    io: { input, standIns: [], written: [] },
    part: {},
  }
}

function decisionNotation(decided: Decision): string {
  if (decided.kind === 'run')
    return `run ${decided.arrangement.judge}${decided.patience === 'whole' ? ', whole' : `, ${decided.remaining.length} left`}`
  return `settle ${decided.ending.arrangement.judge}${decided.isForeign ? ', foreign' : ''}`
}

const PRINTED_OTHERWISE = verdictOn(
  { kind: 'finished', answer: undefined },
  writeGrid(gridOfLine(PUZZLES.solved), 'boj-2580'),
  {
    grid: gridOfLine(PUZZLES.codewars1),
    format: 'boj-2239',
    judge: 'boj-2239',
    isJudgedByContent: false,
    checker: undefined,
  },
).verdict

const OTHERS = [arrangementOf('b'), arrangementOf('c')]

describe('A program that fails before it writes a digit', () => {
  test('is given the next form', () => {
    expect(decisionNotation(decision([], endingOf('a', crash), OTHERS))).toBe('run b, 1 left')
    expect(decisionNotation(decision([], endingOf('a', { kind: 'no-output' }), OTHERS))).toBe('run b, 1 left')
  })

  test('keeps its first verdict if no form is left, and counts as written for another problem', () => {
    const first = endingOf('a', crash)
    expect(decisionNotation(decision([first], endingOf('c', crash), []))).toBe('settle a, foreign')
  })

  test('is not given another if it read nothing, or came to the time limit', () => {
    expect(decisionNotation(decision([], endingOf('a', { kind: 'no-output' }, 0, 'unread'), OTHERS))).toBe(
      'settle a',
    )
    const slow: OwnVerdict = { kind: 'time-limit', line: 1 }
    const latest = { ...endingOf('a', slow), elapsedMs: 60_001 }
    expect(decisionNotation(decision([], latest, OTHERS))).toBe('settle a')
  })

  test.each([
    ['at once', 300, 'run b, 1 left'],
    ['slowly', 4000, 'settle a'],
  ])('if it took all memory %s (%i ms): %s', (_, elapsedMs, decided) => {
    const taken: OwnVerdict = { kind: 'memory-limit', line: 1 }
    const latest = { ...endingOf('a', taken), elapsedMs }
    expect(decisionNotation(decision([], latest, OTHERS))).toBe(decided)
  })
})

describe('A program that writes nothing for its time', () => {
  const slow: OwnVerdict = { kind: 'time-limit', line: 1 }
  const first: FinishedAttempt = { ...endingOf('a', slow), elapsedMs: 5001, patience: 'first' }
  const next: FinishedAttempt = { ...endingOf('b', slow), elapsedMs: 251, patience: 'next' }

  test('is given the next forms, and then the whole time with the first', () => {
    expect(decisionNotation(decision([], first, OTHERS))).toBe('run b, 1 left')
    expect(decisionNotation(decision([first], endingOf('b', crash), []))).toBe('run a, whole')
    expect(decisionNotation(decision([first], { ...next, elapsedMs: 2500 }, OTHERS))).toBe('run a, whole')
    const again: FinishedAttempt = { ...endingOf('a', slow), elapsedMs: 60_001, patience: 'whole' }
    expect(decisionNotation(decision([first, next], again, []))).toBe('settle a, foreign')
  })

  test('has the whole time with a later form only if it wants no more input, and answers with no other', () => {
    const failed = endingOf('a', crash)
    expect(decisionNotation(decision([failed], next, []))).toBe('run b, whole')
    const wants = { ...next, io: { input: 'overread', standIns: [], written: [] } } as const
    expect(decisionNotation(decision([failed], wants, []))).toBe('settle a, foreign')
    const { verdict } = endingOf('c', PRINTED_OTHERWISE)
    expect(decisionNotation(decision([failed, next], endingOf('c', verdict), []))).toBe('settle c')
  })
})

test('a program that crashes in one line with nearly all forms has a bug, and is not foreign', () => {
  const bug: OwnVerdict = { ...crash, error: 'IndexError', line: 7 }
  const attempts = [endingOf('a', bug), endingOf('b', bug)]
  expect(decisionNotation(decision(attempts, endingOf('c', crash), []))).toBe('settle a')
  const elsewhere: OwnVerdict = { ...bug, line: 2 }
  expect(decisionNotation(decision([endingOf('a', bug)], endingOf('c', elsewhere), []))).toBe(
    'settle a, foreign',
  )
})

test('a program that crashes with its likeliest form, and cannot read most others, has a bug', () => {
  const bug = endingOf('a', { ...crash, error: 'IndexError', line: 7 })
  const short: OwnVerdict = { ...crash, error: 'IndexError', line: 2 }
  expect(decisionNotation(decision([bug, endingOf('b', crash)], endingOf('c', short), []))).toBe('settle a')
  expect(decisionNotation(decision([bug], endingOf('c', short, 0, 'overread'), []))).toBe('settle a')
  const bugPastEnd = { ...bug, io: { input: 'overread', standIns: [], written: [] } } as const
  expect(decisionNotation(decision([bugPastEnd], endingOf('c', crash), []))).toBe('settle a, foreign')
})

test('a program that lacks a name fails in every form, so no other is tried, and it is not foreign', () => {
  const bug: OwnVerdict = { ...crash, error: 'NameError' }
  expect(decisionNotation(decision([], endingOf('a', bug), OTHERS))).toBe('settle a')
})

test('a program that crashes on a wrong type of Python, or that answers in some form, is not foreign', () => {
  const bug: OwnVerdict = {
    ...crash,
    error: 'TypeError',
    message: "unsupported operand type(s) for +: 'int' and 'str'",
  }
  expect(decisionNotation(decision([endingOf('a', bug)], endingOf('b', bug), []))).toBe('settle a')
  const answered = endingOf('b', { kind: 'no-output' })
  expect(decisionNotation(decision([endingOf('a', crash)], answered, []))).toBe('settle b')
})

test('a function that is called with the wrong blank is called with another', () => {
  const called: Arrangement = {
    input: { kind: 'call', name: 'solve', cells: 'numbers' },
    judge: 'a',
    form: undefined,
  }
  const latest = { ...endingOf('a', crash, 0, 'unread'), arrangement: called }
  expect(decisionNotation(decision([], latest, OTHERS))).toBe('run b, 1 left')
})

test('a program that has written digits has understood its input', () => {
  expect(decisionNotation(decision([], endingOf('a', crash, 3), OTHERS))).toBe('settle a')
})

test('a form of input with which the program fails in another way does not count', () => {
  const echoed = endingOf('b', { kind: 'no-output' })
  expect(decisionNotation(decision([endingOf('a', crash)], echoed, [arrangementOf('c')]))).toBe(
    'run c, 0 left',
  )
  const slow: OwnVerdict = { kind: 'time-limit', line: 1 }
  expect(
    decisionNotation(
      decision([endingOf('a', crash)], { ...endingOf('b', slow), elapsedMs: 60_001 }, [arrangementOf('c')]),
    ),
  ).toBe('settle a, foreign')
})

test('a program that prints no board, as of one row of nine, is given the next form', () => {
  const { verdict } = verdictOn({ kind: 'finished', answer: undefined }, '531274689\n', {
    grid: gridOfLine(PUZZLES.codewars1),
    format: 'dots',
    judge: 'boj-2239',
    isJudgedByContent: true,
    checker: undefined,
  })
  expect(verdict.kind).toBe('presentation-error')
  expect(decisionNotation(decision([], endingOf('a', verdict), OTHERS))).toBe('run b, 1 left')
})

test('a program that floods its output past the end of its input awaits a word that ends it', () => {
  const flood: OwnVerdict = { kind: 'output-limit', line: 1 }
  const flooded = endingOf('a', flood, 40, 'overread')
  const ended: Arrangement = { ...arrangementOf('d'), form: formWithId('poj-3074') }
  expect(decisionNotation(decision([], flooded, [...OTHERS, ended]))).toBe('run d, 2 left')
  expect(decisionNotation(decision([endingOf('b', crash)], flooded, [arrangementOf('c')]))).toBe(
    'run c, 0 left',
  )
  const attempts = [endingOf('b', crash), flooded, endingOf('c', crash)] as const
  expect(decisionNotation(decision(attempts.slice(0, 2), attempts[2], []))).toBe('run a, whole')
  expect(decisionNotation(decision(attempts, { ...flooded, patience: 'whole' }, []))).toBe('settle a')
  expect(decisionNotation(decision([], endingOf('a', flood, 40), OTHERS))).toBe('settle a')
})

test('the form of input that the program understands counts', () => {
  expect(
    decisionNotation(decision([endingOf('a', crash)], endingOf('b', crash, 40), [arrangementOf('c')])),
  ).toBe('settle b')
})

describe('A program that read its input and crashed', () => {
  const bug = endingOf('a', { ...crash, error: 'TypeError', line: 19 })
  const printed = (output: string) =>
    verdictOn({ kind: 'finished', answer: undefined }, output, {
      grid: gridOfLine(PUZZLES.codewars1),
      format: 'cell-a-line',
      judge: 'boj-2580',
      isJudgedByContent: true,
      checker: undefined,
    }).verdict
  const halfBoard = printed(writeGrid(gridOfLine(PUZZLES.codewars1), 'boj-2580'))
  const wrongBoard = printed(writeGrid(gridOfLine(PUZZLES.solved.replaceAll('1', '2')), 'boj-2580'))

  test('keeps its error if another form leads to the same crash, or to no full board', () => {
    const same = endingOf('b', bug.verdict, 2)
    const half = endingOf('b', halfBoard, 5)
    expect(decisionNotation(decision([bug], half, OTHERS))).toBe('run b, 1 left')
    expect(decisionNotation(decision([bug], same, OTHERS))).toBe('run b, 1 left')
    for (const verdict of [halfBoard, printed('NaN\nNaN\n'), { kind: 'no-output' } as const])
      expect(decisionNotation(decision([bug], endingOf('b', verdict), []))).toBe('settle a')
  })

  test('runs again with the first form if the last one wrote digits', () => {
    const half = endingOf('c', halfBoard, 5)
    expect(decisionNotation(decision([bug, endingOf('b', halfBoard)], half, []))).toBe('run a, whole')
    const again: FinishedAttempt = { ...bug, patience: 'whole' }
    expect(decisionNotation(decision([bug, half], again, []))).toBe('settle a')
  })

  test('is judged with another form in which it prints a full board, or crashes elsewhere after a digit', () => {
    expect(decisionNotation(decision([bug], endingOf('b', wrongBoard, 40), OTHERS))).toBe('settle b')
    expect(decisionNotation(decision([bug], endingOf('b', wrongBoard), []))).toBe('settle b')
    const elsewhere = endingOf('b', { ...crash, error: 'TypeError', line: 21 }, 3)
    expect(decisionNotation(decision([bug], elsewhere, OTHERS))).toBe('settle b')
  })
})
