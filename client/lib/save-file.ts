/** Long enough for any browser to have begun reading. Milliseconds. */
const keepFor = 60_000

/** Has the browser keep a file the way it keeps what one downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keepFor)
}
