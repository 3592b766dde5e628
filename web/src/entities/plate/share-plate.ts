import { shareLink } from '#web/ui/share-link.ts'

const mayShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] })

/** Whether this device's share sheet takes pictures; asked with an empty one, before the real one is fetched. */
export const sharesPictures = (): boolean => mayShare(new File([], 'plate.png', { type: 'image/png' }))

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * Hands a plate on: its picture with the address where the device shares pictures, else the address alone, through the
 * share sheet or the clipboard. Says which came of it; a picture that cannot be had is left out.
 */
export const sharePlate = async (
  link: { title: string; /** Whole, with its origin. */ url: string },
  getPicture: () => Promise<File>,
): Promise<'offered' | 'copied' | 'failed'> => {
  const picture = sharesPictures() ? await getPicture().catch(() => undefined) : undefined
  if (!picture) return shareLink(link)
  try {
    // The address within the text: beside a file, WhatsApp drops `url`.
    await navigator.share({ files: [picture], title: link.title, text: `${link.title}\n${link.url}` })
    return 'offered'
  } catch (error) {
    return isChangeOfMind(error) ? 'offered' : shareLink(link)
  }
}
