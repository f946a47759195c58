import { describe, expect, test } from 'vitest'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { engineStream } from '../../oracles/stream.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'
import { REAL_PROGRAMS } from './programs.ts'

const worker = new CppWorker()
const LINE = PUZZLES.codewars1
const tables = strategyWithId('tables') ?? expect.unreachable()

/**
 * The writes (`cell << 4 | digit`) of a program that fills the blanks along the rows, tries 1 to 9, and sets a cell to
 * 0 when it backtracks.
 */
const ROW_MAJOR = engineStream({ name: 'own', line: LINE, limit: 1 }, tables).events.map(
  (event) => (event & 0x7f0) | (event >> 11 === 2 ? 0 : event & 15),
)
const DENSE_INPUT = { kind: 'stdin', text: LINE.replaceAll('.', '0').replace(/.{9}/g, '$&\n') } as const

describe('A program with', () => {
  test.each(REAL_PROGRAMS)('$name is recorded as it writes', async ({ source, input, isDense, writes }) => {
    const reported = await worker.run(program(source, LINE, isDense ? DENSE_INPUT : input))
    expect({ outcome: reported.outcome, errors: reported.errors }).toMatchObject({
      outcome: { kind: 'finished' },
      errors: '',
    })
    const answer = reported.outcome.kind === 'finished' ? (reported.outcome.answer ?? reported.output) : ''
    expect(reported.hidden).toBe(writes === 'none' ? 'no-board' : undefined)
    if (writes === 'none') return expect(reported.events).toBe(0)
    expect(reported.replayed).toBe(answer.replace(/\s/g, ''))
    expect(reported.replayed).toMatch(/^[1-9]{81}$/)
    expect(reported.writes.slice(0, 5)).toEqual(ROW_MAJOR.slice(0, 5))
    if (writes === undefined) expect(reported.writes).toEqual(ROW_MAJOR)
  })

  test('a copy of its board, made at the end, is recorded once', async () => {
    const source = `#include <cstdio>
int board[9][9], copy[9][9];
int main() {
  for (auto& row : board) for (int& cell : row) scanf("%d", &cell);
  for (int round = 0; round < 400; round++) board[0][2] = 1 + round % 2;
  board[0][2] = 0;
  for (int at = 0; at < 81; at++) copy[at / 9][at % 9] = board[at / 9][at % 9];
  printf("%d", copy[0][2]);
}
`
    const { events, replies } = await worker.run(program(source, LINE))
    expect(events).toBe(401)
    expect(replies.map(({ type }) => type)).not.toContain('again')
  })

  test('a board in static data is recorded from its first write on', async () => {
    const rows = LINE.match(/.{9}/g)?.map((row) => `{${Array.from(row.replaceAll('.', '0')).join(',')}}`)
    const source = `#include <stdio.h>
#define SIZE 9
int board[SIZE][SIZE] = {${rows?.join(',')}};
int main(void) {
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      if (board[y][x] == 0) board[y][x] = 1 + x;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++) printf("%d ", board[y][x]);
}
`
    const { writes, hidden } = await worker.run(program(source, LINE, { kind: 'stdin', text: '' }))
    expect(hidden).toBeUndefined()
    expect(writes).toHaveLength(LINE.replaceAll(/[1-9]/g, '').length)
    expect(writes[0]).toBe((2 << 4) | 3)
  })

  test.each(REAL_PROGRAMS.filter(({ writes }) => writes !== 'none'))(
    '$name is inspected at the lines that it was recorded at',
    async ({ source, input, isDense }) => {
      const ownProgram = program(source, LINE, isDense ? DENSE_INPUT : input)
      const reported = await worker.run(ownProgram)
      const event = Math.min(reported.events, 300)
      const { from, lines, calls, differs } = await worker.inspect(ownProgram, event, 600)
      expect(differs).toBe(false)
      expect(from).toBeLessThanOrEqual(event)
      for (let at = from; at <= event; at++) {
        const [line, ...others] = lines.filter(({ before, after }) => before < at && at <= after)
        expect(others).toEqual([])
        expect(line?.line).toBe(reported.lines[at - 1])
      }
      expect(calls.flatMap(({ variables }) => variables).length).toBeGreaterThan(0)
    },
  )
})
