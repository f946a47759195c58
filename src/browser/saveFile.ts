/**
 * Browsers inside other apps, by the names that they give themselves; `; wv)` is what Android calls all that are built
 * on its own. A download does nothing there, and says nothing.
 */
const INSIDE_APPS =
  /KAKAOTALK|NAVER\(inapp|DaumApps|BAND\/|everytimeApp|Instagram|FBA[NV]\/|FB_IAB|\bLine\/|Snapchat|MicroMessenger|Twitter|; wv\)/i

/** Has the browser save a file. Rejects where it is known to save none. @param parts its content, in pieces */
export async function saveFile(name: string, type: string, parts: readonly BlobPart[]): Promise<void> {
  if (!('download' in HTMLAnchorElement.prototype) || INSIDE_APPS.test(navigator.userAgent))
    throw new Error('This browser saves no files')
  const address = URL.createObjectURL(
    new Blob([...parts], { type: type.startsWith('text/') ? `${type};charset=utf-8` : type }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read by the next task; until then the address must stay.
  await new Promise((resume) => setTimeout(resume))
  URL.revokeObjectURL(address)
}
