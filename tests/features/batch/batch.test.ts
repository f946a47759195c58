/** Solving a text with many puzzles through the store's public actions, on two workers that run their real code. */
import { describe, expect, test, vi } from 'vitest'
import type { BatchRow } from '../../../src/app/batch/batch.ts'
import type { BatchRemark } from '../../../src/core/batch/writing.ts'
import { type Folder, FOLDER_TYPE } from '../../../src/app/reading/inputFiles.ts'
import { batchEn } from '../../../src/features/batch/en.ts'
import { readingEn } from '../../../src/i18n/en/reading.ts'
import { readingKo } from '../../../src/i18n/ko/reading.ts'
import { gridOfLine } from '../../../src/core/grid.ts'
import { solutionsOf } from '../../core/judge/solved.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { ResultStore } from '../../../src/features/batch/resultStore.ts'
import { pending } from '../../support/pending.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

const { codewars1, solved, sixSolutions, unsolvable } = PUZZLES

/** Returns lines in cycles of ten: puzzles with one, six or no solution, a comment, and a line that is too short. */
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
    solve: (source: string | readonly (File | Folder)[]) => app.actions.solveBatch({ kind: 'solve', source }),
    ended: () => app.until(({ batch }) => batch.progress?.status === 'ended'),
    /** Saves the results. @returns the content of the file */
    async saved(as: 'text' | 'csv', name: string) {
      const say = (remark: BatchRemark) =>
        remark.code === 'other-solution' ? batchEn.differs(remark.cells) : readingEn.error(remark)
      await app.actions.solveBatch({ kind: 'save', as, say })
      await vi.waitFor(() => expect(app.files.has(name)).toBe(true))
      return app.files.get(name) ?? ''
    },
  }
}

describe('A batch', () => {
  test('is solved to its end, with any content of single lines', async () => {
    const { solve, ended, batch } = batchApp()
    await solve(linesOf(3000).join('\n'))
    await ended()
    expect(batch()).toMatchObject({
      done: 1,
      totals: { puzzles: 2400, unique: 1800, several: 300, unsolvable: 300, faults: 300, differences: 0 },
      page: 0,
      pages: 27,
    })
    expect(batch()?.rows).toHaveLength(100)
    expect(batch()?.rows.slice(0, 4)).toEqual([
      { kind: 'puzzle', line: 1, puzzle: codewars1, solutions: 1, solution: solved, differences: 0 },
      expect.objectContaining({ kind: 'puzzle', line: 2, solutions: 2 }),
      { kind: 'fault', line: 4, error: { code: 'line-length', found: 80, expected: 81 } },
      { kind: 'puzzle', line: 5, puzzle: unsolvable, solutions: 0, solution: '', differences: 0 },
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

  test('shows the page asked for last, though an earlier one loads later', async () => {
    const { solve, ended, batch, actions } = batchApp()
    await solve(linesOf(500).join('\n'))
    await ended()
    const late = pending<readonly BatchRow[]>()
    vi.spyOn(ResultStore.prototype, 'page').mockReturnValueOnce(late.promise)
    const shown = [1, 2].map((page) => actions.solveBatch({ kind: 'show', page }))
    await shown[1]
    const rows = batch()?.rows
    late.resolve([])
    await Promise.all(shown)
    expect(batch()).toMatchObject({ page: 2, rows })
  })

  test('is turned to the page of any line, and to the last one for a line beyond the end', async () => {
    const { solve, ended, batch, actions } = batchApp()
    await solve(linesOf(2345).join('\n'))
    await ended()
    const linesFound = async (line: number) => {
      await actions.solveBatch({ kind: 'find', line })
      return (batch()?.rows ?? []).map((row) => row.line)
    }
    for (const line of [1, 2, 111, 112, 1001, 1004, 2000, 2345])
      expect(await linesFound(line)).toContain(line)
    // Line 1003 is a comment, which has no row: the page with the next row is shown.
    expect(await linesFound(1003)).toContain(1004)
    expect(await linesFound(1e9)).toContain(2345)
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
    expect(rows.slice(0, 2)).toEqual([
      'line,puzzle,solutions,solution,error',
      `1,'${codewars1},1,'${solved},`,
    ])
    expect(rows[3]).toBe('4,,,,"80 characters, expected 81"')
    expect(rows[4]).toBe(`5,'${unsolvable},0,,`)
    const lines = rows.slice(1, -1).map((row) => Number(row.split(',')[0]))
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    expect(lines).toHaveLength(1084)
  })

  test('is saved as a table with a byte order mark if the faults are in Korean', async () => {
    const { solve, ended, actions, files } = batchApp()
    await solve(`${codewars1}\njunk\n`)
    await ended()
    const say = (remark: BatchRemark) => (remark.code === 'other-solution' ? '' : readingKo.error(remark))
    await actions.solveBatch({ kind: 'save', as: 'csv', say })
    await vi.waitFor(() => expect(files.has('solutions.csv')).toBe(true))
    expect(files.get('solutions.csv')?.split('\r\n')).toEqual([
      '\uFEFFline,puzzle,solutions,solution,error',
      `1,'${codewars1},1,'${solved},`,
      expect.stringMatching(/^2,,,,.*4자/),
      '',
    ])
  })

  test('that is stopped keeps its results so far, without a gap', async () => {
    const { solve, until, actions, batch, saved, untilQuiet } = batchApp()
    await solve(linesOf(20_000).join('\n'))
    await until(({ batch }) => (batch.progress?.totals.puzzles ?? 0) > 0)
    await actions.solveBatch({ kind: 'stop' })
    expect(batch()?.status).toBe('stopped')
    const { puzzles = 0, faults = 0 } = batch()?.totals ?? {}
    expect(puzzles).toBeLessThan(16_000)
    const written = (await saved('text', 'solutions.txt')).split('\n').slice(0, -1)
    expect(written).toHaveLength(puzzles + faults)
    await untilQuiet()
    expect(batch()?.status).toBe('stopped')
    expect(batch()?.totals.puzzles).toBe(puzzles)
  })

  test('replaces the previous one, whose results are dropped', async () => {
    const { solve, ended, batch, untilQuiet } = batchApp()
    await solve(linesOf(20_000).join('\n'))
    await solve([codewars1, 'junk'].join('\n'))
    await ended()
    expect(batch()?.totals).toMatchObject({ puzzles: 1, unique: 1, faults: 1 })
    await untilQuiet()
    expect(batch()?.totals).toMatchObject({ puzzles: 1, unique: 1, faults: 1 })
  })

  test('of a file replaces a file that is still being read', async () => {
    const { solve, ended, batch, untilQuiet } = batchApp()
    let read: (text: string) => void = () => undefined
    const bytes = new TextEncoder()
    const slow = new File(['x'], 'slow.txt')
    slow.stream = () =>
      new ReadableStream({
        start(file) {
          read = (text) => {
            file.enqueue(bytes.encode(text))
            file.close()
          }
        },
      })
    await solve([slow])
    await solve([new File([codewars1], 'one.txt')])
    await ended()
    read(linesOf(10).join('\n'))
    await untilQuiet()
    expect(batch()?.totals.puzzles).toBe(1)
  })

  test('of a file is read chunk by chunk, not ahead of the workers that solve it', async () => {
    const { solve, ended, batch, until } = batchApp()
    const lines = linesOf(40_000).join('\r\n')
    const bytes = new TextEncoder().encode(`한글\r\n${lines}`)
    const file = new File([bytes], 'many.txt')
    let read = 0
    file.stream = () =>
      new ReadableStream(
        {
          pull(stream) {
            if (read >= bytes.length) stream.close()
            else stream.enqueue(bytes.slice(read, (read += 50_021)))
          },
        },
        { highWaterMark: 0 },
      )
    await solve([file])
    await until(({ batch }) => (batch.progress?.totals.puzzles ?? 0) > 0)
    expect(read).toBeLessThan(bytes.length / 2)
    await ended()
    expect(batch()).toMatchObject({ done: 1, totals: { puzzles: 32_000, faults: 4000 }, pages: 360 })
    expect(batch()?.rows[0]).toMatchObject({ line: 2, puzzle: codewars1 })
  })

  test('compares the solutions in the text with ours, and lists the differences', async () => {
    const { solve, ended, batch, saved } = batchApp()
    const other = `6${solved.slice(1)}`
    const [first, second] = solutionsOf(gridOfLine(sixSolutions), 2)
    const text = [
      'quizzes,solutions',
      `${codewars1},${solved}`,
      `${codewars1},${other}`,
      `${sixSolutions},${first}`,
      `${sixSolutions},${second}`,
      `${sixSolutions},${other}`,
      `${unsolvable},${solved}`,
    ].join('\n')
    await solve(text)
    await ended()
    expect(batch()?.totals).toMatchObject({ puzzles: 6, differences: 3, faults: 0 })
    const reported = batch()?.rows.map((row) => row.kind === 'puzzle' && [row.line, row.differences])
    expect(reported?.slice(0, 4)).toEqual([
      [2, 0],
      [3, 1],
      [4, 0],
      [5, 0],
    ])
    const rows = (await saved('csv', 'solutions.csv')).split('\r\n')
    expect(rows[2]).toBe(`3,'${codewars1},1,'${solved},The solution in the text differs in 1 cell`)
    expect(rows[6]).toBe(`7,'${unsolvable},0,,The solution in the text differs in 81 cells`)
  })

  test('without a line ends at once, and finds none', async () => {
    const { solve, ended, batch, failure, actions } = batchApp()
    await solve('')
    await ended()
    await actions.solveBatch({ kind: 'find', line: 1 })
    expect(failure()).toBeUndefined()
    expect(batch()).toMatchObject({ done: 1, pages: 0, rows: [] })
  })

  test('of a file that cannot be read reports it', async () => {
    const { solve, failure } = batchApp()
    const file = new File(['x'], 'moved.txt')
    file.stream = () => new ReadableStream({ start: (file) => file.error(new Error('The file was moved')) })
    await solve([file])
    await vi.waitFor(() => expect(failure()).toEqual({ kind: 'crashed', message: 'The file was moved' }))
    await solve(codewars1)
    expect(failure()).toBeUndefined()
  })

  test('of several files solves one after the other, and names those that cannot be read', async () => {
    const { solve, ended, batch, store } = batchApp()
    const gone = new File(['x'], 'gone.txt')
    gone.slice = () => {
      const nothing = new Blob([])
      nothing.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotFoundError'))
      return nothing
    }
    await solve([
      new File([codewars1], 'a.txt'),
      gone,
      { name: 'folder', type: FOLDER_TYPE },
      new File([], 'nothing.txt'),
      new File([unsolvable], 'b.txt'),
    ])
    await ended()
    expect(batch()?.totals).toMatchObject({ puzzles: 2, unique: 1, unsolvable: 1, faults: 0 })
    expect(store.getState().notice).toEqual({
      kind: 'files',
      report: {
        programs: [],
        puzzles: ['a.txt', 'b.txt'],
        leftOut: [
          { file: 'gone.txt', reason: 'unreadable' },
          { file: 'folder', reason: 'folder' },
          { file: 'nothing.txt', reason: 'empty' },
        ],
      },
    })
  })

  test('whose worker is lost keeps what has been solved, and can be solved again', async () => {
    const { solve, until, ended, failure, backgroundWorkers, batch } = batchApp()
    await solve(linesOf(20_000).join('\n'))
    await until(({ batch }) => (batch.progress?.totals.puzzles ?? 0) > 0)
    // A worker that dies between two chunks is replaced without a word.
    await vi.waitFor(() => {
      backgroundWorkers.at(-1)?.crash('out of memory')
      expect(batch()?.status).toBe('stopped')
    })
    expect(failure()).toEqual({ kind: 'crashed', message: 'out of memory' })
    await solve(linesOf(1500).join('\n'))
    await ended()
    expect(batch()?.totals.puzzles).toBe(1200)
  })
})
