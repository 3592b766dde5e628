import { useEffect, useReducer, useRef, useState } from 'react'
import { nextToStart, reduceQueue, type Passage, type Upload } from './queue.ts'
import { newShelf } from './shelf.ts'
import { isOffline } from './upload-error.ts'
import type { UploadKind } from './upload-file.ts'

type Outcome = { onReady?: (upload: Upload) => void; onFailed?: (upload: Upload, error: unknown) => void }

/** A checked file with the key it goes by. */
type Picked = { key: string; name: string; file: Blob; fingerprint: string }

/**
 * A queue of files that uploads itself, three at a time, and again what failed for want of a line. It lives as long as
 * the component that calls this, so the steps can come and go above it; leaving the wizard stops what is under way.
 */
export const useUploads = (
  kind: UploadKind,
  initial: readonly Upload[],
  { onReady, onFailed }: Outcome = {},
) => {
  const [items, dispatch] = useReducer(reduceQueue, initial)
  const [shelf] = useState(newShelf)
  const latest = useRef(items)
  useEffect(() => void (latest.current = items), [items])

  const start = async (upload: Upload) => {
    const { key, turning } = upload
    const file = shelf.files.get(key)
    if (shelf.running.has(key) || !(file || turning)) return
    const controller = new AbortController()
    const { signal } = controller
    shelf.running.set(key, controller)
    // A removed or replaced file may still call back; nothing of it counts any more.
    const tell = (action: Parameters<typeof dispatch>[0]) => signal.aborted || dispatch(action)
    let sent: Blob | undefined
    const keep = (prepared: Blob) => {
      shelf.files.set(key, prepared)
      shelf.turns.delete(key)
      return prepared === file ? null : shelf.show(prepared)
    }
    try {
      // With the first file, not with the page.
      const { runUpload } = await import('./run-upload.ts')
      const url = await runUpload({
        kind,
        upload,
        file,
        turns: shelf.turns.get(key) ?? 0,
        signal,
        onPassage: (passage: Passage) =>
          tell(turning ? { type: 'turning', key, passage } : { type: 'progress', key, state: passage }),
        onPrepared: (prepared) => {
          sent = prepared
          // A turned photo takes the place of the one that has arrived only when it has arrived as well.
          const preview = turning ? null : keep(prepared)
          if (preview) tell({ type: 'show', key, preview })
        },
      })
      if (signal.aborted) return
      const preview = turning && sent ? keep(sent) : null
      if (preview) tell({ type: 'turned', key, url, preview })
      else tell({ type: 'progress', key, state: { phase: 'ready', url } })
      if (!turning) onReady?.(upload)
    } catch (error) {
      if (signal.aborted) return
      if (turning) shelf.turns.delete(key)
      tell(
        turning
          ? { type: 'notTurned', key, error }
          : { type: 'progress', key, state: { phase: 'failed', error } },
      )
      if (!turning) onFailed?.(upload, error)
    } finally {
      if (shelf.running.get(key) === controller) shelf.running.delete(key)
    }
  }

  useEffect(() => {
    for (const upload of nextToStart(items)) void start(upload)
  })

  useEffect(() => {
    const again = () => {
      for (const { key, state } of latest.current)
        if (state.phase === 'failed' && isOffline(state.error)) dispatch({ type: 'retry', key })
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  useEffect(() => shelf.clear, [shelf])

  return {
    items,
    /** Puts files at the end; one whose key is known already is replaced. */
    add: (picked: readonly Picked[]) => {
      const uploads = picked.map(({ key, name, file, fingerprint }): Upload => {
        shelf.stop(key)
        shelf.files.set(key, file)
        return { key, name, fingerprint, preview: shelf.show(file), state: { phase: 'waiting' } }
      })
      dispatch({ type: 'add', uploads })
    },
    retry: (key: string) => dispatch({ type: 'retry', key }),
    /** True when the file is still here to be sent again. */
    canRetry: (key: string) => shelf.files.has(key),
    /** Takes a file away; calling the answer brings it back to its place. */
    remove: (key: string): (() => void) => {
      const at = items.findIndex((item) => item.key === key)
      const upload = items[at]
      shelf.stop(key)
      shelf.turns.delete(key)
      dispatch({ type: 'remove', key })
      return () => upload && dispatch({ type: 'restore', upload, at })
    },
    move: (key: string, to: number) => dispatch({ type: 'move', key, to }),
    /** Turns a photo by quarters, clockwise. One that has arrived stays until the turned one has arrived as well. */
    turn: (key: string, quarters: 1 | -1) => {
      shelf.stop(key)
      const turns = ((shelf.turns.get(key) ?? 0) + quarters) % 4
      shelf.turns.set(key, turns)
      const isAsItWas = turns === 0 && items.some((item) => item.key === key && item.turning)
      dispatch({ type: isAsItWas ? 'rest' : 'turn', key })
    },
    /** Marks an arrived file that the server would not take after all. */
    fail: (key: string, error: unknown) =>
      dispatch({ type: 'progress', key, state: { phase: 'failed', error } }),
  }
}

export type Uploads = ReturnType<typeof useUploads>
