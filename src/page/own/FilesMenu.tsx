import { ownOf } from './commands.ts'
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { filesOf } from '../reading/openingFiles.ts'
import { useAppStore, useCommand, useWords } from '../store/useApp.ts'
import styles from './FilesMenu.module.css'

export function FilesMenu({ children }: { readonly children: ReactNode }) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  const store = useAppStore()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  function open({ target }: ChangeEvent<HTMLInputElement>) {
    void filesOf(store).openFiles([...(target.files ?? [])], 'programs')
    // Reset, so that choosing the same file again fires `change`.
    target.value = ''
  }

  return (
    <>
      <Button
        label={words.files}
        shows="label"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={styles.ways} hidden={!isOpen}>
        {children}
        <Button label={words.openFile} shows="label" onClick={() => field.current?.click()} />
        <Button label={words.saveFile} shows="label" onClick={() => command({ kind: 'saveFile' })} />
        <Button label={words.saveAll} shows="label" onClick={() => command({ kind: 'saveAll' })} />
        <input ref={field} type="file" multiple hidden aria-label={words.openFile} onChange={open} />
      </div>
    </>
  )
}
