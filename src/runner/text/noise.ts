/**
 * Recognises what copying puts around a program, and takes it away: line numbers, prompts, marks of quotations and
 * changes, Markdown, HTML, and sentences and boards above and below. A clean program has none of it.
 */
import { isProgram } from './isProgram.ts'
import { languageOf } from './languageOf.ts'
import { plainCharacters } from './lookalikes.ts'
import { isBesideProse, isCode, isProse } from './prose.ts'
import { sourceParts } from './sourceText.ts'
import { beginsWithTag, HTML_TAG, withoutTags } from './tags.ts'

export type NoiseKind =
  | 'line-numbers'
  /** Prompts of an interactive interpreter: `>>>`, `...`, `In [1]:`. */
  | 'prompts'
  /** What an interactive interpreter printed. */
  | 'output'
  /** `>` before each line of a quotation. */
  | 'quote-marks'
  /** `+` before each added line. */
  | 'diff-marks'
  /** Headers and deleted lines of a change. */
  | 'diff-lines'
  /** Lines that open or close a code block in Markdown. */
  | 'fences'
  | 'entities'
  /** Tags of HTML. */
  | 'tags'
  /** Lines of text above and below. */
  | 'text'
  /** Lines of a board above and below: a judge's sample. */
  | 'board'

export interface Noise {
  readonly kind: NoiseKind
  /** Number of lines; of characters for `entities`, of tags for `tags`. */
  readonly count: number
}

/** A program and what was around it. */
export interface NoisyProgram {
  /** The program alone; lines end in `\n`. */
  readonly text: string
  /** At least one kind, each once. */
  readonly noise: readonly Noise[]
}

/** Maximum characters of a program, with noise. */
const MOST_CHARACTERS = 1 << 20

/** Takes the noise around a program away. Undefined if there is none, or if the rest is no program. */
export function withoutNoise(source: string): NoisyProgram | undefined {
  if (source.length > MOST_CHARACTERS) return undefined
  const counts = new Map<NoiseKind, number>()
  let lines: readonly string[] = source.split(/\r\n?|\n/)
  for (let found = firstNoise(lines); found !== undefined; found = firstNoise(lines)) {
    lines = found.lines
    for (const { kind, count } of found.noise) counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  const text = lines.join('\n')
  if (counts.size === 0 || !isProgram(plainCharacters(text))) return undefined
  return { text, noise: Array.from(counts, ([kind, count]) => ({ kind, count })) }
}

/** Part of a line that is not in the program. */
export interface NoisePart {
  /** From 1. */
  readonly line: number
  /** Characters from here, up to `to`. */
  readonly from: number
  readonly to: number
}

/**
 * Returns the parts of a text that removing the noise takes away or decodes. Each line of the program is the end of a
 * line of the text, so all before it goes, and so do the lines in between.
 */
export function noiseParts(source: string, { text }: NoisyProgram): readonly NoisePart[] {
  const kept = text.split('\n').filter((line) => !isBlank(line))
  let next = 0
  return source.split(/\r\n?|\n/).flatMap((line, index) => {
    const code = kept[next] as string | undefined
    const untagged = withoutTags(line)
    const tagged = untagged === line ? [] : untagged.replace(ENTITY, characterOf).split('\n')
    const written = tagged.filter((each) => !isBlank(each))
    if (written.length > 0 && written.every((each, at) => each.endsWith(kept[next + at] ?? '\n'))) {
      next += written.length
      return [...line.matchAll(HTML_TAG), ...line.matchAll(ENTITY)]
        .map(placeOf)
        .toSorted((one, other) => one.from - other.from)
        .map((part) => ({ line: index + 1, ...part }))
    }
    const isDecoded = code !== undefined && !line.endsWith(code)
    const plain = isDecoded ? line.replace(ENTITY, characterOf) : line
    const isKept = code !== undefined && plain.endsWith(code)
    if (isKept) next++
    const before = { from: 0, to: isKept ? plain.length - code.length : line.length }
    const entities = isKept && isDecoded ? Array.from(line.matchAll(ENTITY), placeOf) : []
    return [before, ...entities]
      .filter(({ from, to }) => !isBlank(line.slice(from, to)))
      .map((part) => ({ line: index + 1, ...part }))
  })
}

/** Returns the program of a text for recognising it: without noise and look-alikes, even in its strings. */
function bareProgram(source: string): string {
  return plainCharacters(withoutNoise(source)?.text ?? source)
}

/** Lines that are left, and what was removed; never empty. */
interface Found {
  readonly lines: readonly string[]
  readonly noise: readonly Noise[]
}

/** Finds one kind of noise. Every find makes the text shorter. */
type Finder = (lines: readonly string[]) => Found | undefined

function firstNoise(lines: readonly string[]): Found | undefined {
  for (const find of FINDERS) {
    const found = find(lines)
    if (found !== undefined) return found
  }
  return undefined
}

const isBlank = (line: string) => line.trim() === ''

/** A line apart from its mark: the number or sign before it, and the rest, which starts with what separates them. */
interface Marked {
  readonly rest: string
}

/** Returns the rests of marked lines without the space that separates all marks from the code. */
function separated(marked: readonly Marked[]): readonly string[] {
  const rests = marked.map(({ rest }) => rest)
  const [first = '', ...others] = rests.filter((rest) => !isBlank(rest))
  let gap = /^\s*/.exec(first)?.[0] ?? ''
  for (const rest of others) while (!rest.startsWith(gap)) gap = gap.slice(0, -1)
  return rests.map((rest) => (rest.startsWith(gap) ? rest.slice(gap.length) : rest.trimStart()))
}

// -- Fences ---------------------------------------------------------------------------------------------------------

const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w+#.-]*\s*$/

/** Lines that Markdown has outside of code blocks, besides prose. */
const MARKDOWN = /^(?:#{1,6} |[-*+] |\d+\. |\*\*|>)/

/** Takes the longest program in the code blocks of a text in Markdown. */
function findFences(lines: readonly string[]): Found | undefined {
  const fences = lines.flatMap((line, index) => (FENCE.test(line) ? [index] : []))
  const first = lines.find((line) => !isBlank(line))
  if (fences.length === 0 || first === undefined) return undefined
  if (!FENCE.test(first) && !MARKDOWN.test(first) && !isProse(first) && !isBesideProse(first))
    return undefined
  const blocks: (readonly string[])[] = []
  for (let index = 0; index < fences.length; index += 2)
    blocks.push(lines.slice(fences[index] + 1, fences[index + 1] ?? lines.length))
  // The fences of a clean program are in its comments and strings, and its code is outside of them.
  const isInside = (index: number) => fences.filter((fence) => fence < index).length % 2 === 1
  const outside = lines.filter((_, index) => !fences.includes(index) && !isInside(index))
  if (isProgram(plainCharacters(outside.join('\n')))) return undefined
  const [longest] = blocks
    .filter((block) => isProgram(bareProgram(block.join('\n'))))
    .toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return undefined
  const around =
    lines.filter((line) => !isBlank(line)).length - longest.filter((line) => !isBlank(line)).length
  const board = boardLines(lines) - boardLines(longest)
  return {
    lines: longest,
    noise: noiseOf({ fences: fences.length, text: around - fences.length - board, board }),
  }
}

function noiseOf(counts: Readonly<Partial<Record<NoiseKind, number>>>): readonly Noise[] {
  return KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
}

const KINDS: readonly NoiseKind[] = [
  'line-numbers',
  'prompts',
  'output',
  'quote-marks',
  'diff-marks',
  'diff-lines',
  'fences',
  'entities',
  'tags',
  'text',
  'board',
]

// -- Prompts --------------------------------------------------------------------------------------------------------

const PROMPT = /^\s*(?:>>>|In \[\d*\]:)(?: |$)/
const CONTINUED = /^\s*(?:\.{3}:?)(?: |$)/

/** Takes the lines that were typed into an interactive interpreter. */
function findPrompts(lines: readonly string[]): Found | undefined {
  const first = lines.find((line) => !isBlank(line))
  if (first === undefined || !PROMPT.test(first)) return undefined
  const typed = lines.filter((line) => PROMPT.test(line) || CONTINUED.test(line))
  const output = lines.filter((line) => !isBlank(line)).length - typed.length
  return {
    lines: typed.map((line) => line.replace(PROMPT.test(line) ? PROMPT : CONTINUED, '')),
    noise: noiseOf({ prompts: typed.length, output }),
  }
}

// -- Quotations -----------------------------------------------------------------------------------------------------

const QUOTE_MARK = /^\s*>/
const isQuoted = (line: string) => QUOTE_MARK.test(line)

/** Takes the lines of a quotation, without one level of marks. Other lines may only be prose above and below. */
function findQuotation(lines: readonly string[]): Found | undefined {
  const from = lines.findIndex(isQuoted)
  const to = lines.findLastIndex(isQuoted) + 1
  if (from < 0) return undefined
  const inside = lines.slice(from, to)
  const outside = [...lines.slice(0, from), ...lines.slice(to)].filter((line) => !isBlank(line))
  if (!inside.every((line) => isBlank(line) || isQuoted(line))) return undefined
  if (!outside.every((line) => isProse(line) || isBesideProse(line))) return undefined
  const marks = inside.filter(isQuoted).length
  return {
    lines: separated(inside.map((line) => ({ rest: line.replace(QUOTE_MARK, '') }))),
    noise: noiseOf({ 'quote-marks': marks, text: outside.length }),
  }
}

// -- Changes --------------------------------------------------------------------------------------------------------

const DIFF_HEADER =
  /^(?:diff --git |index [0-9a-f]+\.\.|--- \S|\+\+\+ \S|@@ .*@@|new file mode |\\ No newline)/

const isAdded = (line: string) => line.startsWith('+')
/** A line of a change: added, deleted, or the same as before. */
const CHANGED = /^(?: |\+(?!\+)|-(?!-))/

/** Takes the lines of a change that are in the new version. */
function findChange(lines: readonly string[]): Found | undefined {
  const written = lines.filter((line) => !isBlank(line))
  const [first = ''] = written
  if (written.length > 1 && written.every((line) => isAdded(line) && !DIFF_HEADER.test(line))) {
    const rests = lines.map((line) => ({ rest: line.replace(/^\+/, '') }))
    return { lines: separated(rests), noise: noiseOf({ 'diff-marks': written.length }) }
  }
  if (!DIFF_HEADER.test(first) && !isHeadless(written)) return undefined
  const kept = lines.filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-'))
  if (!kept.every((line) => isBlank(line) || /^[+ ]/.test(line))) return undefined
  const added = kept.filter(isAdded).length
  return {
    lines: kept.map((line) => line.slice(1)),
    noise: noiseOf({ 'diff-marks': added, 'diff-lines': lines.length - kept.length }),
  }
}

/** True for the lines of a change without its headers: some are added, and some deleted or the same. */
function isHeadless(written: readonly string[]): boolean {
  return written.some(isAdded) && written.every((line) => CHANGED.test(line))
}

// -- Line numbers ---------------------------------------------------------------------------------------------------

/** A number and the sign behind it, if any: `1`, `01.`, `1:`, `1 |`, `[1]`, `L1`. */
const NUMBERED = /^(\s*[L[]?)(\d{1,5})(\]|\s?[.:|)│→])?/
const ONLY_NUMBER = /^\s*(\d{1,5})\s*$/

/** Minimum numbers in a row that are taken for line numbers. */
const FEWEST_NUMBERS = 2

/** Takes the numbers away that stand before all lines, and grow by one. */
function findLineNumbers(lines: readonly string[]): Found | undefined {
  const start = lines.findIndex((line) => !isBlank(line))
  const [, , first, sign] = NUMBERED.exec(lines[start] ?? '') ?? []
  if (first === undefined) return undefined
  const marked: NumberedLine[] = []
  let next = Number(first)
  /** Blank lines since the latest number: they may have lost their numbers, or may not be counted. */
  let gaps = 0
  for (const line of lines) {
    if (isBlank(line)) {
      gaps++
      marked.push({ rest: '', digits: 0 })
      continue
    }
    const from = next
    const found = Array.from({ length: gaps + 1 }, (_, gap) => from + gap)
      .map((number) => ({ number, line: numberedLine(line, number, sign?.trim()) }))
      .findLast((each) => each.line !== undefined)
    if (found?.line === undefined) return undefined
    marked.push(found.line)
    next = found.number + 1
    gaps = 0
  }
  const numbers = marked.filter(({ digits }) => digits > 0)
  if (numbers.length < FEWEST_NUMBERS) return undefined
  return {
    lines: separated(sign === undefined ? withEvenGaps(marked) : marked),
    noise: noiseOf({ 'line-numbers': numbers.length }),
  }
}

/**
 * Splits a number off the start of a line. Without a sign, code may follow directly, as in copied tables, even a digit.
 * @returns undefined if the line has another number or sign; a line of nothing but the number needs no sign
 */
function numberedLine(line: string, number: number, sign: string | undefined): NumberedLine | undefined {
  const [, before, zeros] = /^(\s*[L[]?)(0{0,5})/.exec(line) ?? []
  if (before === undefined || zeros === undefined) return undefined
  const padded = number === 0 && zeros !== '' ? '' : String(number)
  if (!line.startsWith(padded, before.length + zeros.length)) return undefined
  const digits = zeros.length + padded.length
  const rest = line.slice(before.length + digits)
  if (sign === undefined || isBlank(rest)) return { rest, digits }
  const [gap = ''] = /^\s?/.exec(rest) ?? []
  return rest.startsWith(sign, gap.length)
    ? { rest: rest.slice(gap.length + sign.length), digits }
    : undefined
}

interface NumberedLine extends Marked {
  /** Number of digits of the line's number; 0 without a number. */
  readonly digits: number
}

/**
 * Removes the spaces that pad short numbers on the right to the width of the longest one. Numbers are padded if the code
 * behind them then has fewer odd indentations, which few programs have.
 */
function withEvenGaps(marked: readonly NumberedLine[]): readonly NumberedLine[] {
  const written = marked.filter(({ rest }) => !isBlank(rest))
  const widest = Math.max(...written.map(({ digits }) => digits))
  const padded = marked.map(({ rest, digits }) => ({
    rest: digits === 0 ? rest : rest.slice(widest - digits),
    digits,
  }))
  const isPadded = written.every(({ rest, digits }) => isBlank(rest.slice(0, widest - digits)))
  return isPadded && oddIndentations(padded) < oddIndentations(marked) ? padded : marked
}

function oddIndentations(marked: readonly Marked[]): number {
  const indentations = separated(marked).map((line) => line.length - line.trimStart().length)
  return indentations.filter((indentation) => indentation % 2 === 1).length
}

/** Takes numbers away that stand on lines of their own: all before the program, or each before its line. */
function findNumberLines(lines: readonly string[]): Found | undefined {
  const numberOn = (index: number) => Number(ONLY_NUMBER.exec(lines[index] ?? '')?.[1])
  const start = lines.findIndex((line) => !isBlank(line))
  const first = numberOn(start)
  if (Number.isNaN(first)) return undefined
  let above = 1
  while (numberOn(start + above) === first + above) above++
  if (above > FEWEST_NUMBERS)
    return { lines: lines.slice(start + above), noise: noiseOf({ 'line-numbers': above }) }
  let count = 0
  while (numberOn(start + 2 * count) === first + count) count++
  const isEach = count > FEWEST_NUMBERS && lines.slice(start + 2 * count).every(isBlank)
  if (!isEach) return undefined
  const code = lines.slice(start).filter((_, index) => index % 2 === 1)
  return { lines: code, noise: noiseOf({ 'line-numbers': count }) }
}

// -- Entities -------------------------------------------------------------------------------------------------------

const ENTITY = /&(?:(lt|gt|amp|quot|apos|nbsp)|#(\d{1,6})|#x([0-9a-f]{1,5}));/gi
const CHARACTERS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Decodes the entities of a program that was copied as HTML: it has some in its code, and no `<`. */
function findEntities(lines: readonly string[]): Found | undefined {
  const text = lines.join('\n')
  const places = Array.from(text.matchAll(ENTITY), ({ index }) => index)
  if (places.length === 0 || text.includes('<')) return undefined
  const plain = text.replace(ENTITY, characterOf)
  const language = languageOf(plain) ?? 'cpp'
  const isInCode = sourceParts(text, language).some(
    ({ kind, from, to }) => kind === 'code' && places.some((place) => from <= place && place < to),
  )
  return isInCode ? { lines: plain.split('\n'), noise: noiseOf({ entities: places.length }) } : undefined
}

function placeOf({ 0: entity, index }: RegExpExecArray): Pick<NoisePart, 'from' | 'to'> {
  return { from: index, to: index + entity.length }
}

function characterOf(entity: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined) return CHARACTERS[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code <= 0x10_ffff ? String.fromCodePoint(code) : entity
}

// -- Tags -----------------------------------------------------------------------------------------------------------

/** Takes the tags of a program that was copied as HTML. Its entities go after them. */
function findTags(lines: readonly string[]): Found | undefined {
  const first = lines.find((line) => !isBlank(line))
  if (first === undefined || !beginsWithTag(first)) return undefined
  const text = lines.join('\n')
  const tags = text.match(HTML_TAG)?.length ?? 0
  const left = withoutTags(text).split('\n')
  const end = left.findLastIndex((line) => !isBlank(line)) + 1
  return {
    lines: left.slice(
      left.findIndex((line) => !isBlank(line)),
      end,
    ),
    noise: noiseOf({ tags }),
  }
}

// -- Prose ----------------------------------------------------------------------------------------------------------

/** Takes what stands above and below the code away, if there is prose or a whole board in it. */
function findProse(lines: readonly string[]): Found | undefined {
  const first = lines.findIndex(isCode)
  if (first < 0) return undefined
  const last = lines.findLastIndex(isCode)
  const from = proseLines(lines.slice(0, withComments(lines, first)))
  const to = lines.length - proseLines(lines.slice(last + 1))
  const around = [...lines.slice(0, from), ...lines.slice(to)].filter((line) => !isBlank(line))
  if (around.length === 0) return undefined
  const board = boardLines(around)
  return {
    lines: withoutOuterBlanks(lines, from, to),
    noise: noiseOf({ text: around.length - board, board }),
  }
}

/** Returns the index of the first of the comments in Python that stand directly above a line of code. */
function withComments(lines: readonly string[], first: number): number {
  let from = first
  while (from > 0 && COMMENT.test(lines[from - 1])) from--
  return from
}

const COMMENT = /^\s*#/

/** Returns the number of lines beside code: all if some are prose or a whole board, else none. */
function proseLines(lines: readonly string[]): number {
  const rows = lines.reduce((count, line) => count + (LINE_OF_81.test(line) ? SIZE : isRow(line) ? 1 : 0), 0)
  return rows >= SIZE || lines.some(isProse) ? lines.length : 0
}

const SIZE = 9
/** Nine cells with spaces, bars or nothing between them. */
const ROW = /^[\s|]*(?:[\d.*_][\s|]*){9}$/
const LINE_OF_81 = /^\s*[\d.]{81}\s*$/
/** A line between the rows of a drawn board. */
const BORDER = /^\s*[-+|=]{5,}\s*$/

/** True for a line of a board, which is no code. */
function isBoardLine(line: string): boolean {
  return isRow(line) || BORDER.test(line)
}

function isRow(line: string): boolean {
  return ROW.test(line) || LINE_OF_81.test(line)
}

/** Returns the number of lines of boards. Borders without rows are rules. */
function boardLines(lines: readonly string[]): number {
  return lines.some(isRow) ? lines.filter(isBoardLine).length : 0
}

/** Leaves out the blank lines that separate removed lines from the program; keeps those at an untouched end. */
function withoutOuterBlanks(lines: readonly string[], from: number, to: number): readonly string[] {
  const blanksAbove = lines.slice(from, to).findIndex((line) => !isBlank(line))
  const lastWritten = lines.slice(0, to).findLastIndex((line) => !isBlank(line))
  return lines.slice(from > 0 ? from + blanksAbove : 0, to < lines.length ? lastWritten + 1 : to)
}

const FINDERS: readonly Finder[] = [
  findFences,
  findPrompts,
  findQuotation,
  findChange,
  findLineNumbers,
  findNumberLines,
  findTags,
  findEntities,
  findProse,
]
