/**
 * Decorates the lines at which the program stands, marked lines, noise, the tagged line and the one that a sentence has
 * led to; scrolls a line into view.
 */
import { type EditorState, type Extension, type Range, RangeSet } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { markersOn } from '../../listing/markers.ts'
import { type EditorMark, type PageState, pageState } from './outside.ts'

const NOISE = Decoration.mark({ class: 'cm-noise' })
const VISITED = Decoration.line({ class: 'cm-visited' })
const STANDS = {
  ran: Decoration.line({ class: 'cm-ran', attributes: { 'aria-current': 'step' } }),
  next: Decoration.line({ class: 'cm-next' }),
}
/** CSS class of a line, by the kind of its mark. */
const CLASSES = {
  error: 'cm-error',
  warning: 'cm-warning',
  fault: 'cm-fault',
  around: 'cm-around',
} as const

function allDecorations(state: EditorState): DecorationSet {
  const { markers, marks, noise, tag, visited } = state.field(pageState)
  const ranges = marks.flatMap((mark) => lineDecorations(mark, state))
  // While a change is on its way to the page, the noise is that of the text before.
  for (const { line, from, to } of noise)
    if (isLine(line, state) && to <= state.doc.line(line).length) {
      const start = state.doc.line(line).from
      ranges.push(NOISE.range(start + from, start + to))
    }
  for (const line of new Set([markers.ran, markers.next])) {
    if (!isLine(line, state)) continue
    for (const kind of markersOn(line, markers)) ranges.push(STANDS[kind].range(state.doc.line(line).from))
  }
  for (const [line, words] of wordsOf(state.field(pageState)))
    if (isLine(line, state)) ranges.push(...withWords(state, line, words))
  if (isLine(visited, state)) ranges.push(VISITED.range(state.doc.line(visited).from))
  if (tag !== undefined && isLine(tag.line, state))
    ranges.push(Decoration.widget({ widget: new Tag(tag.text), side: 1 }).range(state.doc.line(tag.line).to))
  return RangeSet.of(ranges, true)
}

interface LineWord {
  readonly kind: 'ran' | 'next' | 'fault'
  readonly text: string
}

/** Returns the words at the right edge of lines, by line: how the program stands there, and tags of marks. */
function wordsOf({ markers, markerWords, marks }: PageState): ReadonlyMap<number, readonly LineWord[]> {
  const words = new Map<number, LineWord[]>()
  const add = (line: number, word: LineWord) => words.set(line, [...(words.get(line) ?? []), word])
  for (const line of new Set([markers.ran, markers.next]))
    for (const kind of markersOn(line, markers)) add(line, { kind, text: markerWords[kind] })
  for (const { line, tag } of marks) if (tag !== undefined) add(line, { kind: 'fault', text: tag })
  return words
}

/** Line that keeps room at its right edge for words. */
const WORDED = Decoration.line({ class: 'cm-worded' })

function withWords(
  { doc }: EditorState,
  line: number,
  words: readonly LineWord[],
): readonly Range<Decoration>[] {
  const { from, to } = doc.line(line)
  return [WORDED.range(from), Decoration.widget({ widget: new Words(words), side: 1 }).range(to)]
}

/** Words at the right edge of a line. */
class Words extends WidgetType {
  private readonly words: readonly LineWord[]

  constructor(words: readonly LineWord[]) {
    super()
    this.words = words
  }

  override eq({ words }: Words): boolean {
    return (
      words.length === this.words.length &&
      words.every(
        ({ kind, text }, index) => kind === this.words[index].kind && text === this.words[index].text,
      )
    )
  }

  override toDOM(): HTMLElement {
    const place = document.createElement('span')
    place.className = 'cm-words'
    // The names of the line numbers have the words, too.
    place.setAttribute('aria-hidden', 'true')
    for (const { kind, text } of this.words) {
      const word = document.createElement('span')
      word.dataset['kind'] = kind
      word.textContent = text
      place.append(word)
    }
    return place
  }
}

/** Text shown at the end of the line whose values the values panel lists. */
class Tag extends WidgetType {
  private readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }

  override eq({ text }: Tag): boolean {
    return this.text === text
  }

  override toDOM(): HTMLElement {
    const tag = document.createElement('span')
    tag.className = 'cm-tag'
    tag.textContent = this.text
    // Screen readers do not need the tag: the values panel names the line.
    tag.setAttribute('aria-hidden', 'true')
    return tag
  }
}

/**
 * Returns the decorations of a mark: a tint of the line and, for errors and warnings, an underline of its code. Returns
 * none if the line does not exist.
 */
function lineDecorations(
  { line, kind, message, tag }: EditorMark,
  { doc }: EditorState,
): Range<Decoration>[] {
  if (line < 1 || line > doc.lines) return []
  const { from, text } = doc.line(line)
  const start = from + text.length - text.trimStart().length
  const end = from + text.trimEnd().length
  const isWhole = kind === 'fault' || kind === 'around'
  const attributes = {
    ...(isWhole && { title: message }),
    ...(tag !== undefined && { 'data-tag': tag }),
  }
  const tint = Decoration.line({ class: CLASSES[kind], attributes }).range(from)
  if (start >= end || isWhole) return [tint]
  const code = Decoration.mark({ class: `cm-${kind}Code`, attributes: { title: message } })
  return [tint, code.range(start, end)]
}

function isLine(line: number, { doc }: EditorState): boolean {
  return line >= 1 && line <= doc.lines
}

/** Decorates lines by the editor's `pageState`. */
export const lines: Extension = EditorView.decorations.compute(['doc', pageState], allDecorations)

/** Number of lines kept visible above and below the line that is scrolled into view. */
const MARGIN = 3

/**
 * Scrolls the editor, but not the page, just enough to show a line. Does nothing if the line does not exist.
 * @param line from 1
 */
export function keepInView(view: EditorView, line: number): void {
  if (!isLine(line, view.state)) return
  const { top, bottom } = view.lineBlockAt(view.state.doc.line(line).from)
  const { scrollDOM, defaultLineHeight } = view
  // A small editor has room for fewer lines.
  const room = Math.max(0, (scrollDOM.clientHeight - defaultLineHeight) / 2)
  const margin = Math.min(MARGIN * defaultLineHeight, room)
  const lowest = top - margin
  const highest = bottom + margin - scrollDOM.clientHeight
  const first = scrollDOM.scrollTop - view.documentPadding.top
  // Whole lines from the top edge on.
  if (lowest < first) scrollTo(view.lineBlockAtHeight(lowest).top)
  else if (highest > first) scrollTo(Math.min(top, view.lineBlockAtHeight(highest).bottom))

  function scrollTo(height: number): void {
    scrollDOM.scrollTop = height + view.documentPadding.top
  }
}
