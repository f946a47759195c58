/** Notes between the lines of the editor, which the page draws: each in an element of its own. */
import { type EditorState, type Extension, type Range, RangeSet } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, WidgetType } from '@codemirror/view'
import { type EditorAnnotation, pageState } from './outside.ts'

export class AnnotationWidget extends WidgetType {
  readonly annotation: EditorAnnotation

  constructor(annotation: EditorAnnotation) {
    super()
    this.annotation = annotation
  }

  override eq({ annotation: { element, tone } }: AnnotationWidget): boolean {
    return element === this.annotation.element && tone === this.annotation.tone
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

/** Height of a note until it is measured. */
const ESTIMATED_PX = 80

function allAnnotations(state: EditorState): DecorationSet {
  const { doc } = state
  const ranges = state
    .field(pageState)
    .annotations.filter(({ line }) => line <= doc.lines)
    .flatMap((annotation): readonly Range<Decoration>[] => {
      const { line, element } = annotation
      const widget = new AnnotationWidget(annotation)
      if (line === 0) return [Decoration.widget({ widget, side: -1, block: true }).range(0)]
      const { from, to } = doc.line(line)
      return [
        Decoration.line({ attributes: { 'aria-details': element.id } }).range(from),
        Decoration.widget({ widget, side: 2, block: true }).range(to),
      ]
    })
  return RangeSet.of(ranges, true)
}

/** Has the editor measure its lines again when a note changes its height. */
const measuring = ViewPlugin.define((view) => {
  const sizes = new ResizeObserver(() => view.requestMeasure())
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
  EditorView.decorations.compute(['doc', pageState], allAnnotations),
  measuring,
]
