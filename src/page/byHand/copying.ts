import { latest, still } from '../../calls/latest.ts'

/**
 * Copies texts, of which only the latest is told of. A browser that refuses does not say why.
 * @param told called once a text is copied, or the browser has refused
 */
export function createCopying(
  writeClipboard: (text: string) => Promise<void>,
  told: (isCopied: boolean, text: string) => void,
) {
  const copies = latest()
  return {
    copy: (text: string): Promise<void> =>
      copies.run(async (signal) => {
        const copying = writeClipboard(text).then(
          () => true,
          () => false,
        )
        told(await still(copying, signal), text)
      }),
    /** Says nothing of the text that is being copied. */
    drop: copies.stop,
  }
}
