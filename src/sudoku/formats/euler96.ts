import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** Project Euler's file of fifty puzzles, each under a heading, `Grid 01`: https://projecteuler.net/problem=96 */
export const euler96: WritableFormat = {
  id: 'euler-96',
  name: { en: 'Project Euler 96', ko: 'Project Euler 96' },
  example: `Grid 01
003020600
900305001
001806400
008102900
700000008
006708200
002609500
800203009
005010300
Grid 02
200080300
060070084
030500209
000105408
000000000
402706000
301007040
720040060
004010003`,
  direction: 'both',
  write: (grid) => ['Grid 01', ...writeRows(grid, (digits) => digits.join(''))].join('\n'),
}
