import { isolateHistory } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import type { PlainChange } from '../../../runner/text/lookalikes.ts'
import { FINGER, TOUCH, useMedia } from '../../controls/useMedia.ts'
import { useActions, useApp } from '../../store/useApp.ts'
import unseen from '../../controls/Unseen.module.css'
import styles from './Editor.module.css'
import { type OpenEditor, openEditor } from './editorView.ts'
import { keepInView } from './lines.ts'
import type { NoisePart } from '../../../runner/text/noise.ts'
import {
  type EditorAnnotation,
  type EditorCount,
  type EditorMark,
  type EditorTag,
  type PageState,
  setPageState,
} from './outside.ts'
import type { LineMapping } from './pageText.ts'

export interface EditorHandle {
  /** Makes an edit as the user would, undone in one step. @returns the new text */
  change(changesOf: (text: string) => readonly PlainChange[]): string
  focus(): void
  /** Puts the caret on a line, from 1, which stands out for a moment. */
  visit(line: number): void
  /** Line of the caret, from 1; undefined until the user has placed it. */
  caretLine(): number | undefined
}

export interface EditorProps {
  readonly handle?: Ref<EditorHandle>
  readonly text: string
  /** Language support: grammar, highlighting, indentation. */
  readonly support: Extension
  /** Accessible name of the text field. */
  readonly label: string
  /** Description of how to leave the field by keyboard, since Tab indents. */
  readonly hint: string
  /** Called after each user edit. @param lineNow maps old lines to new ones @param before previous text */
  readonly changed: (text: string, lineNow: LineMapping, before: string) => void
  readonly placedCaret: () => void
  readonly run: () => void
  /** The lines at which the program stands. */
  readonly markers: PageState['markers']
  readonly markerWords: PageState['markerWords']
  readonly marks: readonly EditorMark[]
  readonly annotations: readonly EditorAnnotation[]
  /** Parts of the text outside the program. */
  readonly noise: readonly NoisePart[]
  /** Lines with a breakpoint, from 1. */
  readonly breakpoints: ReadonlySet<number>
  readonly counts: readonly EditorCount[]
  /** Text at the end of a line. */
  readonly tag: EditorTag | undefined
  /** Called when the user adds or removes the breakpoint of a line, from 1. */
  readonly toggleBreakpoint: (line: number) => void
  /** Shows the values at a line, from 1. Called by the context menu of line numbers and by Shift+F9. */
  readonly showValues: (line: number) => void
  readonly breakpointName: (line: number) => string
}

/** Code editor with breakpoints in its gutter, error marks, annotations and the lines at which the program stands. */
export function Editor(props: EditorProps) {
  const { text, support, label, hint, markers, markerWords, marks, annotations, noise } = props
  const { breakpoints, counts, tag, breakpointName } = props
  const running = markers.ran
  const hasFinger = useMedia(FINGER)
  const [visited, setVisited] = useState(0)
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<OpenEditor>(null)
  const hintId = useId()
  const dispatch = useEffectEvent((command: (props: EditorProps) => void) => command(props))
  const open = useEffectEvent((parent: HTMLElement) =>
    openEditor(parent, text, support, {
      changed: (text, lineNow, before) => dispatch(({ changed }) => changed(text, lineNow, before)),
      caretMoved: () => dispatch(({ placedCaret }) => placedCaret()),
      run: () => dispatch(({ run }) => run()),
      toggleBreakpoint: (line) => dispatch(({ toggleBreakpoint }) => toggleBreakpoint(line)),
      showValues: (line) => dispatch(({ showValues }) => showValues(line)),
    }),
  )
  /** The first line with an error. An edit removes its mark, so the user has not typed since the run. */
  const failedLine = marks.find(({ kind }) => kind === 'error')?.line
  const showLine = useEffectEvent(() => {
    if (editor.current === null) return
    const { view, isTyping } = editor.current
    if (running === 0 && failedLine !== undefined) keepInView(view, failedLine)
    else if (!isTyping()) keepInView(view, running)
  })

  useImperativeHandle(
    props.handle,
    () => ({
      change(changesOf) {
        const view = editor.current?.view
        if (view === undefined) return text
        view.dispatch({
          changes: [...changesOf(view.state.doc.toString())],
          userEvent: 'input.replace',
          annotations: isolateHistory.of('full'),
        })
        return view.state.doc.toString()
      },
      focus: () => editor.current?.view.focus(),
      visit(line) {
        editor.current?.visit(line)
        // On a touch screen, focus would open the keyboard.
        if (!hasFinger) editor.current?.view.focus()
        setVisited(line)
      },
      caretLine() {
        const view = editor.current?.view
        if (view === undefined) return undefined
        const { head } = view.state.selection.main
        return head > 0 || view.hasFocus ? view.state.doc.lineAt(head).number : undefined
      },
    }),
    [text, hasFinger],
  )

  useEffect(() => {
    if (parent.current === null) return
    const opened = open(parent.current)
    editor.current = opened
    const resizing = new ResizeObserver(() => showLine())
    resizing.observe(parent.current)
    return () => {
      resizing.disconnect()
      opened.view.destroy()
    }
  }, [])

  useEffect(() => editor.current?.setText(text), [text])

  const { enterEditor } = useActions()
  const isAwaited = useApp((app) => app.isEditorAwaited)
  useEffect(() => {
    if (!isAwaited) return
    // On a touch screen, the focus would open the keyboard over the program.
    if (!matchMedia(TOUCH).matches) editor.current?.view.focus()
    enterEditor()
  }, [isAwaited, enterEditor])

  useEffect(() => {
    const standing = { markers, markerWords, marks, annotations, noise, visited }
    const reported = { label, hintId, breakpoints, counts, tag, breakpointName, ...standing }
    editor.current?.view.dispatch({ effects: setPageState.of(reported) })
  }, [
    label,
    hintId,
    markers,
    markerWords,
    marks,
    annotations,
    noise,
    breakpoints,
    counts,
    tag,
    visited,
    breakpointName,
  ])

  useEffect(() => showLine(), [running, failedLine])

  const annotatedLine = annotations.find(({ tone }) => tone === 'fault')?.line
  useEffect(() => {
    if (editor.current === null || annotatedLine === undefined || editor.current.isTyping()) return
    keepInView(editor.current.view, Math.max(1, annotatedLine))
  }, [annotatedLine])

  const taggedLine = tag?.line
  useEffect(() => {
    if (editor.current !== null && taggedLine !== undefined) keepInView(editor.current.view, taggedLine)
  }, [taggedLine])

  return (
    <div className={styles.editor} translate="no" ref={parent} onAnimationEnd={() => setVisited(0)}>
      <p id={hintId} translate="yes" className={unseen.unseen}>
        {hint}
      </p>
    </div>
  )
}
