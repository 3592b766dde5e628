import { limits } from '#shared/constants/limits.ts'
import type { WorkingContent, WorkingCopy } from '#shared/schemas/working-copy.ts'
import { ApiError } from '#web/api/api-error.ts'
import { discardWorkingCopy, getWorkingCopy, saveWorkingCopy } from '#web/entities/listing/working-copies.ts'
import type { KnownCopy } from './unsaved.ts'

// What is typed goes to the server after a second of rest. One request at a time; what changes meanwhile goes with the next one.

/** What a wizard holds: the working copy that it belongs into, and the version of the listing that it changes (null: a new car). */
export type Work = { name: string; baseVersion: number | null; content: WorkingContent }

/**
 * `offline`, `failed`: it is tried again by itself, or with the next change. `ended`: another device has saved the car, or submitted it.
 */
export type SyncState = 'nothing' | 'saving' | 'saved' | 'offline' | 'failed' | 'ended'

type On = {
  state: (state: SyncState) => void
  /** The server has this; what the browser keeps of it can go. */
  saved: (work: Work) => void
  /** Another device has saved since `base` was read (null: nothing was). Nothing more is sent until `goOn`. */
  conflict: (base: WorkingContent | null, theirs: WorkingCopy) => void
}

const live = { save: saveWorkingCopy, read: getWorkingCopy, discard: discardWorkingCopy }

// The server's own figure comes with a refusal for too many.
const retrySeconds = 15

const isSame = (a: WorkingContent, b: WorkingContent): boolean => JSON.stringify(a) === JSON.stringify(b)

const contentIn = ({ name: _name, version: _version, savedAt: _at, base: _base, ...content }: WorkingCopy) =>
  content

const keyOf = ({ name, baseVersion }: Work) => `${name}@${baseVersion}`

/** Keeps a wizard's content on the server. `known` is the copy that it began with. */
export const createCopySync = (first: Work, known: KnownCopy | null, on: On, deps = live) => {
  let key = keyOf(first)
  let name = first.name
  let version = known?.version ?? 0
  let synced = known?.content ?? null
  // Undefined until something changes: what a wizard began with is on the server as it is.
  let wanted: Work | null | undefined
  let [isBusy, isDue, isHeld, isOver] = [false, false, false, false]
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (seconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), seconds * 1000)
  }

  const send = async (work: Work): Promise<void> => {
    if (isOver) return
    if (keyOf(work) !== key) {
      // It has become a listing, or the listing has another version: with that its former copy went.
      ;[key, name, version, synced] = [keyOf(work), work.name, 0, null]
    }
    if (!synced || !isSame(work.content, synced)) {
      const { baseVersion, content } = work
      version = (await deps.save(work.name, { ...content, version, baseVersion })).version
      synced = content
    }
    on.state('saved')
    on.saved(work)
  }

  /** After the server has refused a version. */
  const compare = async (work: Work): Promise<void> => {
    const theirs = await deps.read(work.name)
    if (theirs && isSame(contentIn(theirs), work.content)) {
      // The answer to an earlier try was lost.
      ;[version, synced] = [theirs.version, work.content]
      return send(work)
    }
    if (theirs) {
      isHeld = true
      return on.conflict(synced, theirs)
    }
    if (version === 0) return on.state('ended')
    ;[version, synced] = [0, null]
    return send(work)
  }

  const fail = (error: unknown): void => {
    const { code, status = 0, retryAfter = undefined } = error instanceof ApiError ? error : {}
    if (status === 409) return on.state('ended')
    on.state(code === 'OFFLINE' ? 'offline' : 'failed')
    // Sent again as it is, what was refused for good would be refused again.
    if (status === 0 || status === 429 || status >= 500) later(retryAfter ?? retrySeconds)
  }

  const attempt = async (work: Work | null): Promise<void> => {
    if (work) return send(work)
    if (version > 0) await deps.discard(name)
    ;[version, synced] = [0, null]
    on.state('nothing')
  }

  const run = async (): Promise<void> => {
    clearTimeout(timer)
    if (isHeld || isOver || wanted === undefined) return
    if (isBusy) {
      isDue = true
      return
    }
    isBusy = true
    const work = wanted
    const slow = setTimeout(() => on.state('saving'), 1000)
    try {
      await attempt(work)
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
      await (isConflict && work ? compare(work) : Promise.reject(error)).catch(fail)
    } finally {
      clearTimeout(slow)
      isBusy = false
    }
    if (isDue) {
      isDue = false
      await run()
    }
  }

  return {
    /** What the wizard holds now; null where there is nothing to keep. It is sent after a rest. */
    want: (work: Work | null) => {
      wanted = work
      later(limits.selling.workingCopies.restMs / 1000)
    },
    /** Sends at once what is held: the page may close, or the connection is back. */
    flush: () => void run(),
    /** Goes on after a conflict, from the version of the other device. */
    goOn: (theirs: WorkingCopy) => {
      ;[version, synced, isHeld] = [theirs.version, contentIn(theirs), false]
    },
    /** Goes on after a conflict that nobody has decided: the next change asks again. */
    release: () => (isHeld = false),
    /** The copy that the server has, as far as is known. */
    known: (): KnownCopy | null => synced && { version, content: synced },
    /** Sends nothing more by itself; `over`: not even what is under way is tried again. */
    stop: (over: boolean) => {
      clearTimeout(timer)
      isOver = over
    },
  }
}

export type CopySync = ReturnType<typeof createCopySync>
