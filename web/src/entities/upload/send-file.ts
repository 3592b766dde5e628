import type { createDocumentUpload, createPhotoUpload, getUpload } from '#shared/api/uploads.ts'
import type { Answer } from '#shared/api/contract.ts'
import type { UploadTicket } from '#shared/schemas/upload.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { pause, poll, retry } from '#web/api/retry.ts'
import { checkPhoto, isDocumentType, isPhotoType } from './check-file.ts'
import { preparePhoto } from './prepare-photo.ts'
import { putFile } from './put-file.ts'
import type { JobEvent, Upload } from './queue.ts'
import { UploadError } from './upload-error.ts'

export type UploadKind = 'photo' | 'document'

type Watch = {
  signal: AbortSignal
  /** Hears the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  /** Everything has been sent; the server's checks follow. */
  onSent: () => void
}

const ignore = () => undefined

/** Checks a photo, makes it small enough and sends it. Resolves with its address; throws as `sendFile` does. */
export const sendPhoto = async (
  file: File,
  { signal, onProgress = ignore, onSent = ignore }: Pick<Watch, 'signal'> & Partial<Watch>,
): Promise<string> => {
  const checked = await checkPhoto(file)
  if (checked.problem) throw new UploadError(checked.problem)
  const small = await preparePhoto(checked.file, 0)
  signal.throwIfAborted()
  return sendFile('photo', small, { signal, onProgress, onSent })
}

// To rotate a photo by half, people press twice: one of the two is sent.
const settleMs = 700

type Job = {
  signal: AbortSignal
  report: (event: JobEvent) => void
  /** An address that an `<img>` can show, or null for a file that is no image. */
  show: (file: Blob) => string | null
}

/** Sends one file of a queue: prepares it, reports how far it is, and at last its address. Throws UploadError or ApiError. */
export const sendUpload = async (
  kind: UploadKind,
  { state, file, quarters = 0 }: Upload,
  { signal, report, show }: Job,
): Promise<void> => {
  const stored = state.phase === 'ready' ? state.url : undefined
  if (stored !== undefined) await pause(settleMs, signal)
  const whole = file ?? (await fetchPhoto(stored, signal))
  const isDrawn = kind === 'photo' || whole.type === 'image/heic' || whole.type === 'image/avif'
  const sent = isDrawn ? await preparePhoto(whole, quarters) : whole
  signal.throwIfAborted()
  const prepared = { file: sent, preview: sent === file ? null : show(sent) }
  report({ type: 'prepared', ...prepared })
  const url = await sendFile(kind, sent, {
    signal,
    onProgress: (share) => report({ type: 'progressed', progress: { phase: 'sending', share } }),
    onSent: () => report({ type: 'progressed', progress: { phase: 'checking' } }),
  })
  report({ type: 'arrived', url, ...prepared })
}

// The work takes seconds; after two minutes its message was lost and sending again is the better advice.
const checksDeadline = 120_000

/**
 * Sends a prepared file: asks for an address, puts it there, waits for the server's checks. Resolves with the address that
 * names it in a listing. Throws UploadError or ApiError; rejects with the signal's reason when aborted.
 */
const sendFile = async (
  kind: UploadKind,
  file: Blob,
  { signal, onProgress, onSent }: Watch,
): Promise<string> => {
  const ticket = await retry(() => requestTicket(kind, file, signal), {
    signal,
    busyTries: 4,
    longestWait: 60,
  })
  await putFile(ticket, file, { signal, onProgress })
  onSent()
  await awaitChecks(ticket.id, signal)
  return ticket.url
}

/** Resolves when the server has accepted an upload. Throws UploadError with its refusal, or SLOW after two minutes. */
export const awaitChecks = async (
  id: string,
  signal: AbortSignal,
  deps = { readUpload, pause },
): Promise<void> => {
  const isDone = ({ state }: Answer<typeof getUpload>) => state === 'READY' || state === 'REFUSED'
  const checked = await poll(
    () => deps.readUpload(id, signal),
    { signal, deadline: checksDeadline, isDone },
    deps,
  )
  if (!checked) throw new UploadError('SLOW')
  if (checked.state === 'REFUSED') throw new UploadError(checked.refusal ?? 'DAMAGED')
}

const requestTicket = (kind: UploadKind, file: Blob, signal: AbortSignal): Promise<UploadTicket> => {
  const { type: contentType, size: contentLength } = file
  if (kind === 'photo') {
    if (!isPhotoType(contentType)) throw new UploadError('PHOTO_TYPE')
    return call<typeof createPhotoUpload>('POST /api/listing-images/upload-url', {
      body: { contentType, contentLength },
      signal,
    })
  }
  if (!isDocumentType(contentType)) throw new UploadError('DOCUMENT_TYPE')
  return call<typeof createDocumentUpload>('POST /api/objects/upload', {
    body: { contentType, contentLength },
    signal,
  })
}

const readUpload = (id: string, signal: AbortSignal) =>
  call<typeof getUpload>('GET /api/uploads/{id}', { params: { id }, signal })

// The largest that is kept; JPEG, because every browser can redraw one.
const asked = { width: 1920, type: 'image/jpeg' }

/** A stored photo as a file. */
const fetchPhoto = async (url: string | undefined, signal: AbortSignal): Promise<Blob> => {
  if (url === undefined) throw new UploadError('UNREADABLE')
  try {
    const response = await fetch(`${url}?w=${asked.width}`, { headers: { Accept: asked.type }, signal })
    if (response.ok) return await response.blob()
    throw new ApiError(response.status, 'INTERNAL', { message: `${response.status}: photo` })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError) throw error
    throw new ApiError(0, 'OFFLINE', { message: `0: ${String(error)}`, cause: error })
  }
}

/**
 * Finds those of the caller's photos and documents (by the addresses that name them in a listing) that the server still has.
 * A file that no listing uses is swept after a day, so a draft that was kept on this device may name some that are gone.
 */
export const findStored = async (
  urls: readonly string[],
  signal: AbortSignal,
  deps = { readUpload },
): Promise<ReadonlySet<string>> => {
  const isStored = async (url: string) => {
    try {
      const { state } = await deps.readUpload(url.slice(url.lastIndexOf('/') + 1), signal)
      return state !== 'REFUSED'
    } catch (error) {
      // Unless the server says that it is gone: an unanswered question drops nobody's photo.
      return !(error instanceof ApiError && (error.status === 404 || error.status === 400))
    }
  }
  const answers = await Promise.all(urls.map(isStored))
  return new Set(urls.filter((_, index) => answers[index]))
}
