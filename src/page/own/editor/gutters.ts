/** Gutters of the editor: line numbers that toggle breakpoints, and counts of how often each line ran. */
import type { Extension } from '@codemirror/state'
import { GutterMarker, ViewPlugin, gutter } from '@codemirror/view'
import { rove } from '../../controls/roving.ts'
import { type MarkerKind, markersOn, TRIANGLES } from '../../listing/markers.ts'
import { AnnotationWidget } from './annotations.ts'
import {
  type EditorAnnotation,
  type EditorCount,
  type EditorMark,
  markOn,
  type PageState,
  pageState,
} from './outside.ts'

interface GutterLine {
  /** From 1. */
  readonly number: number
  /** Accessible name of the button. */
  readonly name: string
  readonly hasBreakpoint: boolean
  /** How the program stands at the line. */
  readonly markers: readonly MarkerKind[]
  /** Error, warning or fault to mark on the line. */
  readonly mark: EditorMark | undefined
}

interface GutterCommands {
  /** Called with the line clicked, from 1. */
  readonly toggleBreakpoint: (line: number) => void
  /** Called with the line whose context menu was requested. */
  readonly showValues: (line: number) => void
}

class LineButton extends GutterMarker {
  private readonly line: GutterLine
  private readonly commands: GutterCommands

  constructor(line: GutterLine, commands: GutterCommands) {
    super()
    this.line = line
    this.commands = commands
  }

  override eq({ line }: LineButton): boolean {
    const { number, name, hasBreakpoint, mark } = this.line
    return (
      line.number === number &&
      // The name has the words of the markers.
      line.name === name &&
      line.hasBreakpoint === hasBreakpoint &&
      line.mark?.kind === mark?.kind &&
      line.mark?.message === mark?.message
    )
  }

  override toDOM(): Node {
    const {
      number,
      name,
      hasBreakpoint,
      markers: [marker],
      mark,
    } = this.line
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = String(number)
    if (marker !== undefined) {
      button.dataset['marker'] = marker
      button.prepend(triangle(marker))
    }
    button.setAttribute('aria-label', name)
    button.setAttribute('aria-pressed', String(hasBreakpoint))
    if (mark !== undefined) {
      button.dataset['mark'] = mark.kind
      button.title = mark.message
    }
    // Keep the caret and the focus in the text.
    button.addEventListener('mousedown', (press) => press.preventDefault())
    button.addEventListener('click', () => this.commands.toggleBreakpoint(number))
    button.addEventListener('contextmenu', (press) => {
      press.preventDefault()
      this.commands.showValues(number)
    })
    return button
  }
}

const SVG = 'http://www.w3.org/2000/svg'

function triangle(kind: MarkerKind): SVGElement {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 10 10')
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', TRIANGLES[kind])
  picture.append(path)
  return picture
}

/** The gutter beside an annotation, in its tone. */
class AnnotationEdge extends GutterMarker {
  readonly #tone: EditorAnnotation['tone']
  override readonly elementClass: string

  constructor(tone: EditorAnnotation['tone']) {
    super()
    this.#tone = tone
    this.elementClass = `cm-noteEdge cm-noteEdge-${tone}`
  }

  override eq(other: AnnotationEdge): boolean {
    return other.#tone === this.#tone
  }

  override toDOM(): Node {
    const sign = document.createElement('span')
    sign.setAttribute('aria-hidden', 'true')
    sign.textContent = SIGNS[this.#tone]
    return sign
  }
}

const SIGNS: Readonly<Record<EditorAnnotation['tone'], string>> = { fault: '!', fact: 'i' }

/** Exposes the gutter's buttons to assistive technology; CodeMirror hides gutters from it. */
const unhideGutters = ViewPlugin.define((view) => {
  for (const gutters of view.dom.querySelectorAll('.cm-gutters')) gutters.removeAttribute('aria-hidden')
  return {}
})

/** The line numbers are one tab stop. */
const rovingLines = ViewPlugin.define((view) => {
  const gutters = view.dom.querySelector<HTMLElement>('.cm-gutters')
  return gutters === null ? {} : { destroy: rove(gutters, '[data-marker=ran]') }
})

/** Each line number is a toggle button, whose context menu shows values at the line. */
export function breakpointGutter(commands: GutterCommands): Extension {
  return [
    gutter({
      class: 'cm-breakpoints',
      lineMarker: (view, { from }) =>
        new LineButton(gutterLine(view.state.doc.lineAt(from).number, view.state.field(pageState)), commands),
      lineMarkerChange: ({ startState, state }) => startState.field(pageState) !== state.field(pageState),
      widgetMarker: (_view, widget) =>
        widget instanceof AnnotationWidget ? new AnnotationEdge(widget.annotation.tone) : null,
    }),
    unhideGutters,
    rovingLines,
  ]
}

function gutterLine(number: number, page: PageState): GutterLine {
  const { breakpoints, breakpointName, markers, markerWords, marks } = page
  const standing = markersOn(number, markers)
  return {
    number,
    name: [breakpointName(number), ...standing.map((kind) => markerWords[kind])].join(', '),
    hasBreakpoint: breakpoints.has(number),
    markers: standing,
    mark: markOn(number, marks),
  }
}

class CountMarker extends GutterMarker {
  private readonly count: EditorCount

  constructor(count: EditorCount) {
    super()
    this.count = count
  }

  override eq({ count: { name, share, shareSoFar } }: CountMarker): boolean {
    return this.count.name === name && this.count.share === share && this.count.shareSoFar === shareSoFar
  }

  override toDOM(): Node {
    const { text, name, share, shareSoFar } = this.count
    const shown = document.createElement('span')
    shown.setAttribute('role', 'img')
    shown.setAttribute('aria-label', name)
    shown.title = name
    const bar = document.createElement('i')
    bar.style.setProperty('--share', share.toFixed(3))
    bar.style.setProperty('--so-far', shareSoFar.toFixed(3))
    shown.append(bar, text)
    return shown
  }
}

/** To the right of the code: how often each line ran, as a number and as a bar. */
export const countGutter: Extension = gutter({
  class: 'cm-counts',
  side: 'after',
  lineMarker(view, { from }) {
    const { number } = view.state.doc.lineAt(from)
    const count = view.state.field(pageState).counts.find(({ line }) => line === number)
    return count === undefined ? null : new CountMarker(count)
  },
  lineMarkerChange: ({ startState, state }) =>
    startState.field(pageState).counts !== state.field(pageState).counts,
})
