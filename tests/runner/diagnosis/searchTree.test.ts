import { describe, expect, test } from 'vitest'
import {
  meantWrites,
  overwrites,
  plainWrites,
  type Recording,
} from '../../../src/runner/diagnosis/overwriting.ts'
import { type SearchNode, searchTree } from '../../../src/runner/diagnosis/searchTree.ts'
import { EMPTY_GRID } from '../../../src/sudoku/grid.ts'

/** @param text writes such as `a=1 b=2`: the first writes 1 to the first cell, the second 2 to the second cell */
function recording(text: string): Recording {
  const writes = text.split(' ').map((write) => ((write.charCodeAt(0) - 97) << 4) | Number(write[2]))
  return { givens: EMPTY_GRID, writes: Uint16Array.from(writes), lines: new Uint16Array(writes.length) }
}

function treeOf(text: string) {
  const recorded = recording(text)
  return searchTree({ givens: EMPTY_GRID, meant: plainWrites(recorded), solution: undefined })
}

function treeNotation({ cell, digit, event, closedAt, children }: SearchNode): string {
  const name = cell < 0 ? 'root' : `${String.fromCharCode(97 + cell)}=${digit}(${event}–${closedAt ?? ''})`
  return children.length === 0 ? name : `${name}[${children.map(treeNotation).join(' ')}]`
}

describe('A search tree', () => {
  test('has a branch for each digit tried, and the events at which it was placed and taken back', () => {
    const { root, leftBehind } = treeOf('a=1 b=2 b=0 a=3 b=2')
    expect(treeNotation(root)).toBe('root[a=1(1–4)[b=2(2–3)] a=3(4–)[b=2(5–)]]')
    expect(leftBehind).toBeUndefined()
  })

  test('reports a digit that stays when the search goes back before it', () => {
    expect(treeOf('a=1 b=2 a=3 c=4').leftBehind).toMatchObject({
      back: 3,
      backCell: 0,
      event: 3,
      node: { cell: 1 },
    })
    expect(treeOf('a=1 b=2 a=0 a=3').leftBehind).toMatchObject({
      back: 3,
      backCell: 0,
      event: 4,
      node: { cell: 1 },
    })
  })

  test('reports nothing of programs that undo a list of cells, the first of them first', () => {
    expect(treeOf('a=1 b=2 c=3 b=0 c=0 b=4').leftBehind).toBeUndefined()
  })
})

describe('A program that overwrites digits', () => {
  const walk = EMPTY_GRID.map((_, cell) => cell)

  test('is recognised by digits that conflict only with leftovers', () => {
    expect(overwrites([recording('a=1 b=2 a=2 b=1')], walk)).toBe(true)
    expect(overwrites([recording('a=1 b=2 a=3 b=1')], walk)).toBe(false)
    expect(overwrites([recording('a=1 b=2 b=0 a=2 b=1')], walk)).toBe(false)
  })

  test('is read as if it cleared the cells after each refilled cell, and placed the leftovers that it passes', () => {
    const { writes, events } = meantWrites(recording('a=1 b=2 a=3 c=4'), walk)
    const said = Array.from(
      writes,
      (write, index) => `${events[index]}:${String.fromCharCode(97 + (write >> 4))}=${write & 15}`,
    )
    expect(said.join(' ')).toBe('1:a=1 2:b=2 3:b=0 3:a=3 4:b=2 4:c=4')
  })
})
