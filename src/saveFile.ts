/** Has the browser save a file. @param parts its content, in pieces */
export async function saveFile(name: string, type: string, parts: readonly BlobPart[]): Promise<void> {
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
