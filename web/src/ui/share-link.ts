/** Whether the person closed the share sheet; else the device has refused to open it. */
export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * Opens the device's own share sheet with an address, or copies it to the clipboard where there is none or it is refused, and returns
 * which of them.
 * A user who cancels the sheet counts as served.
 */
export const shareLink = async (link: {
  title: string
  /** Whole, with its origin. */
  url: string
}): Promise<'offered' | 'copied' | 'failed'> => {
  try {
    if ('share' in navigator) {
      await navigator.share(link)
      return 'offered'
    }
  } catch (error) {
    if (isChangeOfMind(error)) return 'offered'
  }
  try {
    await (navigator as Navigator).clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
