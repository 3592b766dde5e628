import type { UploadTicket } from '#shared/schemas/upload.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createDocumentUpload } from './create-document-upload.ts'
import { createPhotoUpload } from './create-photo-upload.ts'
import { putFile } from './put-file.ts'
import { awaitChecks } from './await-checks.ts'
import { isDocumentType, isPhotoType } from './check-file.ts'
import { pause } from '#web/api/pause.ts'
import { UploadError } from './upload-error.ts'

export type UploadKind = 'photo' | 'document'

/** Who watches a file go: how much of it has arrived, and when all has. */
export type Watch = { signal: AbortSignal; onProgress: (share: number) => void; onSent: () => void }

const defaultWait = 5
const longestWait = 60
const mostTries = 4

/** Asks again after as many seconds as a busy server names (5 when it names none, 60 at most), four times in all. */
export const askPatiently = async <Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  deps = { pause },
): Promise<Answer> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS'
      if (!isBusy || tries === mostTries) throw error
      await deps.pause(Math.min(error.retryAfter ?? defaultWait, longestWait) * 1000, signal)
    }
}

const requestTicket = (kind: UploadKind, file: Blob, signal: AbortSignal): Promise<UploadTicket> => {
  const { type: contentType, size: contentLength } = file
  if (kind === 'photo') {
    if (!isPhotoType(contentType)) throw new UploadError('PHOTO_TYPE')
    return createPhotoUpload({ body: { contentType, contentLength }, signal })
  }
  if (!isDocumentType(contentType)) throw new UploadError('DOCUMENT_TYPE')
  return createDocumentUpload({ body: { contentType, contentLength }, signal })
}

/**
 * Takes a file that is ready to go all the way: asks for an address, sends it, waits for the server's checks. Resolves
 * with the address that names it in a listing. Throws UploadError or ApiError; rejects with the signal's reason when aborted.
 */
export const uploadFile = async (
  kind: UploadKind,
  file: Blob,
  { signal, onProgress, onSent }: Watch,
): Promise<string> => {
  const ticket = await askPatiently(() => requestTicket(kind, file, signal), signal)
  await putFile(ticket, file, { signal, onProgress })
  onSent()
  await awaitChecks(ticket.id, signal)
  return ticket.url
}
