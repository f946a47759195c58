/** Solving a text with many puzzles through the store's public actions, on two workers with the real host. */
import { describe, expect, test, vi } from 'vitest'
import { readingEn } from '../../src/i18n/en/reading.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { puzzleApp } from '../support/puzzleApp.ts'

const { codewars1, solved, sixSolutions, unsolvable } = PUZZLES

/** Lines of which every tenth is at fault, and others have no solution or six. */
function linesOf(count: number): readonly string[] {
  const kinds = [
    codewars1,
    sixSolutions,
    '# comment',
    codewars1.slice(1),
    unsolvable,
    ...Array<string>(5).fill(codewars1),
  ]
  return Array.from({ length: count }, (_, line) => kinds[line % kinds.length])
}

function batchApp(changes: Parameters<typeof puzzleApp>[0] = {}) {
  const app = puzzleApp(changes)
  return {
    ...app,
    batch: () => app.batch().progress,
    failure: () => app.batch().failure,
    solve: (source: string | Blob) => app.actions.solveBatch({ kind: 'solve', source }),
    ended: () => app.until(({ batch }) => batch.progress?.status === 'ended'),
    async saved(as: 'text' | 'csv', name: string) {
      await app.actions.solveBatch({ kind: 'save', as, say: readingEn.error })
      await vi.waitFor(() => expect(app.files.has(name)).toBe(true))
      return app.files.get(name) ?? ''
    },
  }
}

describe('A batch', () => {
  test('is solved to its end, whatever stands on single lines', async () => {
    const { solve, ended, batch } = batchApp()
    await solve(linesOf(3000).join('\n'))
    await ended()
    expect(batch()).toMatchObject({
      done: 1,
      totals: { puzzles: 2400, unique: 1800, several: 300, unsolvable: 300, faults: 300 },
      page: 0,
      pages: 27,
    })
    expect(batch()?.rows).toHaveLength(100)
    expect(batch()?.rows.slice(0, 4)).toEqual([
      { kind: 'puzzle', line: 1, puzzle: codewars1, solutions: 1, solution: solved },
      expect.objectContaining({ kind: 'puzzle', line: 2, solutions: 2 }),
      { kind: 'fault', line: 4, error: { code: 'line-length', found: 80, expected: 81 } },
      { kind: 'puzzle', line: 5, puzzle: unsolvable, solutions: 0, solution: '' },
    ])
  })

  test('has a table in pages, in the order of the text', async () => {
    const { solve, ended, batch, actions } = batchApp()
    const lines = linesOf(2345)
    await solve(lines.join('\r\n'))
    await ended()
    const shown: number[] = []
    for (let page = 0; page < (batch()?.pages ?? 0); page++) {
      await actions.solveBatch({ kind: 'show', page })
      shown.push(...(batch()?.rows ?? []).map(({ line }) => line))
    }
    expect(shown).toEqual(lines.flatMap((line, index) => (line.startsWith('#') ? [] : [index + 1])))
    await actions.solveBatch({ kind: 'show', page: 99 })
    expect(batch()?.page).toBe((batch()?.pages ?? 0) - 1)
  })

  test('is saved as a text, a line for each puzzle and each fault', async () => {
    const { solve, ended, saved } = batchApp()
    await solve([codewars1, sixSolutions, '', 'junk', unsolvable].join('\n'))
    await ended()
    expect(await saved('text', 'solutions.txt')).toBe(
      `${solved}\nseveral-solutions\nunreadable\nno-solution\n`,
    )
  })

  test('is saved as a table, with the faults in words', async () => {
    const { solve, ended, saved } = batchApp()
    await solve(linesOf(1205).join('\n'))
    await ended()
    const rows = (await saved('csv', 'solutions.csv')).split('\r\n')
    expect(rows.slice(0, 2)).toEqual(['line,puzzle,solutions,solution,error', `1,${codewars1},1,${solved},`])
    expect(rows[3]).toBe('4,,,,"80 characters, expected 81"')
    expect(rows[4]).toBe(`5,${unsolvable},0,,`)
    const lines = rows.slice(1, -1).map((row) => Number(row.split(',')[0]))
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    expect(lines).toHaveLength(1084)
  })

  test('that is stopped keeps what has been solved, without a gap', async () => {
    const { solve, until, actions, batch, saved } = batchApp()
    await solve(linesOf(20_000).join('\n'))
    await until(({ batch }) => (batch.progress?.totals.puzzles ?? 0) > 0)
    await actions.solveBatch({ kind: 'stop' })
    expect(batch()?.status).toBe('stopped')
    const { puzzles = 0, faults = 0 } = batch()?.totals ?? {}
    expect(puzzles).toBeLessThan(16_000)
    const written = (await saved('text', 'solutions.txt')).split('\n').slice(0, -1)
    expect(written).toHaveLength(puzzles + faults)
    await new Promise((resume) => setTimeout(resume, 200))
    expect(batch()?.status).toBe('stopped')
    expect(batch()?.totals.puzzles).toBe(puzzles)
  })

  test('takes the place of the one before, whose results come no more', async () => {
    const { solve, ended, batch } = batchApp()
    await solve(linesOf(20_000).join('\n'))
    await solve([codewars1, 'junk'].join('\n'))
    await ended()
    expect(batch()?.totals).toMatchObject({ puzzles: 1, unique: 1, faults: 1 })
    await new Promise((resume) => setTimeout(resume, 200))
    expect(batch()?.totals).toMatchObject({ puzzles: 1, unique: 1, faults: 1 })
  })

  test('of a file takes the place of a file that is still being read', async () => {
    const { solve, ended, batch } = batchApp()
    let read: (text: string) => void = () => undefined
    const slow = new Blob([])
    slow.text = () => new Promise((resolve) => (read = resolve))
    await solve(slow)
    await solve(new Blob([codewars1]))
    await ended()
    read(linesOf(10).join('\n'))
    await new Promise((resume) => setTimeout(resume, 100))
    expect(batch()?.totals.puzzles).toBe(1)
  })

  test('without a line ends at once', async () => {
    const { solve, ended, batch } = batchApp()
    await solve('')
    await ended()
    expect(batch()).toMatchObject({ done: 1, pages: 0, rows: [] })
  })

  test('of a file that cannot be read is told so', async () => {
    const { solve, failure } = batchApp()
    const file = new Blob([])
    file.text = () => Promise.reject(new Error('The file was moved'))
    await solve(file)
    await vi.waitFor(() => expect(failure()).toEqual({ kind: 'crashed', message: 'The file was moved' }))
    await solve(codewars1)
    expect(failure()).toBeUndefined()
  })

  test('whose worker is lost keeps what has been solved, and can be solved again', async () => {
    const { solve, until, ended, failure, backgroundWorkers, batch } = batchApp()
    await solve(linesOf(20_000).join('\n'))
    await until(({ batch }) => (batch.progress?.totals.puzzles ?? 0) > 0)
    backgroundWorkers[0].crash('out of memory')
    expect(failure()).toEqual({ kind: 'crashed', message: 'out of memory' })
    expect(batch()?.status).toBe('stopped')
    await solve(linesOf(1500).join('\n'))
    await ended()
    expect(batch()?.totals.puzzles).toBe(1200)
  })
})
