/** Decorates the running line, marked lines, noise, and the tagged line; scrolls a line into view. */
import { type EditorState, type Extension, type Range, RangeSet } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { type EditorMark, pageState } from './outside.ts'

const NOISE = Decoration.mark({ class: 'cm-noise' })
const RUNNING = Decoration.line({ class: 'cm-running', attributes: { 'aria-current': 'step' } })
/** CSS class of a line, by the kind of its mark. */
const CLASSES = {
  error: 'cm-error',
  warning: 'cm-warning',
  fault: 'cm-fault',
  around: 'cm-around',
} as const

function allDecorations(state: EditorState): DecorationSet {
  const { running, marks, noise, tag } = state.field(pageState)
  const ranges = marks.flatMap((mark) => lineDecorations(mark, state))
  // While a change is on its way to the page, the noise is that of the text before.
  for (const { line, from, to } of noise)
    if (isLine(line, state) && to <= state.doc.line(line).length) {
      const start = state.doc.line(line).from
      ranges.push(NOISE.range(start + from, start + to))
    }
  if (isLine(running, state)) ranges.push(RUNNING.range(state.doc.line(running).from))
  if (tag !== undefined && isLine(tag.line, state))
    ranges.push(Decoration.widget({ widget: new Tag(tag.text), side: 1 }).range(state.doc.line(tag.line).to))
  return RangeSet.of(ranges, true)
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
  const highest = bottom + view.documentPadding.top + margin - scrollDOM.clientHeight
  if (top + view.documentPadding.top - margin < scrollDOM.scrollTop)
    scrollDOM.scrollTop = top + view.documentPadding.top - margin
  else if (highest > scrollDOM.scrollTop) scrollDOM.scrollTop = highest
}
