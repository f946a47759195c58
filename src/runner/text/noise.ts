/**
 * Recognises what copying puts around a program, and takes it away: line numbers, prompts, marks of quotations and
 * changes, Markdown, HTML, and sentences and boards above and below. A clean program has none of it.
 */
import { isProgram } from './isProgram.ts'
import { findLineNumbers, findNumberLines } from './lineNumbers.ts'
import { languageOf } from './languageOf.ts'
import { plainCharacters } from './lookalikes.ts'
import {
  type Finder,
  type Found,
  isBlank,
  type Noise,
  type NoiseKind,
  noiseOf,
  separated,
  written,
} from './noisyLines.ts'
import { isBesideProse, isCode, isProse } from './prose.ts'
import { sourceParts } from './sourceText.ts'
import { beginsWithTag, HTML_TAG, withoutTags } from './tags.ts'

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
  const kept = written(text.split('\n'))
  let next = 0
  return source.split(/\r\n?|\n/).flatMap((line, index) => {
    const code = kept[next] as string | undefined
    const untagged = withoutTags(line)
    const tagged = untagged === line ? [] : untagged.replace(ENTITY, characterOf).split('\n')
    const shown = written(tagged)
    if (shown.length > 0 && shown.every((each, at) => each.endsWith(kept[next + at] ?? '\n'))) {
      next += shown.length
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

function firstNoise(lines: readonly string[]): Found | undefined {
  for (const find of FINDERS) {
    const found = find(lines)
    if (found !== undefined) return found
  }
  return undefined
}

// -- Fences ---------------------------------------------------------------------------------------------------------

const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w+#.-]*\s*$/

/** Lines that Markdown has outside of code blocks, besides prose. */
const MARKDOWN = /^(?:#{1,6} |[-*+] |\d+\. |\*\*|>)/

/** Takes the longest program in the code blocks of a text in Markdown. */
function findFences(lines: readonly string[]): Found | undefined {
  const fences = lines.flatMap((line, index) => (FENCE.test(line) ? [index] : []))
  const first = written(lines).at(0)
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
  const around = written(lines).length - written(longest).length
  const board = boardLines(lines) - boardLines(longest)
  return {
    lines: longest,
    noise: noiseOf(['fences', fences.length], ['text', around - fences.length - board], ['board', board]),
  }
}

// -- Prompts --------------------------------------------------------------------------------------------------------

const PROMPT = /^\s*(?:>>>|In \[\d*\]:)(?: |$)/
const CONTINUED = /^\s*(?:\.{3}:?)(?: |$)/

/** Takes the lines that were typed into an interactive interpreter. */
function findPrompts(lines: readonly string[]): Found | undefined {
  const first = written(lines).at(0)
  if (first === undefined || !PROMPT.test(first)) return undefined
  const typed = lines.filter((line) => PROMPT.test(line) || CONTINUED.test(line))
  const output = written(lines).length - typed.length
  return {
    lines: typed.map((line) => line.replace(PROMPT.test(line) ? PROMPT : CONTINUED, '')),
    noise: noiseOf(['prompts', typed.length], ['output', output]),
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
  const outside = written([...lines.slice(0, from), ...lines.slice(to)])
  if (!inside.every((line) => isBlank(line) || isQuoted(line))) return undefined
  if (!outside.every((line) => isProse(line) || isBesideProse(line))) return undefined
  const marks = inside.filter(isQuoted).length
  return {
    lines: separated(inside.map((line) => ({ rest: line.replace(QUOTE_MARK, '') }))),
    noise: noiseOf(['quote-marks', marks], ['text', outside.length]),
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
  const changed = written(lines)
  const [first = ''] = changed
  if (changed.length > 1 && changed.every((line) => isAdded(line) && !DIFF_HEADER.test(line))) {
    const rests = lines.map((line) => ({ rest: line.replace(/^\+/, '') }))
    return { lines: separated(rests), noise: noiseOf(['diff-marks', changed.length]) }
  }
  if (!DIFF_HEADER.test(first) && !isHeadless(changed)) return undefined
  const kept = lines.filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-'))
  if (!kept.every((line) => isBlank(line) || /^[+ ]/.test(line))) return undefined
  const added = kept.filter(isAdded).length
  return {
    lines: kept.map((line) => line.slice(1)),
    noise: noiseOf(['diff-marks', added], ['diff-lines', lines.length - kept.length]),
  }
}

/** True for the lines of a change without its headers: some are added, and some deleted or the same. */
function isHeadless(written: readonly string[]): boolean {
  return written.some(isAdded) && written.every((line) => CHANGED.test(line))
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
  return isInCode ? { lines: plain.split('\n'), noise: noiseOf(['entities', places.length]) } : undefined
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
  const first = written(lines).at(0)
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
    noise: noiseOf(['tags', tags]),
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
  const around = written([...lines.slice(0, from), ...lines.slice(to)])
  if (around.length === 0) return undefined
  const board = boardLines(around)
  return {
    lines: withoutOuterBlanks(lines, from, to),
    noise: noiseOf(['text', around.length - board], ['board', board]),
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
