import { limits } from '#shared/constants/limits.ts'
import type { UploadTicket } from '#shared/schemas/upload.ts'
import { createDocumentUpload } from '../api/create-document-upload.ts'
import { createPhotoUpload } from '../api/create-photo-upload.ts'
import { putFile } from '../api/put-file.ts'
import { awaitChecks } from './await-checks.ts'
import { isDocumentType, isPhotoType } from './check-file.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { UploadError } from './upload-error.ts'

export type UploadKind = 'photo' | 'document'

type Watch = { signal: AbortSignal; onProgress: (share: number) => void; onSent: () => void }

const requestTicket = (kind: UploadKind, file: Blob, signal: AbortSignal): Promise<UploadTicket> => {
  const { type: contentType, size: contentLength } = file
  if (kind === 'photo') {
    if (!isPhotoType(contentType)) throw new UploadError('PHOTO_TYPE')
    if (contentLength > limits.photoBytes) throw new UploadError('PHOTO_SIZE')
    return createPhotoUpload({ body: { contentType, contentLength }, signal })
  }
  if (!isDocumentType(contentType)) throw new UploadError('DOCUMENT_TYPE')
  return createDocumentUpload({ body: { contentType, contentLength }, signal })
}

/**
 * Takes a file all the way: shrink, ask for an address, send, wait for the server's checks. Resolves with the address
 * that names it in a listing. Throws UploadError or ApiError; rejects with the signal's reason when aborted.
 */
export const uploadFile = async (
  kind: UploadKind,
  file: File,
  { signal, onProgress, onSent }: Watch,
): Promise<string> => {
  const sent = kind === 'photo' ? await shrinkPhoto(file) : file
  const ticket = await requestTicket(kind, sent, signal)
  await putFile(ticket, sent, { signal, onProgress })
  onSent()
  await awaitChecks(ticket.id, signal)
  return ticket.url
}
