/** Gutter to the right of the code. Shows how often each line ran, as a number and as a bar. */
import type { Extension } from '@codemirror/state'
import { GutterMarker, gutter } from '@codemirror/view'
import { type EditorCount, pageState } from './outside.ts'

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
