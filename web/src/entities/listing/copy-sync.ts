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

type Sending<Content> = {
  /** What the server is to have; null for nothing. Undefined until something changes: what a form began with is on the server as it is. */
  wanted: Work<Content> | null | undefined
  /** A request, and what follows from its answer. */
  isUnderWay: boolean
  /** Asked for while a request was under way, and sent right after it. */
  isDue: boolean
  /** Another device has saved, and nobody has said yet which work counts. */
  isHeld: boolean
  /**
   * `closed`: the form is gone and sends what it was about to, but nothing later. Its work may be open in another form by then, which would
   * take that for another device's. `over`: the work itself is saved or discarded, and nothing may bring it back.
   */
  phase: 'open' | 'closed' | 'over'
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
  /** The working copy on the server, as this device last sent or read it: version 0 and no content where there is none. */
  const copy = {
    name: first.name,
    baseVersion: first.baseVersion,
    version: known?.version ?? 0,
    content: known?.content ?? null,
  }
  const sending: Sending<Content> = {
    wanted: undefined,
    isUnderWay: false,
    isDue: false,
    isHeld: false,
    phase: 'open',
  }
  let timer: ReturnType<typeof setTimeout> | undefined

  const forgetCopy = () => {
    copy.version = 0
    copy.content = null
  }

  const later = (seconds: number) => {
    clearTimeout(timer)
    if (sending.phase === 'open') timer = setTimeout(() => void run(), seconds * 1000)
  }

  const send = async (work: Work<Content>): Promise<void> => {
    if (sending.phase === 'over') return
    const { name, baseVersion, content } = work
    // It has become a listing: with that its former copy went.
    if (name !== copy.name) {
      copy.name = name
      forgetCopy()
    }
    // Of another version of the listing, as an appeal makes one, the copy stays and is kept as changes of that.
    if (!copy.content || baseVersion !== copy.baseVersion || !isSame(content, copy.content)) {
      const { version } = await calls.save(name, { ...content, version: copy.version, baseVersion })
      copy.version = version
      copy.content = content
      copy.baseVersion = baseVersion
    }
    on.state('saved')
    on.saved(work)
  }

  /** After the server has refused a version. */
  const compare = async (work: Work<Content>): Promise<void> => {
    const theirs = await calls.read(work.name)
    if (theirs && isSame(contentIn(theirs), work.content)) {
      // The answer to an earlier try was lost.
      copy.version = theirs.version
      copy.content = work.content
      return send(work)
    }
    if (theirs) {
      sending.isHeld = true
      return on.conflict(copy.content, theirs)
    }
    if (copy.version === 0) return on.state('ended')
    forgetCopy()
    return send(work)
  }

  const fail = (error: unknown): void => {
    const { code, status = 0, retryAfter = undefined } = error instanceof ApiError ? error : {}
    if (status === 409) return on.state('ended')
    on.state(code === 'OFFLINE' ? 'offline' : 'failed')
    // Sent again as it is, what was refused for good would be refused again.
    if (status === 0 || status === 429 || status >= 500) later(retryAfter ?? retrySeconds)
  }

  const discard = async (): Promise<void> => {
    if (copy.version > 0) await calls.discard(copy.name)
    forgetCopy()
    on.state('nothing')
  }

  /** Sends the work, or says why it could not be sent. */
  const attempt = async (work: Work<Content> | null): Promise<void> => {
    const slow = setTimeout(() => on.state('saving'), 1000)
    try {
      await (work ? send(work) : discard())
    } catch (error) {
      if (work && hasCode(error, 'EDIT_CONFLICT')) await compare(work).catch(fail)
      else fail(error)
    } finally {
      clearTimeout(slow)
    }
  }

  const run = async (): Promise<void> => {
    clearTimeout(timer)
    if (sending.isHeld || sending.phase === 'over' || sending.wanted === undefined) return
    if (sending.isUnderWay) {
      sending.isDue = true
      return
    }
    sending.isUnderWay = true
    try {
      await attempt(sending.wanted)
    } finally {
      sending.isUnderWay = false
    }
    if (sending.isDue) {
      sending.isDue = false
      await run()
    }
  }

  return {
    /** Takes the form's present work; null where there is nothing to keep. It is sent after a rest. */
    want: (work: Work<Content> | null) => {
      sending.wanted = work
      later(limits.selling.workingCopies.restMs / 1000)
    },
    /** Sends at once what is held: the page may close, or the connection is back. */
    flush: () => void run(),
    /** Goes on after a conflict, from the version of the other device. */
    goOn: (theirs: Theirs) => {
      copy.version = theirs.version
      copy.content = contentIn(theirs)
      sending.isHeld = false
    },
    /** Goes on after a conflict that nobody has decided: the next change asks again. */
    release: () => {
      sending.isHeld = false
    },
    /** Whether an answer is waited for: what was typed since leaves after it. */
    isUnderWay: (): boolean => sending.isUnderWay,
    /** The copy that the server has, as far as is known. */
    known: (): KnownCopy<Content> | null => copy.content && { version: copy.version, content: copy.content },
    /** Sends nothing more by itself; `over`: not even what is under way is tried again. */
    stop: (over: boolean) => {
      clearTimeout(timer)
      sending.phase = over ? 'over' : 'closed'
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
