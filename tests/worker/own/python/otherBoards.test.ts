/** Boards that are kept otherwise than in lists are found, and the writes to them recorded. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../../core/puzzles.ts'
import { program, PythonWorker } from '../../../support/python.ts'
import { OTHER_BOARDS } from './otherBoards.ts'
import { FITS, PRINT, READ } from './programs.ts'

const worker = new PythonWorker()
const LINE = PUZZLES.codewars1
const run = (source: string, limits = {}) => worker.run(program(source, LINE), limits)

/** The writes of the same search in a list. */
const IN_A_LIST = `${READ}${FITS}
def solve(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if board[r][c]:
        return solve(k + 1)
    for n in range(1, 10):
        if fits(board, r, c, n):
            board[r][c] = n
            if solve(k + 1):
                return True
            board[r][c] = 0
    return False
solve(0)
${PRINT}`

describe('A board that is kept otherwise', () => {
  test.each(OTHER_BOARDS)('as $name, is recorded as it is written', async ({ source, line }) => {
    const { writes: expected } = await run(IN_A_LIST)
    const { errors, outcome, output, replayed, hidden, writes, lines } = await run(source)
    expect(errors).toBe('')
    expect(outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(hidden).toBeUndefined()
    expect(output.replaceAll(/\s/g, '')).toBe(replayed)
    expect(writes).toEqual(expected)
    const text = source.split('\n')
    expect(new Set(lines.map((number) => line.test(text[number - 1])))).toEqual(new Set([true]))
  })
})
