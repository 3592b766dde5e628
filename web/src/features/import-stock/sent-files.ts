// The server does not hand a file back, and the refused rows are to be mended in the dealer's own words.
const sent = new Map<string, Blob>()

/** Remembers the file of an import for as long as this tab lives. */
export const rememberSent = (importId: string, file: Blob): void => void sent.set(importId, file)

/** The file of an import, if it was sent from this tab. */
export const sentFile = (importId: string): Blob | undefined => sent.get(importId)
