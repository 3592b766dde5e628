/**
 * Opens the device's own share sheet with an address, or copies it to the clipboard where there is none, and returns which of them.
 * A user who cancels the sheet counts as served.
 */
export const shareLink = async (link: {
  title: string
  /** Whole, with its origin. */
  url: string
}): Promise<'offered' | 'copied' | 'failed'> => {
  if ('share' in navigator) {
    await navigator.share(link).catch(() => {})
    return 'offered'
  }
  try {
    await (navigator as Navigator).clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
