/** A tour as Markdown: what it says is plain text, and stays where it is. */
import { describe, expect, test } from 'vitest'
import { tourMarkdown } from '../../../src/page/tours/tourMarkdown.ts'
import type { Tour, TourStep } from '../../../src/page/tours/tour.ts'
import { WRITING } from '../../../src/page/tours/writingWords.ts'
import { EMPTY_GRID } from '../../../src/sudoku/grid.ts'

const step: TourStep = { scene: 0, position: { event: 5, step: 0 }, words: '', points: [1], open: [] }

function postOf(parts: Partial<TourStep>, title = 'Mine'): string {
  const tour: Tour = {
    title,
    scenes: [{ puzzle: EMPTY_GRID, program: { kind: 'builtIn', id: 'tables', extent: 'first', version: 1 } }],
    steps: [{ ...step, ...parts }],
  }
  const links = { tour: 'tour:', moment: () => 'moment:', picture: () => '1.png' }
  return tourMarkdown(tour, links, WRITING.en.markdown)
}

describe('A post', () => {
  test('has the title, a picture, the words and the links', () => {
    expect(postOf({ title: 'One', words: 'At r4c5, `x[i]*2` runs.' })).toBe(
      [
        '# Mine',
        '## One',
        '![The board after event 5, with r1c2, r4c5 ringed](1.png)',
        'At r4c5, `x[i]*2` runs.',
        '[See this moment in Backdoku](moment:)',
        '[Walk through it in Backdoku](tour:)\n',
      ].join('\n\n'),
    )
  })

  test.each([
    ['<b>1</b> & *2* _3_', String.raw`\<b\>1\</b\> \& \*2\* \_3\_`],
    ['# 1', String.raw`\# 1`],
    ['1. one\n- two', '1\\. one  \n\\- two'],
    ['[a](javascript:b)', String.raw`\[a\](javascript:b)`],
    ['a ` b', String.raw`a \` b`],
  ])('has no signs of Markdown in its words: %s', (words, written) => {
    expect(postOf({ words })).toContain(`\n\n${written}\n\n`)
  })

  test('keeps a title on its line', () => {
    expect(postOf({ words: 'a' }, 'one\n# two')).toMatch(/^# one # two\n/)
  })

  test('asks, and tells the answers on a press', () => {
    const question = {
      kind: 'choice' as const,
      ask: 'Why?',
      answers: [
        { text: 'A', reply: 'No.', isRight: false },
        { text: 'B', reply: 'Yes.', isRight: true },
      ],
    }
    expect(postOf({ words: 'a', question })).toContain(
      '**Why?**\n\n- A\n- B\n\n<details>\n<summary>Answer</summary>\n\n- ✗ A: No.\n- ✓ B: Yes.\n\n</details>',
    )
  })
})
