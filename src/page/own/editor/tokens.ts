/** Extensions of the program editor for the colours of the syntax and the width of the indentation. */
import { indentOnInput, indentUnit, type Language, syntaxHighlighting } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { tagHighlighter, tags } from '@lezer/highlight'
import styles from './Editor.module.css'

const syntaxClasses = tagHighlighter([
  {
    tag: [tags.keyword, tags.modifier, tags.processingInstruction, tags.typeName, tags.self],
    class: styles['keyword'] ?? '',
  },
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

/** @param width of an indentation, in spaces */
export function highlighting(language: Language, width: number): Extension {
  return [
    language,
    syntaxHighlighting(syntaxClasses),
    indentOnInput(),
    indentUnit.of(' '.repeat(width)),
    EditorState.tabSize.of(width),
  ]
}
