/**
 * Hands an address to the device's own share sheet, or to the clipboard where there is none, and says which came of it.
 * Who changes their mind in the sheet has been served.
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
