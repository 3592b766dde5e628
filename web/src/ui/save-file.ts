// Long enough for a browser that asks where to put it.
const keptMs = 60_000

/** Hands a file over to the browser's downloads. */
export const saveFile = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
