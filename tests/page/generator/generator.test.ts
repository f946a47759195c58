/** Generating puzzles through the store's public actions. The worker's code is the real one. */
import { describe, expect, test, vi } from 'vitest'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

describe('A generated puzzle', () => {
  test('is on the board once it is made, the same for the same seed', async () => {
    const { actions, until, board } = puzzleApp()
    const made: string[] = []
    for (const seed of ['11', '12', '11']) {
      actions.clear()
      actions.editOptions({ seed, givens: '28' })
      actions.generate({ kind: 'make', seed: 'same' })
      await until(({ generator }) => generator.generation?.state.status === 'ended')
      made.push(board())
    }
    expect(made[0]).toBe(made[2])
    expect(made[0]).not.toBe(made[1])
    expect(made[0].replaceAll('0', '')).toHaveLength(28)
  })

  test('can be another each time: its seed is random, and is shown', async () => {
    let seed = 0
    const { actions, generator, until } = puzzleApp({ randomSeed: () => ++seed })
    actions.generate({ kind: 'make', seed: 'new' })
    actions.generate({ kind: 'make', seed: 'new' })
    expect(generator().options.seed).toBe('2')
    const { generator: made } = await until(({ generator }) => generator.generation?.state.status === 'ended')
    expect(made.generation?.options.seed).toBe(2)
  })

  test('does not replace a puzzle that the user chooses while it is made', async () => {
    const { actions, load, generator, board, untilQuiet } = puzzleApp()
    actions.generate({ kind: 'make', seed: 'same' })
    load(PUZZLES.codewars1)
    expect(generator().generation).toBeUndefined()
    await untilQuiet()
    expect(board()).toBe(PUZZLES.codewars1)
  })

  test('has a link that makes it again', async () => {
    const { actions, until, board, clipboard, generator } = puzzleApp()
    actions.editOptions({ seed: '7', pattern: 'diagonal', difficulty: '3' })
    actions.generate({ kind: 'make', seed: 'same' })
    await until(({ generator }) => generator.generation?.state.status === 'ended')
    actions.generate({ kind: 'copyLink' })
    await vi.waitFor(() => expect(generator().generation?.link?.copied).toBe(true))
    expect(clipboard).toEqual(['https://backdoku.test/?make=26-diagonal-3-7'])
    const other = puzzleApp()
    other.actions.generate({ kind: 'makeAgain', options: '26-diagonal-3-7' })
    await other.until(({ generator }) => generator.generation?.state.status === 'ended')
    expect(other.board()).toBe(board())
    expect(other.generator().options).toEqual({
      givens: '26',
      pattern: 'diagonal',
      difficulty: '3',
      seed: '7',
      strategy: 'tables',
    })
  })

  test('is measured for the program that runs, unless another is chosen for it', async () => {
    const { actions, generator, clipboard, until } = puzzleApp()
    const link = async () => {
      actions.generate({ kind: 'make', seed: 'same' })
      await until(({ generator }) => generator.generation?.state.status === 'ended')
      actions.generate({ kind: 'copyLink' })
      await vi.waitFor(() => expect(generator().generation?.link?.copied).toBe(true))
      return clipboard.at(-1)
    }
    actions.chooseStrategy('dancing-links')
    actions.editOptions({ seed: '7', difficulty: '2' })
    expect(await link()).toBe('https://backdoku.test/?make=26-half-2-7-dancing-links')
    expect(generator().options.strategy).toBe('dancing-links')
    expect(generator().generation?.state.best?.events).toBeGreaterThanOrEqual(100)
    actions.editOptions({ strategy: 'fewest-candidates' })
    expect(await link()).toBe('https://backdoku.test/?make=26-half-2-7-fewest-candidates')
    actions.editOptions({ strategy: 'tables' })
    expect(await link()).toBe('https://backdoku.test/?make=26-half-2-7')
  })

  test('is no longer mentioned when another puzzle is loaded, and neither are refused options', async () => {
    const { actions, generator, until, load } = puzzleApp()
    actions.generate({ kind: 'make', seed: 'same' })
    await until(({ generator }) => generator.generation?.state.status === 'ended')
    load(PUZZLES.codewars1)
    expect(generator().generation).toBeUndefined()
    actions.generate({ kind: 'makeAgain', options: '99-half-0-1' })
    expect(generator().refusedOptions).toBeDefined()
    load(PUZZLES.codewars2)
    expect(generator().refusedOptions).toBeUndefined()
  })

  test('has its link shown when the browser does not let it be copied', async () => {
    const { actions, generator } = puzzleApp({ writeClipboard: () => Promise.reject(new Error('forbidden')) })
    actions.generate({ kind: 'make', seed: 'same' })
    actions.generate({ kind: 'copyLink' })
    await vi.waitFor(() =>
      expect(generator().generation?.link).toEqual({
        address: 'https://backdoku.test/?make=26-half-0-1',
        copied: false,
      }),
    )
  })

  test('is the best so far when it is stopped', async () => {
    const { actions, until, board } = puzzleApp()
    actions.generate({ kind: 'makeAgain', options: '24-half-9-1' })
    await until(({ generator }) => generator.generation?.state.best !== undefined)
    actions.generate({ kind: 'stop' })
    const { generator } = await until(({ generator }) => generator.generation?.state.status === 'stopped')
    expect(board()).toBe(lineOf(generator.generation?.state.best?.grid ?? []))
  })

  test.each([
    ['99-half-0-1', { code: 'option-range', option: 'givens', found: '99', from: 17, to: 80 }],
    ['24-half-0', { code: 'option-count', found: 3 }],
    ['24-halb-0-1', { code: 'unknown-pattern', found: 'halb' }],
    ['24-half-0-1-dancing', { code: 'unknown-strategy', found: 'dancing' }],
    ['26-quarter-0-1', { code: 'givens-in-pattern', givens: 26, pattern: 'quarter' }],
  ])('is not made of %s, and the faulty option is named', async (options, error) => {
    const { actions, generator, until } = puzzleApp()
    await actions.follow({
      puzzle: undefined,
      make: options,
      strategy: undefined,
      extent: undefined,
      position: { event: 0, step: 0 },
      unreadEvent: undefined,
      language: undefined,
      view: undefined,
      judge: undefined,
      lockstep: undefined,
      viewQuery: undefined,
      code: undefined,
      tour: undefined,
    })
    await until(({ generator }) => generator.refusedOptions !== undefined)
    expect(generator().refusedOptions).toMatchObject(error)
    expect(generator().generation).toBeUndefined()
    actions.editOptions({ givens: '24' })
    expect(generator().refusedOptions).toBeUndefined()
  })
})
