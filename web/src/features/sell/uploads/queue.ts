/** Where one file stands. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; share: number }
  | { phase: 'checking' }
  | { phase: 'ready'; url: string }
  | { phase: 'failed'; error: unknown }

/** One photo or document, on its way or arrived. `preview` is what an `<img>` can show, or null (a PDF). */
export type Upload = { key: string; name: string; preview: string | null; state: UploadState }

type QueueAction =
  | { type: 'add'; uploads: readonly Upload[] }
  | { type: 'progress'; key: string; state: UploadState }
  | { type: 'retry'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; to: number }

const patch = (queue: readonly Upload[], key: string, state: UploadState): readonly Upload[] =>
  queue.map((upload) => (upload.key === key ? { ...upload, state } : upload))

const move = (queue: readonly Upload[], key: string, to: number): readonly Upload[] => {
  const moved = queue.find((upload) => upload.key === key)
  if (!moved) return queue
  const others = queue.filter((upload) => upload !== moved)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved)
}

/** The queue after something happened to it. Its order is the order of the photos. News of a removed file changes nothing. */
export const reduceQueue = (queue: readonly Upload[], action: QueueAction): readonly Upload[] => {
  switch (action.type) {
    case 'add': {
      // A document that is picked again takes the place of the one before it.
      const keys = new Set(action.uploads.map(({ key }) => key))
      return [...queue.filter(({ key }) => !keys.has(key)), ...action.uploads]
    }
    case 'progress':
      return patch(queue, action.key, action.state)
    case 'retry':
      return patch(queue, action.key, { phase: 'waiting' })
    case 'remove':
      return queue.filter(({ key }) => key !== action.key)
    case 'move':
      return move(queue, action.key, action.to)
  }
}

// More at once only share the same line; the browser also wants a connection for the page itself.
const atOnce = 3

/** The files to begin with now. Those that only wait for the server's checks take no line. */
export const nextToStart = (queue: readonly Upload[]): Upload[] => {
  const busy = queue.filter(({ state }) => state.phase === 'sending').length
  return queue.filter(({ state }) => state.phase === 'waiting').slice(0, Math.max(0, atOnce - busy))
}

/** True while a file is still on its way. */
export const isUnderWay = ({ state }: Upload): boolean => state.phase !== 'ready' && state.phase !== 'failed'

/** The addresses of the files that have arrived, in their order. */
export const readyUrls = (queue: readonly Upload[]): string[] =>
  queue.flatMap(({ state }) => (state.phase === 'ready' ? [state.url] : []))
