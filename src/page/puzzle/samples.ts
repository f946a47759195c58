/** Named sample puzzles. */
import { type Grid, gridOfLine } from '../../sudoku/grid.ts'
import type { Phrase } from '../../i18n/text.ts'

export interface Sample {
  readonly id: string
  readonly name: Phrase
  readonly grid: Grid
  /** Id of the sample's text format: the format of its judge, or a plain line if it has no judge. */
  readonly format: string
}

function sample(id: string, en: string, ko: string, line: string, format = 'line-81'): Sample {
  return { id, name: { en, ko }, grid: gridOfLine(line), format }
}

/** Returns the sample that a first visit opens with. */
export function openingSample(): Sample {
  return SAMPLES.find(({ id }) => id === 'codewars-2') ?? SAMPLES[0]
}

export const SAMPLES: readonly Sample[] = [
  // Made for Backdoku: 34 givens, symmetric, solvable by naked and hidden singles.
  sample(
    'easy',
    'Easy',
    '쉬운 퍼즐',
    '072008065083900200500040000624003500030000020005400137000090002007005640940700850',
  ),
  // The sample input of https://www.acmicpc.net/problem/2580.
  sample(
    'boj-2580',
    'BOJ 2580 sample',
    'BOJ 2580 예제',
    '035469278782105609060278135321046897804913506596820413917652080603701952258394760',
    'boj-2580',
  ),
  // Made by Backdoku's generator with the options 36-half-0-22. 409 events of a search by rows.
  sample(
    'boj-2580-back',
    'BOJ 2580 with backtracking',
    'BOJ 2580 (백트랙 있음)',
    '000120403000000027027300050186900002930206041200001396040008210860000000702013000',
    'boj-2580',
  ),
  // The example of the Codewars kata "Sudoku Solver".
  sample(
    'codewars-1',
    'Codewars 1',
    'Codewars 1',
    '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
    'codewars',
  ),
  // Arto Inkala's puzzle of 2012, often used as the hard test of Codewars solvers.
  sample(
    'codewars-2',
    'Codewars 2 (hard)',
    'Codewars 2 (어려움)',
    '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
    'codewars',
  ),
  // From https://en.wikipedia.org/wiki/Sudoku_solving_algorithms: "a Sudoku designed to work against brute force".
  sample(
    'anti-brute-force',
    'Worst case against brute force',
    '백트래킹 최악의 입력',
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  ),
  // Made for Backdoku: 218,958,956 events of a search by rows, and 262 once the board is upside down.
  sample(
    'upside-down',
    'Try it upside down',
    '뒤집으면 쉬운 퍼즐',
    '......54............6.45................63..9.1...74.3..37.....9.4.5.87.5....8.21',
  ),
  sample('empty', 'Empty board', '빈 보드', '0'.repeat(81)),
  // Made for Backdoku: the 4s and 8s of rows 2 and 7 can be exchanged in columns 8 and 9.
  sample(
    'two-solutions',
    'Two solutions',
    '해답이 두 개',
    '504000000072105300000300007800060403020000090703020006900007000087409630000000109',
  ),
  // No conflict among the givens, but the box in the middle has no place for its last digits.
  sample(
    'unsolvable',
    'No solution',
    '해답 없음',
    '..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..',
  ),
]
