import { useEffect } from 'react'
import type { ByHand, NamedFile } from './byHand.ts'
import { assertNever } from '../../sudoku/result.ts'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { ShareIcon } from '../controls/icons.tsx'
import { ModalSheet, useModal } from '../controls/ModalSheet.tsx'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import styles from './ByHand.module.css'

/** Dialog with content that the browser could not copy or save, so that the user can do it by hand. */
export function ByHandSheet() {
  const byHand = useApp((app) => app.byHand)
  return byHand !== undefined && <Sheet byHand={byHand} />
}

function Sheet({ byHand }: { readonly byHand: ByHand }) {
  const words = useMessages().byHand
  const { closeByHand } = useActions()
  const modal = useModal()
  const title = byHand.kind === 'copy' ? words.copyTitle : words.fileTitle(byHand.file.name)

  // Focuses the text after the dialog has opened, because opening focuses the first button.
  useEffect(() => modal.current?.querySelector('textarea')?.focus(), [modal])

  return (
    <ModalSheet modal={modal} title={title} width="narrow" beside={false} closed={closeByHand}>
      <div className={styles.content}>
        <Content byHand={byHand} />
        {byHand.kind !== 'copy' && <SendFile file={byHand.file} />}
      </div>
    </ModalSheet>
  )
}

function Content({ byHand }: { readonly byHand: ByHand }) {
  const words = useMessages().byHand
  switch (byHand.kind) {
    case 'copy':
      return <SelectedText text={byHand.text} hint={words.copyHint} />
    case 'text':
      return <SelectedText text={byHand.text} hint={words.textHint} />
    case 'picture':
      return (
        <>
          <p>{words.pictureHint}</p>
          <img className={styles.picture} src={byHand.address} alt={words.picture} />
        </>
      )
    case 'unshown':
      return <p>{words.unshownHint}</p>
    default:
      return assertNever(byHand)
  }
}

/** A read-only text, selected when it gets the focus. */
function SelectedText({ text, hint }: { readonly text: string; readonly hint: string }) {
  const words = useMessages().byHand
  return (
    <>
      <p id="by-hand-hint">{hint}</p>
      <textarea
        className={`${fields.text} ${styles.text}`}
        readOnly
        rows={Math.min(12, text.split('\n').length + 2)}
        aria-label={words.text}
        aria-describedby="by-hand-hint"
        value={text}
        onFocus={({ target }) => target.select()}
      />
    </>
  )
}

/** Button that sends the file by Web Share, where supported, as in some in-app browsers. */
function SendFile({ file: { name, content } }: { readonly file: NamedFile }) {
  const words = useMessages().byHand
  const files = [new File([content], name, { type: content.type })]
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return undefined
  // Rejects if the user cancels; the file is still shown.
  const send = () => void navigator.share({ files }).catch(() => undefined)
  return <Button label={words.send} icon={<ShareIcon />} onClick={send} />
}
