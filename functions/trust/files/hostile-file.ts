/** What people send files for, each with an address, a job and rules of its own. */
export const purposes = ['photo', 'document', 'stock'] as const
export type Purpose = (typeof purposes)[number]

/** A file that somebody might send to do harm. */
export type HostileFile = {
  name: string
  make: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
  /** What it is announced as where a type is to be named; by default each of those that a photo may have, in turn. */
  as?: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
  /**
   * For what it may be used after all, because what is left of it is harmless: a photo is drawn anew, and a decoder may be able
   * to read a damaged picture.
   */
  mayServeAs?: readonly Purpose[]
}
