import { useEffect, useReducer, useRef, useState } from 'react'
import type { PhotoKind } from '#shared/constants/photos.ts'
import {
  isRunning,
  reduceQueue,
  startQueue,
  type JobEvent,
  type Queue,
  type QueueEvent,
  type Upload,
} from './queue.ts'
import type { UploadKind } from './send-file.ts'

type Outcome = {
  /** A file arrived for the first time. */
  onReady?: (key: string) => void
  onFailed?: (key: string) => void
}

/** A checked file with its key. */
type Picked = Pick<Upload, 'isShared'> & { key: string; name: string; file: Blob; fingerprint: string }

/**
 * A queue of files that uploads itself, three at a time, and again what failed for want of a connection. It lives as long
 * as the component that calls this, so the steps of a form can come and go; leaving the form stops what is under way.
 */
export const useUploads = (kind: UploadKind, initial: readonly Upload[], outcome: Outcome = {}) => {
  const [pictures] = useState(createPictures)
  const [queue, dispatch] = useReducer(reduceQueue, initial, (uploads) =>
    startQueue(uploads.map(pictures.showAgain)),
  )
  const latest = useRef(outcome)
  useEffect(() => void (latest.current = outcome))
  const [runner] = useState(() =>
    createRunner({
      dispatch,
      pictures,
      onOutcome: (key, type) =>
        type === 'arrived' ? latest.current.onReady?.(key) : latest.current.onFailed?.(key),
      // Fetched with the first file, not with the page.
      send: async (...job) => (await import('./send-file.ts')).sendUpload(kind, ...job),
    }),
  )
  useEffect(() => runner.sync(queue), [runner, queue])
  useEffect(() => {
    const online = () => dispatch({ type: 'online' })
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      runner.stop()
    }
  }, [runner])

  return {
    items: queue.uploads,
    /** Puts files at the end; one whose key is known already is replaced. */
    add: (files: readonly Picked[]) =>
      dispatch({
        type: 'added',
        uploads: files.map((file) => ({
          ...file,
          preview: pictures.show(file.file),
          state: { phase: 'queued' },
        })),
      }),
    retry: (key: string) => dispatch({ type: 'retried', key }),
    /** Takes a file away; calling the answer brings it back to its place. */
    remove: (key: string): (() => void) => {
      dispatch({ type: 'removed', key })
      return () => dispatch({ type: 'restored', key })
    },
    move: (key: string, to: number) => dispatch({ type: 'moved', key, to }),
    /** Rotates a photo by a quarter turn, clockwise. One that has arrived stays until the rotated one has arrived as well. */
    rotate: (key: string, quarters: 1 | -1) => dispatch({ type: 'rotated', key, quarters }),
    /** Says what a photo shows. */
    label: (key: string, kind: PhotoKind | undefined) => dispatch({ type: 'labelled', key, kind }),
    /** Marks an arrived file that the server would not take after all. */
    reject: (key: string, error: unknown) => dispatch({ type: 'rejected', key, error }),
  }
}

export type Uploads = ReturnType<typeof useUploads>

type RunnerDeps = {
  dispatch: (event: QueueEvent) => void
  pictures: ReturnType<typeof createPictures>
  /** A file has arrived or failed, not its rotated version. */
  onOutcome: (key: string, type: 'arrived' | 'failed') => void
  /** Sends one file and reports its progress. Throws the error of a failure. */
  send: (
    upload: Upload,
    job: { signal: AbortSignal; report: (event: JobEvent) => void; show: (file: Blob) => string | null },
  ) => Promise<void>
}

/** Addresses that an `<img>` can show of files on this device, until they are cleared. */
export const createPictures = () => {
  const shown = new Set<string>()

  /** An address, or null for a file that is no image. */
  const show = (file: Blob): string | null => {
    if (!file.type.startsWith('image/')) return null
    const address = URL.createObjectURL(file)
    shown.add(address)
    return address
  }

  return {
    show,
    /** A file that another form has left, whose picture went with that form. */
    showAgain: (upload: Upload): Upload => {
      const { file, poster } = upload
      return file ? { ...upload, preview: show(file) ?? (poster ? `${poster}?w=640` : null) } : upload
    },
    clear: (): void => {
      for (const address of shown) URL.revokeObjectURL(address)
      shown.clear()
    },
  }
}

/** Runs a job for each file of a queue that has one, and stops jobs that the queue no longer wants. */
export const createRunner = ({ dispatch, pictures, onOutcome, send }: RunnerDeps) => {
  const running = new Map<number, AbortController>()

  const run = async (upload: Upload, job: number) => {
    const controller = new AbortController()
    const { signal } = controller
    const { key } = upload
    running.set(job, controller)
    const report = (event: JobEvent) => {
      if (signal.aborted) return
      dispatch({ type: 'job', key, job, event })
      const isFirstTime = upload.state.phase !== 'ready'
      if (isFirstTime && (event.type === 'arrived' || event.type === 'failed')) onOutcome(key, event.type)
    }
    try {
      await send(upload, { signal, report, show: pictures.show })
    } catch (error) {
      report({ type: 'failed', error })
    }
    if (running.get(job) === controller) running.delete(job)
  }

  return {
    sync: ({ uploads }: Pick<Queue, 'uploads'>): void => {
      const wanted = new Map(uploads.filter(isRunning).map((upload) => [upload.job, upload]))
      for (const [job, controller] of running)
        if (!wanted.has(job)) {
          controller.abort()
          running.delete(job)
        }
      for (const [job, upload] of wanted) if (job !== undefined && !running.has(job)) void run(upload, job)
    },
    /** Stops everything. The pictures are gone then. */
    stop: (): void => {
      for (const controller of running.values()) controller.abort()
      running.clear()
      pictures.clear()
    },
  }
}
