import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { classNames } from '../../build/classNames.ts'

const SOURCES = join(import.meta.dirname, '../../src')

test('each class of each style sheet has a name of its own', () => {
  const nameOf = classNames(SOURCES)
  const names = [
    'ui/Section.module.css',
    'ui/board/Board.module.css',
    'ui/transport/Pace.module.css',
  ].flatMap((path) => Array.from({ length: 40 }, (_, index) => nameOf(`class${index}`, join(SOURCES, path))))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Z]{2}[0-9a-z]{1,2}$/.test(name))).toEqual([])
})

test('a class keeps its name, however its file is asked for', () => {
  const nameOf = classNames(SOURCES)
  const path = join(SOURCES, 'ui/board/Board.module.css')
  const [board, cell] = [nameOf('board', path), nameOf('cell', path)]
  expect(board).not.toBe(cell)
  expect(nameOf('board', `${path}?used`)).toBe(board)
  expect(classNames(SOURCES)('board', path)).toBe(board)
})

test('a style sheet that is added later leaves the names of the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'second.module.css'), '')
  const nameOf = classNames(folder)
  const second = nameOf('a', join(folder, 'second.module.css'))
  const first = nameOf('a', join(folder, 'first.module.css'))
  expect(first).not.toBe(second)
  expect(nameOf('a', join(folder, 'second.module.css'))).toBe(second)
})
