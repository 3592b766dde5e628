import { useEffect, useReducer, useRef } from 'react'
import { nextToStart, reduceQueue, type Upload, type UploadState } from './queue.ts'
import { uploadFile, type UploadKind } from './upload-file.ts'

type Outcome = { onReady?: (upload: Upload) => void; onFailed?: (upload: Upload, error: unknown) => void }

/** A file with the key it goes by. */
type Picked = { key: string; file: File }

const previewOf = (file: File) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null)

const forgetPreview = (preview: string | null) => {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
}

/**
 * A queue of files that uploads itself, three at a time. It lives as long as the component that calls this, so the
 * steps can come and go above it; leaving the wizard stops what is under way.
 */
export const useUploads = (
  kind: UploadKind,
  initial: readonly Upload[],
  { onReady, onFailed }: Outcome = {},
) => {
  const [items, dispatch] = useReducer(reduceQueue, initial)
  const files = useRef(new Map<string, File>())
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef(items)
  useEffect(() => void (latest.current = items), [items])

  const start = async (upload: Upload) => {
    const { key } = upload
    const file = files.current.get(key)
    if (!file || running.current.has(key)) return
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(key, controller)
    // A removed or replaced file may still call back; nothing of it counts any more.
    const tell = (state: UploadState) => signal.aborted || dispatch({ type: 'progress', key, state })
    tell({ phase: 'sending', share: 0 })
    try {
      const url = await uploadFile(kind, file, {
        signal,
        onProgress: (share) => tell({ phase: 'sending', share }),
        onSent: () => tell({ phase: 'checking' }),
      })
      tell({ phase: 'ready', url })
      if (!signal.aborted) onReady?.(upload)
    } catch (error) {
      tell({ phase: 'failed', error })
      if (!signal.aborted) onFailed?.(upload, error)
    } finally {
      if (running.current.get(key) === controller) running.current.delete(key)
    }
  }

  useEffect(() => {
    for (const upload of nextToStart(items)) void start(upload)
  })

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
      controllers.clear()
      for (const { preview } of latest.current) forgetPreview(preview)
    }
  }, [])

  const stop = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    forgetPreview(items.find((item) => item.key === key)?.preview ?? null)
  }

  return {
    items,
    /** Puts files at the end; one whose key is known already is replaced. */
    add: (picked: readonly Picked[]) => {
      for (const { key, file } of picked) {
        stop(key)
        files.current.set(key, file)
      }
      const uploads = picked.map(({ key, file }): Upload => ({
        key,
        name: file.name,
        preview: previewOf(file),
        state: { phase: 'waiting' },
      }))
      dispatch({ type: 'add', uploads })
    },
    retry: (key: string) => dispatch({ type: 'retry', key }),
    /** True when the file is still here to be sent again. */
    canRetry: (key: string) => files.current.has(key),
    remove: (key: string) => {
      stop(key)
      files.current.delete(key)
      dispatch({ type: 'remove', key })
    },
    move: (key: string, to: number) => dispatch({ type: 'move', key, to }),
    /** Marks an arrived file that the server would not take after all. */
    fail: (key: string, error: unknown) =>
      dispatch({ type: 'progress', key, state: { phase: 'failed', error } }),
  }
}
