/** Sentences use the singular for a count of 1. Sentences with large numbers are written without a slow formatter. */
import { expect, test, vi } from 'vitest'
import { analysisEn } from '../../src/page/facts/en.ts'
import { generatorEn } from '../../src/page/generator/en.ts'
import { puzzlePanelEn } from '../../src/page/puzzle/puzzlePanel.en.ts'
import { searchingEn } from '../../src/page/player/searching.en.ts'
import { hitsEn } from '../../src/page/drawer/breakpoints.en.ts'
import { boardViewEn } from '../../src/page/board/boardView.en.ts'
import { gradeEn } from '../../src/page/grade/en.ts'
import { valuesEn } from '../../src/page/own/values/en.ts'
import { verdictsEn } from '../../src/page/judge/en.ts'
import { en } from '../../src/page/words/en.ts'
import { analysisKo } from '../../src/page/facts/ko.ts'
import { verdictsKo } from '../../src/page/judge/ko.ts'

test.each([
  [(count: number) => en.status.readyToPlay(count), '1 given', '2 givens'],
  [(count: number) => en.status.exhausted(count), '1 solution', '2 solutions'],
  [(count: number) => en.transport.rateSpoken(count), '1 event per second', '2 events per second'],
  [(count: number) => searchingEn.searched(count), '1 event', '2 events'],
  [(count: number) => searchingEn.searchRate(count), '1 event/s', '2 events/s'],
  [(count: number) => puzzlePanelEn.excursion(count), 'for 1 event', 'for 2 events'],
  [(count: number) => puzzlePanelEn.unlisted(count), '1 more is not', '2 more are not'],
  [(count: number) => hitsEn.more(count), '1 more is marked', '2 more are marked'],
  [(count: number) => boardViewEn.placements(0, 9, [[1, 2, count]]), '1 time', '2 times'],
  [(count: number) => gradeEn.notRun(count), '1 case', '2 cases'],
  [(count: number) => valuesEn.count(1, count, 0, undefined), '1 value', '1 of 2 values'],
  [(count: number) => generatorEn.made(count, 3, true, 'P'), '1 given', '2 givens'],
  [(count: number) => generatorEn.best(count, 3, true, 'P'), '1 given', '2 givens'],
  [(count: number) => analysisEn.programs.progress(1, count), '1 of 1 program done', '1 of 2 programs done'],
  [(count: number) => analysisEn.facts.redundantOf(count), '1 may go', '2 may go, one at a time.'],
])('%o', (sentence, one, several) => {
  expect(sentence(1)).toMatch(new RegExp(`${one}\\b`))
  expect(sentence(2)).toContain(several)
})

test.each([
  ['factors', () => [analysisEn, analysisKo].map(({ transforms }) => transforms.factor('more', 5.61, false))],
  [
    'boards',
    () =>
      [verdictsEn, verdictsKo].map(({ reason }) =>
        reason({ code: 'several-boards', found: 1234, solutions: 1001, echo: false }),
      ),
  ],
])('%s are written without building a formatter, which is slow', (_, reported) => {
  const building = vi.spyOn(Intl, 'NumberFormat')
  const local = vi.spyOn(Number.prototype, 'toLocaleString')
  const sentences = reported()
  const built = building.mock.calls.length + local.mock.calls.length
  vi.restoreAllMocks()
  expect(sentences.every((sentence) => /\d/.test(sentence))).toBe(true)
  expect(built).toBe(0)
})
