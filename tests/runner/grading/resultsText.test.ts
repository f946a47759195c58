/** Grading results are formatted as Markdown and as CSV. */
import { expect, test } from 'vitest'
import { caseOf } from '../../../src/runner/cases/case.ts'
import { resultsCsv, resultsMarkdown, type ResultWords } from '../../../src/runner/grading/resultsText.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { result } from './results.ts'

const CASES = [
  caseOf('full', ['Full board', '다 채워진 보드'], ['a', '가'], PUZZLES.solved),
  caseOf('odd', ['A | B', '세 번째'], ['b', '나'], PUZZLES.empty),
]
const WORDS: ResultWords = {
  language: 'en',
  heads: { case: 'Case', verdict: 'Verdict', milliseconds: 'ms', kilobytes: 'KB', events: 'Writes' },
  verdict: (verdict) => (verdict === 'accepted' ? 'Accepted' : verdict),
  none: '–',
}
const RESULTS = [result('full', 'accepted', { elapsedMs: 12.6, memoryBytes: 2049, events: 7 })]

test('The Markdown has a row for each case, with its name in the language, and a sign for what is unknown', () => {
  expect(resultsMarkdown(CASES, RESULTS, WORDS)).toBe(
    [
      '| Case | Verdict | ms | KB | Writes |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| Full board | Accepted | 13 | 3 | 7 |',
      String.raw`| A \| B | – | – | – | – |`,
      '',
    ].join('\n'),
  )
  expect(resultsMarkdown(CASES, RESULTS, { ...WORDS, language: 'ko' })).toContain('| 다 채워진 보드 |')
})

test('The CSV has ids, the puzzle, and empty fields for what is unknown', () => {
  expect(resultsCsv(CASES, RESULTS)).toBe(
    [
      'case,verdict,milliseconds,kilobytes,events,puzzle',
      `full,accepted,13,3,7,'${PUZZLES.solved}`,
      `odd,,,,,'${PUZZLES.empty}`,
      '',
    ].join('\r\n'),
  )
})
