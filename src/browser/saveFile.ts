/** User agents of in-app browsers, in which downloads do nothing, without an error. `; wv)` marks Android WebViews. */
const INSIDE_APPS =
  /KAKAOTALK|NAVER\(inapp|DaumApps|BAND\/|everytimeApp|Instagram|FBA[NV]\/|FB_IAB|\bLine\/|Snapchat|MicroMessenger|Twitter|; wv\)/i

/** Saves a file. Rejects in browsers that are known to save no files. @param parts the content in chunks */
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
  // The address must stay valid until the browser starts reading, in the next task.
  await new Promise((resume) => setTimeout(resume))
  URL.revokeObjectURL(address)
}
