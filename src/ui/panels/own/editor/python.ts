/** Python as the listings show it: the same kinds of tokens, indented by four spaces. */
import { pythonLanguage } from '@codemirror/lang-python'
import { indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { tagHighlighter, tags } from '@lezer/highlight'
import styles from './Editor.module.css'

/** Tokens by the classes of `Editor.module.css`. */
const tokens = tagHighlighter([
  { tag: [tags.keyword, tags.modifier], class: styles['keyword'] ?? '' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.definition(tags.className),
    ],
    class: styles['function'] ?? '',
  },
  { tag: [tags.number, tags.bool, tags.null], class: styles['number'] ?? '' },
  { tag: [tags.string, tags.special(tags.string)], class: styles['string'] ?? '' },
  { tag: tags.comment, class: styles['comment'] ?? '' },
])

const INDENT = 4

export const python: Extension = [
  // Without the completions that its package comes with.
  pythonLanguage,
  syntaxHighlighting(tokens),
  indentOnInput(),
  indentUnit.of(' '.repeat(INDENT)),
  EditorState.tabSize.of(INDENT),
]
