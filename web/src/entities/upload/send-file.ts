import type { createDocumentUpload, createPhotoUpload, createVideoUpload } from '#shared/api/uploads.ts'
import type { UploadTicket } from '#shared/schemas/upload.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { pause, retry } from '#web/api/retry.ts'
import { checkPhoto, isDocumentType, isPhotoType, isVideoType } from './check-file.ts'
import { posterOf } from './poster.ts'
import { preparePhoto } from './prepare-photo.ts'
import type { JobEvent, Upload } from './queue.ts'
import { UploadError, awaitChecks } from './upload-status.ts'
export type UploadKind = 'photo' | 'document' | 'video'

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
  { state, file, quarters = 0, isShared = false }: Upload,
  { signal, report, show }: Job,
): Promise<void> => {
  const stored = state.phase === 'ready' ? state.url : undefined
  if (kind === 'video' && file) return sendVideo(file, { signal, report, show })
  if (stored !== undefined) await pause(settleMs, signal)
  const whole = file ?? (await fetchPhoto(stored, signal))
  const isForeign = whole.type === 'image/heic' || whole.type === 'image/avif'
  const isDrawn = kind === 'photo' || isForeign || (isShared && isPhotoType(whole.type))
  const sent = isDrawn ? await preparePhoto(whole, quarters, { isShared }) : whole
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

/** Sends a video and the picture that stands for it, which is an ordinary photo of its own. */
const sendVideo = async (file: Blob, { signal, report, show }: Job): Promise<void> => {
  const picture = await posterOf(file)
  signal.throwIfAborted()
  const prepared = { file, preview: show(picture) }
  report({ type: 'prepared', ...prepared })
  const poster = await sendFile('photo', picture, { signal, onProgress: ignore, onSent: ignore })
  const url = await sendFile('video', file, {
    signal,
    onProgress: (share) => report({ type: 'progressed', progress: { phase: 'sending', share } }),
    onSent: () => report({ type: 'progressed', progress: { phase: 'checking' } }),
  })
  report({ type: 'arrived', url, poster, ...prepared })
}

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

const requestTicket = (kind: UploadKind, file: Blob, signal: AbortSignal): Promise<UploadTicket> => {
  const { type: contentType, size: contentLength } = file
  if (kind === 'photo') {
    if (!isPhotoType(contentType)) throw new UploadError('PHOTO_TYPE')
    return call<typeof createPhotoUpload>('POST /api/listing-images/upload-url', {
      body: { contentType, contentLength },
      signal,
    })
  }
  if (kind === 'video') {
    if (!isVideoType(contentType)) throw new UploadError('NOT_A_VIDEO')
    return call<typeof createVideoUpload>('POST /api/listing-videos/upload-url', {
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

type Options = { signal: AbortSignal; /** Share sent, 0 to 1. */ onProgress: (share: number) => void }

// A connection that died silently would be waited for until the system gives up, which takes minutes.
const stalledAfter = 30_000

type Ticket = Pick<UploadTicket, 'uploadURL' | 'headers'>

/**
 * Sends a file straight to storage, to the same address again when the connection is lost: each address counts towards those that a
 * person may have unused. Throws ApiError; rejects with the signal's reason when aborted.
 */
export const putFile = async (
  ticket: Ticket,
  file: Blob,
  options: Options,
  deps = { pause },
): Promise<void> => {
  const { signal } = options
  let first: unknown
  const put = async () => {
    try {
      await putOnce(ticket, file, options)
    } catch (error) {
      signal.throwIfAborted()
      // A later failure may only say that the address has expired meanwhile.
      throw (first ??= error)
    }
  }
  await retry(put, { signal, busyTries: 1, lostTries: 3 }, deps)
}

/** Sends a file with exactly the signed headers. XMLHttpRequest, because fetch does not tell how much has been sent. */
const putOnce = (
  { uploadURL, headers }: Ticket,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let watch: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(watch)
      watch = setTimeout(abort, stalledAfter)
    }
    const fail = (status: number) =>
      reject(new ApiError(status, status === 0 ? 'OFFLINE' : 'INTERNAL', { message: `${status}: upload` }))
    request.open('PUT', uploadURL)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const { status } = request
      // An address takes one file: it has arrived already, and only the answer was lost.
      if (status === 412 || (status >= 200 && status < 300)) resolve()
      else fail(status)
    })
    request.addEventListener('error', () => fail(0))
    request.addEventListener('abort', () => (signal.aborted ? reject(signal.reason) : fail(0)))
    request.addEventListener('loadend', () => {
      clearTimeout(watch)
      signal.removeEventListener('abort', abort)
    })
    signal.addEventListener('abort', abort)
    if (signal.aborted) return reject(signal.reason)
    alive()
    request.send(file)
  })
