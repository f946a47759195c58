/** Entering a puzzle, and copying its answer, through the store's public actions. */
import { describe, expect, test } from 'vitest'
import { EMPTY_GRID, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'

const BOJ_2580 = `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0`

function editorApp() {
  const app = testApp()
  const { store } = app
  const { actions } = store
  return { ...app, actions, state: () => store.getState(), line: () => lineOf(store.getState().puzzle.grid) }
}

describe('Typing', () => {
  test('81 digits fills the board', () => {
    const { actions, line } = editorApp()
    for (const digit of PUZZLES.codewars1) actions.typeDigit(Number(digit))
    expect(line()).toBe(PUZZLES.codewars1)
  })

  test('stays in the cell when that is set', () => {
    const { actions, line, state } = editorApp()
    actions.setAdvancesAfterTyping(false)
    actions.typeDigit(4)
    actions.typeDigit(7)
    expect([line(), state().selected]).toEqual(['7' + '0'.repeat(80), 0])
  })

  test('shows at once on the board which digits conflict', () => {
    const { actions, state } = editorApp()
    actions.typeDigit(5)
    actions.typeDigit(5)
    expect(state().puzzle.conflicts.map(({ unit, cells }) => [unit.kind, cells])).toEqual([
      ['row', [0, 1]],
      ['box', [0, 1]],
    ])
    actions.undo()
    expect(state().puzzle.conflicts).toEqual([])
  })
})

describe('Undo and redo', () => {
  test('go through every edit, and an edit after an undo forgets what was undone', () => {
    const { actions, line } = editorApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    actions.clear()
    expect(line()).toBe(lineOf(EMPTY_GRID))
    actions.undo()
    expect(line()).toBe(PUZZLES.codewars1)
    actions.redo()
    expect(line()).toBe(lineOf(EMPTY_GRID))
    actions.undo()
    actions.select(2)
    actions.typeDigit(4)
    actions.redo()
    expect(line()).toBe(PUZZLES.codewars1.slice(0, 2) + '4' + PUZZLES.codewars1.slice(3))
  })

  test('an edit that changes nothing is not recorded', () => {
    const { actions, state } = editorApp()
    actions.erase()
    actions.clear()
    expect(state().puzzle.past).toEqual([])
  })
})

describe('A pasted text', () => {
  test('that can be read replaces one that could not, with all its messages', async () => {
    const { actions, line, state } = editorApp()
    actions.paste('no puzzle at all')
    expect([state().draft, state().recognition.reading.kind]).toEqual(['no puzzle at all', 'error'])
    actions.paste('none here either')
    expect(state().draft).toBe('none here either')
    actions.paste(BOJ_2580)
    expect(line().startsWith('035469278')).toBe(true)
    expect([state().draft, state().recognition.reading.kind, state().notice?.kind]).toEqual([
      '',
      'empty',
      'read',
    ])
  })

  test('leaves alone what the user has started to correct', async () => {
    const { actions, state } = editorApp()
    actions.paste('no puzzle at all')
    actions.setDraft('no puzzle at all, yet')
    actions.paste(BOJ_2580)
    expect(state().draft).toBe('no puzzle at all, yet')
  })

  test('that is a puzzle is loaded, and its answer is written the same way', async () => {
    const { actions, line, state } = editorApp()
    actions.paste(BOJ_2580)
    expect(line()).toBe(PUZZLES.boj2580)
    expect(state().puzzle.format).toBe('boj-2580')
  })

  test('with a short row leaves the board, says where, and keeps the text to be corrected', async () => {
    const { actions, line, state } = editorApp()
    actions.paste(BOJ_2580)
    const short = BOJ_2580.replace('3 2 1 0 4', '3 2 1 0')
    actions.paste(short)
    expect(state().notice).toEqual({
      kind: 'unreadable',
      error: { code: 'row-length', row: 4, found: 8, expected: 9 },
    })
    expect([line(), state().draft]).toEqual([PUZZLES.boj2580, short])
  })

  test('that is a program is opened without being called unreadable', () => {
    const { actions, store, state } = editorApp()
    const notices: (string | undefined)[] = []
    store.subscribe(
      ({ notice }) => notice?.kind,
      (kind) => notices.push(kind),
    )
    expect(actions.paste('function solve(board) {\n  for (const row of board) {}\n  return board\n}\n')).toBe(
      true,
    )
    expect(notices).toEqual(['read'])
    expect(state().awaitedOwn).toEqual({ language: 'javascript' })
  })

  test('does not replace a draft in the text field', async () => {
    const { actions, state } = editorApp()
    actions.setDraft('my notes')
    actions.paste('no puzzle at all')
    expect(state().draft).toBe('my notes')
  })

  test('with several puzzles offers a choice', async () => {
    const { actions, state } = editorApp()
    actions.paste(`${PUZZLES.codewars1}\n${PUZZLES.codewars2}\n`)
    expect(state().choice?.puzzles).toHaveLength(2)
    actions.loadGrid(state().choice?.puzzles[1].grid ?? EMPTY_GRID)
    expect(state().choice).toBeUndefined()
  })
})

describe('The answer', () => {
  test('is copied in the format that was pasted', async () => {
    const { actions, clipboard, store, state } = editorApp()
    actions.paste(PUZZLES.boj2580.replace(/(.{9})/g, '$1\n'))
    actions.goToEnd()
    await new Promise<void>((resolve) =>
      store.subscribe(({ answer }) => {
        if (answer !== '') resolve()
      }),
    )
    await actions.copyAnswer()
    expect(clipboard[0].split('\n')[0]).toBe('135469278')
    expect(state().notice).toEqual({ kind: 'copied' })
    actions.goToStart()
    expect(state().answer).toBe('')
  })
})
