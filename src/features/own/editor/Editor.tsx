import { isolateHistory } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react'
import type { PlainChange } from '../../../core/own/lookalikes.ts'
import unseen from '../../../ui/Unseen.module.css'
import styles from './Editor.module.css'
import { type OpenEditor, openEditor } from './editorView.ts'
import { keepInView } from './lines.ts'
import { type EditorCount, type EditorMark, reportToPage } from './outside.ts'
import type { LineNow } from './pageText.ts'

/** The commands of an editor for the page, besides giving it a text. */
export interface EditorHandle {
  /** Makes an edit as the user would: undoing takes it back at once. @returns the text afterwards */
  change(changesOf: (text: string) => readonly PlainChange[]): string
  focus(): void
}

export interface EditorProps {
  readonly handle?: Ref<EditorHandle>
  readonly text: string
  /** Particular to its language. */
  readonly support: Extension
  /** The accessible name of the text field. */
  readonly label: string
  /** How it is left by keyboard, which has another use for Tab. */
  readonly hint: string
  /** The user has made an edit. @param lineNow where lines have gone by it, for what is kept by line @param before the text until then */
  readonly changed: (text: string, lineNow: LineNow, before: string) => void
  readonly run: () => void
  /** The running line, counted from 1; 0 if there is none. */
  readonly running: number
  readonly marks: readonly EditorMark[]
  /** Lines, counted from 1. */
  readonly breakpoints: ReadonlySet<number>
  readonly counts: readonly EditorCount[]
  readonly toggleBreakpoint: (line: number) => void
  readonly breakpointName: (line: number) => string
}

/** A text field for a program, with its breakpoints in the gutter, its faults and the running line. */
export function Editor(props: EditorProps) {
  const { text, support, label, hint, running, marks, breakpoints, counts, breakpointName } = props
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<OpenEditor>(null)
  const hintId = useId()
  const dispatch = useEffectEvent((command: (props: EditorProps) => void) => command(props))
  const open = useEffectEvent((parent: HTMLElement) =>
    openEditor(parent, text, support, {
      changed: (text, lineNow, before) => dispatch(({ changed }) => changed(text, lineNow, before)),
      run: () => dispatch(({ run }) => run()),
      toggleBreakpoint: (line) => dispatch(({ toggleBreakpoint }) => toggleBreakpoint(line)),
    }),
  )
  const showRunning = useEffectEvent(() => {
    if (editor.current !== null && !editor.current.isTyping()) keepInView(editor.current.view, running)
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
    }),
    [text],
  )

  useEffect(() => {
    if (parent.current === null) return
    const opened = open(parent.current)
    editor.current = opened
    const resizing = new ResizeObserver(() => showRunning())
    resizing.observe(parent.current)
    return () => {
      resizing.disconnect()
      opened.view.destroy()
    }
  }, [])

  useEffect(() => editor.current?.setText(text), [text])

  useEffect(() => {
    const reported = { label, hintId, running, marks, breakpoints, counts, breakpointName }
    editor.current?.view.dispatch({ effects: reportToPage.of(reported) })
  }, [label, hintId, running, marks, breakpoints, counts, breakpointName])

  useEffect(() => showRunning(), [running])

  return (
    <div className={styles.editor} translate="no" ref={parent}>
      <p id={hintId} translate="yes" className={unseen.unseen}>
        {hint}
      </p>
    </div>
  )
}
