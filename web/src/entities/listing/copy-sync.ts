import { limits } from '#shared/constants/limits.ts'
import { ApiError, hasCode } from '#web/api/api-error.ts'

// Typed text goes to the server after a second of rest. One request at a time; changes meanwhile go with the next one.

/** The work in a form: the working copy that it belongs to, and the version of the listing that it changes (null: of none). */
export type Work<Content> = { name: string; baseVersion: number | null; content: Content }

/** A working copy as this device has last sent or read it. */
export type KnownCopy<Content> = { version: number; content: Content }

type Copy = { name: string; version: number; savedAt: string; base?: unknown }

/**
 * `offline`, `failed`: it is tried again by itself, or with the next change. `ended`: another device has saved the car, or submitted it.
 */
export type SyncState = 'nothing' | 'saving' | 'saved' | 'offline' | 'failed' | 'ended'

type On<Content, Theirs> = {
  state: (state: SyncState) => void
  /** The server has this; what the browser keeps of it can go. */
  saved: (work: Work<Content>) => void
  /** Another device has saved since `base` was read (null: nothing was). Nothing more is sent until `goOn`. */
  conflict: (base: Content | null, theirs: Theirs) => void
}

type Calls<Content, Theirs> = {
  save: (
    name: string,
    body: Content & { version: number; baseVersion: number | null },
  ) => Promise<{ version: number }>
  read: (name: string) => Promise<Theirs | undefined>
  discard: (name: string) => Promise<void>
}

// The server's own figure comes with a refusal for too many.
const retrySeconds = 15

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Keeps a form's content on the server. `known` is the copy that it began with. */
export const createCopySync = <Content extends object, Theirs extends Content & Copy>(
  first: Work<Content>,
  known: KnownCopy<Content> | null,
  on: On<Content, Theirs>,
  calls: Calls<Content, Theirs>,
) => {
  const contentIn = ({ name: _name, version: _version, savedAt: _at, base: _base, ...content }: Theirs) =>
    // The rest is the content, which the type system cannot tell.
    content as unknown as Content
  let { name, baseVersion: base } = first
  let version = known?.version ?? 0
  let synced = known?.content ?? null
  // Undefined until something changes: what a wizard began with is on the server as it is.
  let wanted: Work<Content> | null | undefined
  let [isBusy, isDue, isHeld, isStopped, isOver] = [false, false, false, false, false]
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (seconds: number) => {
    clearTimeout(timer)
    // Its work may be open in another form by then, which would take what is sent late for another device's.
    if (!isStopped) timer = setTimeout(() => void run(), seconds * 1000)
  }

  const send = async (work: Work<Content>): Promise<void> => {
    if (isOver) return
    const { baseVersion, content } = work
    // It has become a listing: with that its former copy went.
    if (work.name !== name) [name, version, synced] = [work.name, 0, null]
    // Of another version of the listing, as an appeal makes one, the copy stays and is kept as changes of that.
    if (!synced || baseVersion !== base || !isSame(content, synced)) {
      version = (await calls.save(name, { ...content, version, baseVersion })).version
      ;[synced, base] = [content, baseVersion]
    }
    on.state('saved')
    on.saved(work)
  }

  /** After the server has refused a version. */
  const compare = async (work: Work<Content>): Promise<void> => {
    const theirs = await calls.read(work.name)
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

  const attempt = async (work: Work<Content> | null): Promise<void> => {
    if (work) return send(work)
    if (version > 0) await calls.discard(name)
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
      const isConflict = hasCode(error, 'EDIT_CONFLICT')
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
    /** Takes the wizard's present work; null where there is nothing to keep. It is sent after a rest. */
    want: (work: Work<Content> | null) => {
      wanted = work
      later(limits.selling.workingCopies.restMs / 1000)
    },
    /** Sends at once what is held: the page may close, or the connection is back. */
    flush: () => void run(),
    /** Goes on after a conflict, from the version of the other device. */
    goOn: (theirs: Theirs) => {
      ;[version, synced, isHeld] = [theirs.version, contentIn(theirs), false]
    },
    /** Goes on after a conflict that nobody has decided: the next change asks again. */
    release: () => (isHeld = false),
    /** The copy that the server has, as far as is known. */
    known: (): KnownCopy<Content> | null => synced && { version, content: synced },
    /** Sends nothing more by itself; `over`: not even what is under way is tried again. */
    stop: (over: boolean) => {
      clearTimeout(timer)
      isStopped = true
      isOver = over
    },
  }
}

/** Calls `send` when the connection is back and when the page may be about to close. @returns what ends it */
export const atChancesToSend = (send: () => void): (() => void) => {
  window.addEventListener('online', send)
  window.addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', send)
  return () => {
    window.removeEventListener('online', send)
    window.removeEventListener('pagehide', send)
    document.removeEventListener('visibilitychange', send)
  }
}

export type CopySync<Content extends object, Theirs extends Content & Copy> = ReturnType<
  typeof createCopySync<Content, Theirs>
>
