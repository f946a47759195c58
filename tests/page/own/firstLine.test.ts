/** An error on the first line of a program is not explained by the line before it. */
import { expect, test } from 'vitest'
import type { FailedOutcome } from '../../../src/runner/run/errorKinds.ts'
import { ownEn } from '../../../src/page/own/en.ts'
import { ownKo } from '../../../src/page/own/ko.ts'

const LINE_BEFORE = /line before|앞 줄/

const failed = (line: number): FailedOutcome => ({
  kind: 'syntax-error',
  line,
  column: 1,
  error: 'SyntaxError',
  message: 'invalid syntax',
})

test.each([
  ['English', ownEn],
  ['Korean', ownKo],
] as const)('in %s', (_, words) => {
  for (const language of ['python', 'javascript'] as const) {
    expect(words.explained(language, failed(1))).not.toMatch(LINE_BEFORE)
    expect(words.explained(language, failed(2))).toMatch(LINE_BEFORE)
  }
  expect(words.explainedCompile("expected ';' after top level declarator", 1)).not.toMatch(LINE_BEFORE)
  expect(words.explainedCompile("expected ';' after top level declarator", 2)).toMatch(LINE_BEFORE)
})
