import type { UploadTicket } from '#shared/schemas/upload.ts'

/** What the wizard's uploads can do too; the page that shows both features hands it over. */
export type ImportTools = {
  /** Sends a file to its signed address; `onProgress` hears the share sent, 0 to 1. Throws ApiError. */
  putFile: (
    ticket: Pick<UploadTicket, 'uploadURL' | 'headers'>,
    file: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<void>
  /** Takes a photo all the way and answers with the address that names it in a listing. */
  uploadPhoto: (file: File, signal: AbortSignal) => Promise<string>
  /** Why a photo did not make it, in a sentence. */
  uploadText: (error: unknown) => string
}
