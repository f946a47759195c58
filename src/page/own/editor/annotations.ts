/** Notes between the lines of the editor, which the page draws: each in an element of its own. */
import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, WidgetType } from '@codemirror/view'
import { type EditorAnnotation, pageState } from './outside.ts'

export class AnnotationWidget extends WidgetType {
  readonly annotation: EditorAnnotation
  readonly #resizes: number

  constructor(annotation: EditorAnnotation, resizes: number) {
    super()
    this.annotation = annotation
    this.#resizes = resizes
  }

  override eq(other: AnnotationWidget): boolean {
    const { element, tone } = this.annotation
    const { annotation } = other
    return annotation.element === element && annotation.tone === tone && other.#resizes === this.#resizes
  }

  /** A note of another height stays in its place, with the focus in it. */
  override updateDOM(shown: HTMLElement): boolean {
    return shown === this.annotation.element
  }

  override get estimatedHeight(): number {
    return ESTIMATED_PX
  }

  override toDOM(): HTMLElement {
    return this.annotation.element
  }

  /** Presses and keys in a note are for its controls. */
  override ignoreEvent(): boolean {
    return true
  }
}

const resized = StateEffect.define()

/** How often notes have changed their heights: the editor measures what it draws anew. */
const resizeCount = StateField.define({
  create: () => 0,
  update: (count: number, { effects }) => (effects.some((effect) => effect.is(resized)) ? count + 1 : count),
})

/** Height of a note until it is measured. */
const ESTIMATED_PX = 80

function allAnnotations(state: EditorState): DecorationSet {
  const { doc } = state
  const resizes = state.field(resizeCount)
  const ranges = state
    .field(pageState)
    .annotations.filter(({ line }) => line <= doc.lines)
    .flatMap((annotation): readonly Range<Decoration>[] => {
      const { line, element } = annotation
      const widget = new AnnotationWidget(annotation, resizes)
      if (line === 0) return [Decoration.widget({ widget, side: -1, block: true }).range(0)]
      const { from, to } = doc.line(line)
      return [
        Decoration.line({ attributes: { 'aria-details': element.id } }).range(from),
        Decoration.widget({ widget, side: 2, block: true }).range(to),
      ]
    })
  return RangeSet.of(ranges, true)
}

/**
 * Has the editor measure its lines again when a note changes its height, which it notices by itself only if its whole
 * content changes its height, too.
 */
const measuring = ViewPlugin.define((view) => {
  const sizes = new ResizeObserver(() => view.dispatch({ effects: resized.of(null) }))
  const observe = () => {
    sizes.disconnect()
    for (const { element } of view.state.field(pageState).annotations) sizes.observe(element)
  }
  observe()
  return {
    update({ startState, state }) {
      if (startState.field(pageState).annotations !== state.field(pageState).annotations) observe()
    },
    destroy: () => sizes.disconnect(),
  }
})

/** Shows the annotations of the editor's `pageState`. */
export const annotations: Extension = [
  resizeCount,
  EditorView.decorations.compute(['doc', pageState, resizeCount], allAnnotations),
  measuring,
]
