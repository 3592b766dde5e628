/** The purposes of uploads, each with a URL, a job and rules of its own. */
export const purposes = ['photo', 'document', 'video', 'stock'] as const
export type Purpose = (typeof purposes)[number]

/** A file with which an attacker might do harm. */
export type HostileFile = {
  name: string
  make: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
  /** The announced content type, where one is needed; by default each of a photo's types in turn. */
  as?: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
  /**
   * Purposes for which the file may be accepted, because processing makes it harmless: a photo is encoded anew, and a decoder may be able
   * to read a damaged picture.
   */
  mayServeAs?: readonly Purpose[]
}
