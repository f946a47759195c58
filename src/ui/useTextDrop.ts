import { useEffect } from 'react'
import { useActions } from './useApp.ts'

/** No puzzle text is longer; of a larger file no more is read than shows that. */
const LONGEST_BYTES = 20_000_000

/** A file or a text that is dropped on the page is read as if it had been pasted. */
export function useTextDrop(): void {
  const { paste } = useActions()
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      const text = event.dataTransfer?.getData('text/plain') ?? ''
      event.preventDefault()
      void (file === undefined ? paste(text) : file.slice(0, LONGEST_BYTES).text().then(paste))
    }
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [paste])
}
