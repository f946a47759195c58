/** Finds the blank that a program looks for, where it got another one. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { ProgramInput } from '../questions.ts'
import type { InputForm } from './inputForms.ts'
import type { PuzzleCells } from './puzzleCells.ts'
import { sourceParts } from './sourceText.ts'

export interface OtherBlank {
  /** As the program writes it, such as `'.'`. */
  readonly asked: string
  /** Line that asks for it, from 1. */
  readonly line: number
  /** The blank of the program's input; in quotes if it is an element of a list. */
  readonly got: string
}

/** Matches the comparison of an element of a list with a blank, which is group 1. */
const ASKED =
  /\[[^\]\d][^\]]*\]\s*(?:[!=]==?|\bis(?:\s+not)?\b)\s*(-\s*1\b|0\b(?!\.)|(?:None|null|undefined)\b|(["'`])(?:[^\w\n\\]?|[0xX])\2(?!\2))/g
/** Matches the question whether a remainder is 0, which is about no cell. */
const REMAINDER = /%[^\n=!<>&|]*[!=]==?\s*0\b/g

/** Matches the question whether an element of a list is true, as filled cells are. */
const TRUTH =
  /(?:\b(?:if|elif|while|and|or|not)\b\s*\(*|&&|\|\||!)\s*!?\s*[\w$.]+(?:\[[^\]]*\])+\s*(?:[:?)]|&&|\|\||\band\b|\bor\b)/
/** Matches a blank that is as true as a digit. */
const TRUE_TEXT = /^(?:'.'|[^\w'])$/
/** Matches a question whether a cell is a digit, and code that goes on where it is none. */
const DIGITS = /isdigit|isdecimal|isnumeric|isNaN|isInteger|\btry\b|\[[01]-9\]|\\d/

/** Match any mention of a blank that is a number, or of a text that may be read as one. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  '0': /(?<![-+]\s*)(["'`])0\1|[<>]=?\s*[01]\b|(?:[!=]==?|\bis(?:\s+not)?\b|\bin\b\s*[[({])\s*0\b(?!\.)|\b0\s*(?:[!=]==?|[<>]|(?:not\s+)?in\b)|\.(?:index|count|find|indexOf|includes|remove)\(\s*0\b/,
  '-1': /(?:[!=]==?|[<>]=?|\bis\b|\bin\b\s*[[({])\s*-\s*1\b|[<>]=?\s*0\b|\(\s*-1\s*\)/,
}

/**
 * Returns the blank for which a program looks in the elements of its lists, if it never mentions the one that it got.
 * Leaves a program alone that may recognise blanks in another way, such as by what is no digit.
 * @param got as `blankOf` returns it
 */
export function otherBlank(source: string, language: OwnLanguage, got: string): OtherBlank | undefined {
  const code = withoutComments(source, language).replaceAll(REMAINDER, spaces)
  if (mentions(code, got)) return undefined
  const [asked] = code.matchAll(ASKED)
  if (asked === undefined) return undefined
  const at = asked.index + asked[0].length - asked[1].length
  return { asked: asked[1].replaceAll(/^-\s*/g, '-'), line: code.slice(0, at).split('\n').length, got }
}

function mentions(code: string, got: string): boolean {
  const isQuoted = got !== '' && got === `'${got.slice(1, -1)}'`
  const bare = isQuoted ? got.slice(1, -1) : got
  if (DIGITS.test(code) || (TRUTH.test(code) && !TRUE_TEXT.test(got))) return true
  const number = isQuoted ? undefined : NUMBERS[bare]
  if (number !== undefined) return number.test(code)
  const escaped = bare.replaceAll(/\W/g, String.raw`\$&`)
  const isName = !isQuoted && /^\w+$/.test(bare)
  return new RegExp(isName ? `\\b${escaped}\\b` : `(["'\`])${escaped}\\1`).test(code)
}

function withoutComments(source: string, language: OwnLanguage): string {
  return sourceParts(source, language)
    .map(({ kind, from, to }) => {
      const part = source.slice(from, to)
      return kind === 'comment' ? part.replaceAll(/[^\n]/g, ' ') : part
    })
    .join('')
}

function spaces(text: string): string {
  return ' '.repeat(text.length)
}

/** Returns the blank that a program gets: a part of a text, or an element of a list in the program's language. */
export function blankOf(input: ProgramInput, form: InputForm | undefined, language: OwnLanguage): string {
  if (input.kind === 'stdin') return form === undefined ? '' : blankIn(form)
  return input.cells === 'nulls' && language === 'javascript' ? 'null' : LISTED[input.cells]
}

const LISTED: Readonly<Record<PuzzleCells, string>> = {
  numbers: '0',
  characters: "'.'",
  zeros: "'0'",
  nulls: 'None',
  'minus-ones': '-1',
  spaces: "' '",
  'empty-texts': "''",
  'one-line': '0',
  'one-line-dots': '.',
}

const FIVES = Array.from({ length: 81 }, () => 5)

/** Returns what a form has in the place of a blank: that in which a board with one differs from a full one. */
function blankIn(form: InputForm): string {
  const [full, other] = [FIVES, FIVES.with(40, 0)].map((grid) => form.write(grid))
  let from = 0
  while (full[from] === other[from]) from++
  return other.slice(from, other.length - (full.length - from - 1))
}
