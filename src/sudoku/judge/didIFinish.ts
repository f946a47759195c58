import type { Grid } from '../grid.ts'
import { boardFault } from './checking/faults.ts'
import type { Judge, Verdict } from './judge.ts'
import { checkFinished } from './checking/promises.ts'
import { type ParsedOutput, shortenLine } from './checking/printed.ts'
import { CODEWARS_WORDS } from './checking/words.ts'

const FINISHED = 'Finished!'
const TRY_AGAIN = 'Try again!'
const PHRASES = [FINISHED, TRY_AGAIN] as const

/**
 * The kata "Did I Finish my Sudoku?": the answer is a phrase that says whether a filled board is a solution.
 * https://www.codewars.com/kata/53db96041f1a7d32dc0004d2
 */
export const didIFinish: Judge = {
  id: 'codewars-did-i-finish',
  name: { en: 'Codewars: Did I Finish my Sudoku?', ko: 'Codewars: Did I Finish my Sudoku?' },
  words: CODEWARS_WORDS,
  answer: { kind: 'phrase', phrases: PHRASES },
  inputFormats: [],
  promise: {
    en: "Codewars' Did I Finish my Sudoku? gives only filled boards",
    ko: 'Codewars의 Did I Finish my Sudoku?에서는 다 채워진 보드만 입력으로 주어집니다',
  },
  inputFinding: checkFinished,
  resemblance({ text, content }) {
    if (isPhrase(unquoted(text))) return 2
    return content.kind === 'unreadable' && /\b(?:finished|try again)\b/i.test(text) ? 1 : 0
  },
  judge: (board, printed) => judgePhrase(board, printed),
}

function judgePhrase(board: Grid, { text, content }: ParsedOutput): Verdict {
  if (content.kind === 'nothing') return { kind: 'wrong', reason: { code: 'nothing-printed' }, places: [] }
  const found = unquoted(text)
  if (!isPhrase(found))
    return {
      kind: 'misformatted',
      reason: { code: 'not-a-phrase', found: shortenLine(found), phrases: PHRASES },
      places: [],
    }
  const fault = boardFault(board)
  const expected = fault === undefined ? FINISHED : TRY_AGAIN
  if (found === expected)
    return { kind: 'accepted', note: fault === undefined ? 'is-finished' : 'is-unfinished' }
  const places = fault?.places ?? []
  return { kind: 'wrong', reason: { code: 'other-phrase', expected, fault: fault?.reason }, places }
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2')
}

function isPhrase(text: string): boolean {
  return PHRASES.some((phrase) => phrase === text)
}
