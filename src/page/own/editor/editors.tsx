/** Editors by language. A grammar loads with the first editor that needs it. */
import type { Extension } from '@codemirror/state'
import type { ComponentType } from 'react'
import type { OwnLanguage } from '../../../sudoku/reading/language.ts'
import { lazyPart } from '../../shell/lazyPart.tsx'
import { Editor, type EditorProps } from './Editor.tsx'

/** Props of an editor that has its language support already. */
type OuterProps = Omit<EditorProps, 'support'>

/** Returns an editor that first loads the support for its language. */
function editorWith(load: () => Promise<{ readonly support: Extension }>): ComponentType<OuterProps> {
  return lazyPart(async () => {
    const { support } = await load()
    return { default: (props: OuterProps) => <Editor {...props} support={support} /> }
  })
}

export const EDITORS: Readonly<Record<OwnLanguage, ComponentType<OuterProps>>> = {
  python: editorWith(() => import('./python.ts')),
  cpp: editorWith(() => import('./cpp.ts')),
  javascript: editorWith(() => import('./javascript.ts')),
}
