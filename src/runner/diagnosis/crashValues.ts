/** Explains an error by the values at its line: the one that was wrong, and where it was last written. */
import type { Phrase } from '../../i18n/text.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type LineValue, type LineValues, MOST_COLUMNS, valueAt } from '../run/lineValues.ts'
import { closingBracket, codeAlone } from '../text/sourceText.ts'
import { SHOWN_FITS, SHOWN_LENGTH } from '../cpp/shownFunctions.ts'

/** Where a program failed, and how. */
export interface CrashPlace {
  readonly source: string
  readonly language: OwnLanguage
  /** From 1. */
  readonly line: number
  /** As in the outcome: a name of the language, or a kind of crash in C++. */
  readonly error: string
  readonly message: string
}

/** Something at the line that may have caused the error, with the expressions that tell. */
type Suspect =
  /** `base[index]`. @property size expression of the length of `base` */
  | { readonly kind: 'index'; readonly base: string; readonly index: string; readonly size: string }
  /** A variable or an element. @property type expression of its type */
  | { readonly kind: 'type'; readonly name: string; readonly type: string }
  /** An expression that is wrong if it has one value: 0 for a divisor, `nullptr` for a pointer. */
  | { readonly kind: 'value'; readonly name: string; readonly wrong: 0 | 'nullptr' }

/** Returns the expressions whose values may explain an error, separated by commas; undefined if there are none. */
export function crashExpressions(place: CrashPlace): string | undefined {
  const expressions = suspectsAt(place).flatMap(expressionsOf)
  return expressions.length === 0 ? undefined : expressions.join(', ')
}

/** Explains an error by the last values of `crashExpressions`; undefined if they do not show what was wrong. */
export function crashReason(place: CrashPlace, values: LineValues): Phrase | undefined {
  const row = values.events.length - 1
  let column = 0
  for (const suspect of suspectsAt(place)) {
    const read = expressionsOf(suspect).map(() => (row < 0 ? undefined : valueAt(values, row, column++)))
    const reason = reasonOf(suspect, read, place)
    if (reason !== undefined) return reason
  }
  return callReason(place)
}

function reasonOf(
  suspect: Suspect,
  read: readonly (LineValue | undefined)[],
  place: CrashPlace,
): Phrase | undefined {
  switch (suspect.kind) {
    case 'index':
      return indexReason(suspect, read)
    case 'type':
      return typeReason(suspect, read[0], place)
    case 'value':
      return valueReason(suspect, read[0])
    default:
      return assertNever(suspect)
  }
}

function expressionsOf(suspect: Suspect): readonly string[] {
  switch (suspect.kind) {
    case 'index':
      return [suspect.index, suspect.size]
    case 'type':
      return [suspect.type]
    case 'value':
      return [suspect.name]
    default:
      return assertNever(suspect)
  }
}

/** Returns as many suspects as their expressions can be read at once. */
function suspectsAt(place: CrashPlace): readonly Suspect[] {
  const line = codeAlone(place.source, place.language).split('\n')[place.line - 1] ?? ''
  let count = 0
  return suspectsIn(line, place).filter((suspect) => (count += expressionsOf(suspect).length) <= MOST_COLUMNS)
}

function suspectsIn(line: string, { language, error, message }: CrashPlace): readonly Suspect[] {
  if (/zero/i.test(`${error} ${message}`)) return divisors(line, language)
  if (language === 'python') return wrongType(message) === undefined ? indexed(line, language) : typed(line)
  if (language === 'javascript') return indexed(line, language)
  return error === 'null-pointer' ? pointers(line) : indexed(withSubscripts(line), language)
}

/** Matches what a line divides by, if it is a variable, an element or in brackets. */
const DIVISOR = /(?:\/\/?|%)\s*([A-Za-z_]\w*(?:(?:\.|->)\w+|\[[^\]]*\])*(?!\w|\s*\()|\([^()]*\))/g
/** Matches a variable of C++ whose target is used. */
const POINTER = /(?<![\w.>])([A-Za-z_]\w*)\s*(?:->|\[)|(?<![\w)\]]\s*)\*\s*([A-Za-z_]\w*)/g

function divisors(line: string, language: OwnLanguage): readonly Suspect[] {
  const names = Array.from(line.matchAll(DIVISOR), ([, name]) => name)
  return valuesOf(names, 0, line, language)
}

function pointers(line: string): readonly Suspect[] {
  const names = Array.from(line.matchAll(POINTER), ([, before, behind]) => before ?? behind)
  return valuesOf(names, 'nullptr', line, 'cpp')
}

function valuesOf(
  names: readonly string[],
  wrong: 0 | 'nullptr',
  line: string,
  language: OwnLanguage,
): readonly Suspect[] {
  return [...new Set(names)]
    .filter((name) => isSteady(name, line, language))
    .map((name): Suspect => ({ kind: 'value', name, wrong }))
}

/** Writes `a.at(i)` as `a[i]`, which C++ does not check. */
function withSubscripts(line: string): string {
  const at = line.indexOf('.at(')
  if (at < 0) return line
  const [from, to] = [at + '.at('.length, closingBracket(line, at + '.at('.length)]
  return withSubscripts(`${line.slice(0, at)}[${line.slice(from, to)}]${line.slice(to + 1)}`)
}

/**
 * True if no part of an expression is written in its line, whose values are read before it runs. Other languages than
 * C++ refuse what writes, and their lines rarely hold a whole loop.
 */
function isSteady(expression: string, line: string, language: OwnLanguage): boolean {
  if (language !== 'cpp') return true
  return Array.from(expression.matchAll(/[A-Za-z_]\w*/g), ([name]) => name).every(
    (name) =>
      !new RegExp(
        `\\b${name}\\s*(?:[-+*/%|&^]?=(?!=)|\\+\\+|--)|(?:\\+\\+|--|>>|(?<!&)&)\\s*${name}\\b`,
      ).test(line),
  )
}

/** Matches a variable, or an attribute of one. */
const NAME = /(?<![\w.$])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?!\s*\()(?![\w.])/g
const KEYWORDS = new Set(
  'and as assert break continue def del elif else except False for from global if import in is lambda None nonlocal not or pass raise return True try while with yield'.split(
    ' ',
  ),
)

/** Returns the elements and the variables of a line of Python. */
function typed(line: string): readonly Suspect[] {
  const names = [
    ...subscriptsIn(line).map(({ base }) => base),
    ...Array.from(line.matchAll(NAME), ([name]) => name).filter((name) => !KEYWORDS.has(name)),
  ]
  return [...new Set(names)].map((name) => ({ kind: 'type', name, type: `type(${name}).__name__` }))
}

function indexed(line: string, language: OwnLanguage): readonly Suspect[] {
  return subscriptsIn(line)
    .filter(({ base, index }) => isSteady(`${base} ${index}`, line, language))
    .map(({ base, index }): Suspect => ({ kind: 'index', base, index, size: sizeOf(base, language) }))
}

function sizeOf(base: string, language: OwnLanguage): string {
  if (language === 'python') return `len(${base})`
  if (language === 'javascript') return `${base}.length`
  const length = `${SHOWN_LENGTH}(${base})`
  const [outer] = base.endsWith(']') ? subscriptsIn(base).slice(-1) : []
  if (outer === undefined) return length
  // A list that does not exist has no length to read.
  return `${SHOWN_FITS}(${outer.index}, ${sizeOf(outer.base, language)}) ? ${length} : -1`
}

interface Subscript {
  readonly base: string
  readonly index: string
}

/** Returns the subscripts of a line that call nothing, from left to right: of `a[i][j]` first `a[i]`. */
function subscriptsIn(line: string): readonly Subscript[] {
  const found: Subscript[] = []
  for (const { index: at } of line.matchAll(/\[/g)) {
    const base = baseBefore(line, at)
    const index = line.slice(at + 1, closingBracket(line, at + 1)).trim()
    if (base === '' || index === '' || /[(=:,;]|\+\+|--/.test(index)) continue
    if (!found.some((one) => one.base === base && one.index === index)) found.push({ base, index })
  }
  return found
}

/** Returns the variable, with the subscripts and attributes after it, that ends where a subscript begins. */
function baseBefore(line: string, end: number): string {
  let from = end
  while (from > 0) {
    const before = line.slice(0, from)
    if (before.endsWith(']')) from = openingBracket(before)
    else {
      const name = /[\w$]+$/.exec(before)?.[0]
      if (name === undefined) return ''
      from -= name.length
      const link = /(?:\.|->)$/.exec(line.slice(0, from))?.[0]
      if (link === undefined) return /^\d/.test(name) ? '' : line.slice(from, end)
      from -= link.length
    }
  }
  return ''
}

/** Returns the index of the square bracket that the last character closes; 0 if it is missing. */
function openingBracket(text: string): number {
  let depth = 0
  for (let index = text.length - 1; index > 0; index--) {
    if (text[index] === ']') depth++
    if (text[index] === '[' && --depth === 0) return index
  }
  return 0
}

/** Explains an index outside of its list, or a subscript of what is undefined. */
function indexReason(
  { base, index, size }: Extract<Suspect, { readonly kind: 'index' }>,
  [at, length]: readonly (LineValue | undefined)[],
): Phrase | undefined {
  if (typeof at !== 'number' || typeof length !== 'number' || length < 0) return undefined
  const least = size.startsWith('len(') ? -length : 0
  if (at < length && at >= least && Number.isInteger(at)) return undefined
  const [en, ko] =
    length === 0
      ? [`${base} is empty`, `${base}의 원소는 0개입니다`]
      : [
          `${base} has ${length} ${length === 1 ? 'element (0)' : `elements (0 to ${length - 1})`}`,
          `${base}의 원소는 ${length}개입니다(0부터 ${length - 1}까지)`,
        ]
  return { en: `${index} is ${at}, but ${en}`, ko: `${index}의 값은 ${at}인데 ${ko}` }
}

/** Explains a division by 0, and the use of what no pointer points to. */
function valueReason(
  { name, wrong }: Extract<Suspect, { readonly kind: 'value' }>,
  value: LineValue | undefined,
): Phrase | undefined {
  if (value !== wrong) return undefined
  return { en: `${name} is ${wrong}`, ko: `${name}의 값은 ${wrong}입니다` }
}

/** Returns the type that a message of Python names. */
function wrongType(message: string): string | undefined {
  return /\b(NoneType)\b/.exec(message)?.[1] ?? /'(\w+)' object (?:is not|does not|has no)/.exec(message)?.[1]
}

function typeReason(
  { name }: Extract<Suspect, { readonly kind: 'type' }>,
  type: LineValue | undefined,
  place: CrashPlace,
): Phrase | undefined {
  const wrong = wrongType(place.message)
  if (typeof type !== 'string' || wrong === undefined || type.replaceAll(/['"]/g, '') !== wrong)
    return undefined
  const isNone = wrong === 'NoneType'
  const written = writeOf(name, place)
  const is: Phrase = isNone
    ? { en: `${name} is None`, ko: `${name}의 값은 None입니다` }
    : { en: `${name} has the type ${wrong}`, ko: `${name}의 타입은 ${wrong}입니다` }
  if (written === undefined) return is
  const { line, called } = written
  if (called !== undefined)
    return {
      en: `${is.en}: line ${line} wrote what ${called}(…) gave back${isNone ? ', so that one of its paths ends without a return' : ''}`,
      ko: `${is.ko}. ${line}번 줄에서 ${called}(…)가 돌려준 값을 썼습니다${isNone ? `. ${called}에는 return 없이 끝나는 갈래가 있습니다` : ''}`,
    }
  return { en: `${is.en}, as line ${line} wrote it`, ko: `${is.ko}. ${line}번 줄에서 썼습니다` }
}

/** Explains None that the only call of the line to a function of the program gave back. */
function callReason({ source, language, line, message }: CrashPlace): Phrase | undefined {
  if (language !== 'python' || wrongType(message) !== 'NoneType') return undefined
  const code = codeAlone(source, language)
  const called = calledIn(code.split('\n')[line - 1] ?? '', code)
  if (called.length !== 1) return undefined
  return {
    en: `${called[0]}(…) gave back None: one of its paths ends without a return`,
    ko: `${called[0]}(…)가 None을 돌려주었습니다. return 없이 끝나는 갈래가 있습니다`,
  }
}

/** Returns the functions of a Python program that a line calls. */
function calledIn(line: string, code: string): readonly string[] {
  const names = Array.from(line.matchAll(/(\w+)\s*\(/g), ([, name]) => name)
  return names.filter((name) => new RegExp(`^\\s*def\\s+${name}\\s*\\(`, 'm').test(code))
}

/**
 * Returns the line that wrote a variable of Python, if only one does in its function, or else in the program; and the
 * function of the program whose call is all that was written.
 */
function writeOf(
  name: string,
  { source, language, line }: CrashPlace,
): { readonly line: number; readonly called: string | undefined } | undefined {
  if (!/^\w+$/.test(name)) return undefined
  const code = codeAlone(source, language)
  const lines = code.split('\n')
  const first = functionStart(lines, line)
  const assigned = new RegExp(
    `(?:^|[\\s,(])${name}\\s*(?:,[^=(]*)?=(?!=)\\s*(.*)|\\bfor\\b[^=]*\\b${name}\\b[^=]*\\bin\\b`,
  )
  const writes = lines
    .map((text, index) => ({ line: index + 1, found: assigned.exec(text) }))
    .filter(({ found }) => found !== null)
  const local = writes.filter((write) => write.line > first && write.line <= line)
  const [write, ...others] = local.length > 0 ? local : writes
  if (write === undefined || others.length > 0) return undefined
  const [called, ...more] = calledIn(write.found?.[1] ?? '', code)
  const isCall = more.length === 0 && new RegExp(`^(?:self\\.)?${called}\\s*\\(`).test(write.found?.[1] ?? '')
  return { line: write.line, called: isCall ? called : undefined }
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length
}

/** Returns the line of the `def` around a line of Python; 0 if there is none. */
function functionStart(lines: readonly string[], line: number): number {
  const indent = indentOf(lines[line - 1] ?? '')
  for (let above = line - 1; above > 0; above--) {
    const text = lines[above - 1]
    if (/^\s*(?:async\s+)?def\s/.test(text) && indentOf(text) < indent) return above
  }
  return 0
}
