/** Where a file on its way is. `preparing`: it is made small enough, and an address is asked for. */
export type Passage =
  | { phase: 'waiting' }
  | { phase: 'preparing' }
  | { phase: 'sending'; share: number }
  | { phase: 'checking' }

/** Where one file stands. */
export type UploadState = Passage | { phase: 'ready'; url: string } | { phase: 'failed'; error: unknown }

/** One photo or document, on its way or arrived. `preview` is what an `<img>` can show, or null (a PDF). */
export type Upload = {
  key: string
  name: string
  preview: string | null
  state: UploadState
  /** The same for the same file; absent for one that came from the server. */
  fingerprint?: string
  /** A turned photo on its way to take the place of the one that has arrived, which counts until then. */
  turning?: Passage
  /** Why turning it failed. It is as it was. */
  turnError?: unknown
}

type QueueAction =
  | { type: 'add'; uploads: readonly Upload[] }
  | { type: 'progress'; key: string; state: UploadState }
  | { type: 'show'; key: string; preview: string }
  | { type: 'retry'; key: string }
  | { type: 'turn'; key: string }
  | { type: 'rest'; key: string }
  | { type: 'turning'; key: string; passage: Passage }
  | { type: 'turned'; key: string; url: string; preview: string }
  | { type: 'notTurned'; key: string; error: unknown }
  | { type: 'remove'; key: string }
  | { type: 'restore'; upload: Upload; at: number }
  | { type: 'move'; key: string; to: number }

type Queue = readonly Upload[]

const patch = (queue: Queue, key: string, change: (upload: Upload) => Upload): Queue =>
  queue.map((upload) => (upload.key === key ? change(upload) : upload))

const still = (upload: Upload): Upload => {
  const rest = { ...upload }
  delete rest.turning
  delete rest.turnError
  return rest
}

const move = (queue: Queue, key: string, to: number): Queue => {
  const moved = queue.find((upload) => upload.key === key)
  if (!moved) return queue
  const others = queue.filter((upload) => upload !== moved)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved)
}

// What is brought back begins again where it was stopped.
const awake = (upload: Upload): Upload =>
  isUnderWay(upload) && !upload.turning ? { ...upload, state: { phase: 'waiting' } } : still(upload)

/** The queue after something happened to it. Its order is the order of the photos. News of a removed file changes nothing. */
export const reduceQueue = (queue: Queue, action: QueueAction): Queue => {
  switch (action.type) {
    case 'add': {
      // A document that is picked again takes the place of the one before it.
      const keys = new Set(action.uploads.map(({ key }) => key))
      return [...queue.filter(({ key }) => !keys.has(key)), ...action.uploads]
    }
    case 'progress':
      return patch(queue, action.key, (upload) => ({ ...still(upload), state: action.state }))
    case 'show':
      return patch(queue, action.key, (upload) => ({ ...upload, preview: action.preview }))
    case 'retry':
      return patch(queue, action.key, (upload) => ({ ...upload, state: { phase: 'waiting' } }))
    case 'turn':
      return patch(queue, action.key, (upload) =>
        upload.state.phase === 'ready'
          ? { ...still(upload), turning: { phase: 'waiting' } }
          : { ...upload, state: { phase: 'waiting' } },
      )
    case 'rest':
      return patch(queue, action.key, still)
    case 'turning':
      return patch(queue, action.key, (upload) => ({ ...upload, turning: action.passage }))
    case 'turned':
      return patch(queue, action.key, (upload) => ({
        ...still(upload),
        preview: action.preview,
        state: { phase: 'ready', url: action.url },
      }))
    case 'notTurned':
      return patch(queue, action.key, (upload) => ({ ...still(upload), turnError: action.error }))
    case 'remove':
      return queue.filter(({ key }) => key !== action.key)
    case 'restore': {
      const others = queue.filter(({ key }) => key !== action.upload.key)
      return others.toSpliced(action.at, 0, awake(action.upload))
    }
    case 'move':
      return move(queue, action.key, action.to)
  }
}

// More at once only share the same line; the browser also wants a connection for the page itself.
const atOnce = 3

/** How far a file is that is on its way; undefined once it has arrived or failed. */
export const passageOf = ({ state, turning }: Upload): Passage | undefined => {
  if (turning) return turning
  return state.phase === 'ready' || state.phase === 'failed' ? undefined : state
}

/** The files to begin with now. Those that only wait for the server's checks take no line. */
export const nextToStart = (queue: Queue): Upload[] => {
  const phases = queue.map((upload) => passageOf(upload)?.phase)
  const busy = phases.filter((phase) => phase === 'preparing' || phase === 'sending').length
  return queue.filter((_, index) => phases[index] === 'waiting').slice(0, Math.max(0, atOnce - busy))
}

/** True while a file is still on its way. */
export const isUnderWay = (upload: Upload): boolean => passageOf(upload) !== undefined

/** The addresses of the files that have arrived, in their order. */
export const readyUrls = (queue: Queue): string[] =>
  queue.flatMap(({ state }) => (state.phase === 'ready' ? [state.url] : []))
