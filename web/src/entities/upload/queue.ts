import type { PhotoKind } from '#shared/constants/photos.ts'
import { hasCode } from '#web/api/api-error.ts'

// The queue of photos or documents of one form, as a state machine: every change of it is an event, `reduceQueue` gives the
// queue after it, and `use-uploads.ts` does what the queue then asks for.

/** How far a file has come that is not there yet. `preparing`: it is made small enough, and an address is asked for. */
export type Progress =
  | { phase: 'queued' }
  | { phase: 'preparing' }
  | { phase: 'sending'; share: number }
  | { phase: 'checking' }

type UploadState =
  | Progress
  | {
      phase: 'ready'
      url: string
      /** A rotated photo on its way to replace this one, which counts until then. */
      rotating?: Progress
      /** Why it could not be rotated. It is as it was. */
      rotationError?: unknown
    }
  | { phase: 'failed'; error: unknown }

/** One photo or document. */
export type Upload = {
  key: string
  name: string
  /** An address that an `<img>` can show, or null (a PDF). */
  preview: string | null
  state: UploadState
  /** The same for the same file; absent for one that came from the server. */
  fingerprint?: string
  /** The file as it is on this device; absent for one that came from the server. */
  file?: Blob
  /** Quarter turns, clockwise, that the file still has to be rotated by. */
  quarters?: number
  /** The kind of a photo, where the seller gave one. */
  kind?: PhotoKind | undefined
  /** Other users get it: a picture is drawn anew first, without the place and the device that a camera writes into it. */
  isShared?: boolean
  /** The address of the picture that stands for a video. */
  poster?: string
  /** The number of the job that sends it. Reports of an earlier job are ignored. */
  job?: number
}

export type Queue = {
  uploads: readonly Upload[]
  /** Files that were taken away and can be brought back to their place. */
  removed: readonly { upload: Upload; at: number }[]
  jobs: number
}

/** The file as it is sent, and what an `<img>` can show of it where that is something else than before. */
type Prepared = { file: Blob; preview: string | null }

/** Reported by the job that sends a file. */
export type JobEvent =
  | { type: 'progressed'; progress: Progress }
  | ({ type: 'prepared' } & Prepared)
  | ({ type: 'arrived'; url: string; poster?: string } & Prepared)
  | { type: 'failed'; error: unknown }

export type QueueEvent =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'retried'; key: string }
  | { type: 'rotated'; key: string; quarters: 1 | -1 }
  | { type: 'moved'; key: string; to: number }
  | { type: 'removed'; key: string }
  | { type: 'restored'; key: string }
  | { type: 'labelled'; key: string; kind: PhotoKind | undefined }
  /** The server would not take a file that had arrived. */
  | { type: 'rejected'; key: string; error: unknown }
  | { type: 'online' }
  | { type: 'job'; key: string; job: number; event: JobEvent }

/** A file that the server has. */
export const storedUpload = (key: string, url: string, name: string, preview: string | null): Upload => ({
  key,
  name,
  preview,
  state: { phase: 'ready', url },
})

/** A queue that begins with files that the server has, or that another queue had begun to send. */
export const startQueue = (uploads: readonly Upload[]): Queue => ({
  uploads,
  removed: [],
  jobs: Math.max(0, ...uploads.map(({ job = 0 }) => job)),
})

/** How far a file is that is not there yet, or its rotated version; undefined once it has arrived or failed. */
export const progressOf = ({ state }: Upload): Progress | undefined => {
  if (state.phase === 'ready') return state.rotating
  return state.phase === 'failed' ? undefined : state
}

/** True while a file, or its rotated version, is on its way. */
export const isInProgress = (upload: Upload): boolean => progressOf(upload) !== undefined

/** The addresses of the files that have arrived, in their order. */
export const readyUrls = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ state }) => (state.phase === 'ready' ? [state.url] : []))

/** The kinds of the photos that have arrived and have one. */
export const readyKinds = (uploads: readonly Upload[]): { photo: string; kind: PhotoKind }[] =>
  uploads.flatMap(({ state, kind }) => (state.phase === 'ready' && kind ? [{ photo: state.url, kind }] : []))

/** True for a file that has a job: it is being prepared, sent or checked. */
export const isRunning = (upload: Upload): boolean => (progressOf(upload)?.phase ?? 'queued') !== 'queued'

// More at once only share the same connection; the browser also wants one for the page itself.
const atOnce = 3

const withProgress = (upload: Upload, progress: Progress): Upload =>
  upload.state.phase === 'ready'
    ? { ...upload, state: { phase: 'ready', url: upload.state.url, rotating: progress } }
    : { ...upload, state: progress }

const queued = (upload: Upload): Upload => withProgress(upload, { phase: 'queued' })

/** The photo that has arrived, without the outcome of rotating it. */
const settled = ({ state, ...upload }: Upload): Upload => ({
  ...upload,
  quarters: 0,
  state: state.phase === 'ready' ? { phase: 'ready', url: state.url } : state,
})

const retried = (upload: Upload): Upload =>
  upload.file && upload.state.phase === 'failed' ? queued(upload) : upload

const rotate = (upload: Upload, quarters: number): Upload => {
  const all = ((upload.quarters ?? 0) + quarters) % 4
  // Rotated back before the rotated version was there: the photo is what it was.
  if (all === 0 && upload.state.phase === 'ready') return settled(upload)
  return { ...queued(upload), quarters: all }
}

const prepared = (upload: Upload, { file, preview }: Prepared): Upload => ({
  ...settled(upload),
  file,
  preview: preview ?? upload.preview,
})

const afterJobEvent = (upload: Upload, event: JobEvent): Upload => {
  const { state } = upload
  switch (event.type) {
    case 'progressed':
      return withProgress(upload, event.progress)
    case 'prepared':
      // A rotated photo replaces the one that has arrived only when it has arrived as well.
      return state.phase === 'ready' ? upload : prepared(upload, event)
    case 'arrived':
      return {
        ...prepared(upload, event),
        ...(event.poster && { poster: event.poster }),
        state: { phase: 'ready', url: event.url },
      }
    case 'failed':
      return state.phase === 'ready'
        ? { ...settled(upload), state: { phase: 'ready', url: state.url, rotationError: event.error } }
        : { ...upload, state: { phase: 'failed', error: event.error } }
  }
}

const without = (uploads: readonly Upload[], key: string) => uploads.filter((upload) => upload.key !== key)

const afterEvent = (queue: Queue, event: QueueEvent): Queue => {
  const { uploads, removed } = queue
  const change = (key: string, to: (upload: Upload) => Upload): Queue => ({
    ...queue,
    uploads: uploads.map((upload) => (upload.key === key ? to(upload) : upload)),
  })
  switch (event.type) {
    case 'added': {
      // A document that is picked again takes the place of the one before it.
      const keys = new Set(event.uploads.map(({ key }) => key))
      return { ...queue, uploads: [...uploads.filter(({ key }) => !keys.has(key)), ...event.uploads] }
    }
    case 'retried':
      return change(event.key, retried)
    case 'rotated':
      return change(event.key, (upload) => rotate(upload, event.quarters))
    case 'labelled':
      return change(event.key, (upload) => ({ ...upload, kind: event.kind }))
    case 'moved': {
      const moved = uploads.find(({ key }) => key === event.key)
      if (!moved) return queue
      const others = without(uploads, event.key)
      const to = Math.max(0, Math.min(event.to, others.length))
      return { ...queue, uploads: others.toSpliced(to, 0, moved) }
    }
    case 'removed': {
      const at = uploads.findIndex(({ key }) => key === event.key)
      const upload = uploads[at]
      if (!upload) return queue
      return { ...queue, uploads: without(uploads, event.key), removed: [...removed, { upload, at }] }
    }
    case 'restored': {
      const gone = removed.findLast(({ upload }) => upload.key === event.key)
      if (!gone) return queue
      // A file that had not arrived begins again.
      const back = settled(gone.upload)
      const upload = isInProgress(back) ? queued(back) : back
      return {
        ...queue,
        uploads: without(uploads, event.key).toSpliced(gone.at, 0, upload),
        removed: removed.filter((other) => other !== gone),
      }
    }
    case 'rejected':
      return change(event.key, (upload) => ({
        ...settled(upload),
        state: { phase: 'failed', error: event.error },
      }))
    case 'online':
      return {
        ...queue,
        uploads: uploads.map((upload) =>
          upload.state.phase === 'failed' && hasCode(upload.state.error, 'OFFLINE')
            ? retried(upload)
            : upload,
        ),
      }
    case 'job':
      return change(event.key, (upload) =>
        upload.job === event.job && isRunning(upload) ? afterJobEvent(upload, event.event) : upload,
      )
  }
}

/** Starts as many of the waiting files as may run at once. One that only waits for the server's checks takes no place. */
const startNext = (queue: Queue): Queue => {
  const phases = queue.uploads.map((upload) => progressOf(upload)?.phase)
  let free = atOnce - phases.filter((phase) => phase === 'preparing' || phase === 'sending').length
  let { jobs } = queue
  const uploads = queue.uploads.map((upload, index) => {
    if (phases[index] !== 'queued' || free <= 0) return upload
    free -= 1
    jobs += 1
    return { ...withProgress(upload, { phase: 'preparing' }), job: jobs }
  })
  return jobs === queue.jobs ? queue : { ...queue, uploads, jobs }
}

/** The queue after an event. Its order is the order of the photos. */
export const reduceQueue = (queue: Queue, event: QueueEvent): Queue => startNext(afterEvent(queue, event))
