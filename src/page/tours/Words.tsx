import { useMessages } from '../store/useApp.ts'
import { wordParts } from './tour.ts'
import styles from './Tour.module.css'

/** Words of a tour, with `code` and names of cells marked as such. */
export function Words({ text }: { readonly text: string }) {
  const { stepping } = useMessages()
  return wordParts(text).map((part, index) => {
    switch (part.kind) {
      case 'code':
        return (
          <code key={index} translate="no">
            {part.text}
          </code>
        )
      case 'cell':
        return (
          <b key={index} className={styles.cell} title={stepping.cellName(part.cell)} translate="no">
            {part.text}
          </b>
        )
      case 'text':
        return <span key={index}>{part.text}</span>
    }
  })
}
