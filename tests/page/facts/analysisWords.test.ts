/** Texts about faults in generator options, and texts of the analysis of a puzzle. */
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../../src/page/puzzle/samples.ts'
import { readOptions } from '../../../src/search/generator/options.ts'
import { analysisEn } from '../../../src/page/facts/en.ts'
import { generatorEn } from '../../../src/page/generator/en.ts'
import { analysisKo } from '../../../src/page/facts/ko.ts'
import { generatorKo } from '../../../src/page/generator/ko.ts'

function refusalText(words: typeof generatorEn, options: string): string {
  const read = readOptions(options, { known: ['tables'], defaultProgram: 'tables' })
  if (read.ok) throw new RangeError(`Nothing is wrong with ${options}`)
  return words.refused(read.error)
}

test.each([
  [
    '99-half-0-1',
    "Cannot make this puzzle: number of givens is '99', expected a number from 17 to 80.",
    "퍼즐을 만들 수 없습니다. 주어진 숫자 개수 값이 '99'입니다. 17 이상 80 이하의 수여야 합니다.",
  ],
  [
    '24-half-0-',
    'Cannot make this puzzle: seed is missing, expected a number from 0 to 4,294,967,295.',
    '퍼즐을 만들 수 없습니다. 시드 값이 없습니다. 0 이상 4,294,967,295 이하의 수여야 합니다.',
  ],
  [
    '24-half-0',
    'Cannot make this puzzle: 3 options separated by hyphens, expected at least 4: number of givens, symmetry, difficulty, seed.',
    '퍼즐을 만들 수 없습니다. 하이픈으로 나눈 옵션이 3개입니다. 주어진 숫자 개수, 대칭, 난이도, 시드, 이렇게 적어도 4개가 필요합니다.',
  ],
  [
    '24-halb-0-1',
    "Cannot make this puzzle: symmetry is 'halb', expected one of none, half, quarter, leftright, topbottom, diagonal.",
    "퍼즐을 만들 수 없습니다. 대칭 값이 'halb'입니다. none, half, quarter, leftright, topbottom, diagonal 중 하나여야 합니다.",
  ],
  [
    '26-quarter-0-1',
    "Cannot make this puzzle: 26 givens do not fit the symmetry 'Quarter-turn', expected a multiple of four, or one more than that.",
    "퍼즐을 만들 수 없습니다. 주어진 숫자 26개는 '90° 회전 대칭' 모양으로 배치할 수 없습니다. 4의 배수이거나 그보다 하나 많아야 합니다.",
  ],
])('the fault in %s is described in both languages', (options, english, korean) => {
  expect(refusalText(generatorEn, options)).toBe(english)
  expect(refusalText(generatorKo, options)).toBe(korean)
})

describe('Solutions are described', () => {
  test.each([
    [{ kind: 'counting' }, 'counting…', '세는 중…'],
    [{ kind: 'waiting' }, 'counted when the search pauses', '탐색이나 재생이 멈추면 셉니다'],
    [{ kind: 'lost' }, 'not counted', '세지 못함'],
    [{ kind: 'none' }, 'none', '없음'],
    [{ kind: 'one', solution: [], redundant: [] }, 'exactly one', '정확히 하나'],
    [{ kind: 'several', count: 4321 }, '4,321', '4,321개'],
    [{ kind: 'more', than: 10_000 }, 'more than 10,000', '10,000개 초과'],
  ] as const)('%o', (found, english, korean) => {
    expect(analysisEn.facts.solutionsOf(found)).toBe(english)
    expect(analysisKo.facts.solutionsOf(found)).toBe(korean)
  })
})

test('a cost that is still being counted is described as more than a round number', () => {
  expect(analysisEn.transforms.soFar(1_234_567)).toBe('more than 1,200,000 so far')
  expect(analysisEn.transforms.moreThan(20_004_864)).toBe('more than 20,000,000 events')
  expect(analysisKo.transforms.moreThan(20_004_864)).toBe('이벤트 20,000,000개 초과')
})

test('a cost is described in proportion to another', () => {
  expect(analysisEn.transforms.factor('fewer', 1234.4, false)).toBe('÷1,234')
  expect(analysisEn.transforms.factor('more', 5.61, false)).toBe('×5.6')
  expect(analysisEn.transforms.factor('more', 1.0123, false)).toBe('×1.012')
  expect(analysisEn.transforms.factor('fewer', 20, true)).toBe('at least ÷20')
  expect(analysisKo.transforms.factor('fewer', 20, true)).toBe('÷20 이상')
})

test('notes are about existing samples', () => {
  const ids = new Set(SAMPLES.map(({ id }) => id))
  expect(Object.keys(analysisEn.notes).filter((id) => !ids.has(id))).toEqual([])
  expect(Object.keys(analysisKo.notes)).toEqual(Object.keys(analysisEn.notes))
})
