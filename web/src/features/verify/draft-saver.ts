/** How far what is typed has come to the server. `saved` has when, in milliseconds; null for the initial values. */
export type Saving =
  | { phase: 'saved'; at: number | null }
  | { phase: 'waiting' }
  | { phase: 'saving' }
  | { phase: 'failed'; error: unknown }

type Deps = {
  /** Sends a draft, given the one that the server has. */
  save: (text: string, before: string) => Promise<unknown>
  onChange: (saving: Saving) => void
  /** True when trying again would come to the same. */
  isFinal: (error: unknown) => boolean
  now?: () => number
}

// After this pause in typing, the draft is saved.
const settleMs = 1000
const firstRetryMs = 4000
const longestRetryMs = 60_000

/**
 * Brings drafts to the server one at a time: what is typed while one is on its way goes with the next, what failed is
 * tried again after 4, 8, 16 … 60 seconds, and the same draft is never sent twice.
 */
export const createDraftSaver = ({ save, onChange, isFinal, now = Date.now }: Deps) => {
  let done: string | undefined
  let untouched: string | undefined
  let wanted: string | undefined
  let running: Promise<void> | undefined
  let isHeld = false
  let isLeft = false
  let failures = 0
  let savedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const fail = (error: unknown) => {
    failures += 1
    onChange({ phase: 'failed', error })
    if (!isLeft && !isHeld && !isFinal(error))
      later(Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)))
  }
  const send = async (text: string, before: string) => {
    onChange({ phase: 'saving' })
    try {
      await save(text, before)
      done = text
      failures = 0
      savedAt = now()
      onChange(wanted === done ? { phase: 'saved', at: savedAt } : { phase: 'waiting' })
      if (wanted !== done) later(0)
    } catch (error) {
      fail(error)
    }
    running = undefined
  }
  const run = () => {
    clearTimeout(timer)
    if (running || isHeld || wanted === undefined || done === undefined || wanted === done) return
    running = send(wanted, done)
  }

  return {
    /** Starts from what the server has and what the form shows at first, as JSON; only the first call counts. Nobody typed the difference. */
    begin: (stored: string, start: string): void => {
      done ??= stored
      untouched ??= start
    },
    /** Keeps this from now on: after a pause in the typing, or at once. */
    want: (text: string, isUrgent: boolean): void => {
      if (wanted === undefined && text === untouched) return
      const isSame = text === wanted
      wanted = text
      if (running || isHeld || (isSame && !isUrgent)) return
      if (wanted === done) {
        clearTimeout(timer)
        return onChange({ phase: 'saved', at: savedAt })
      }
      onChange({ phase: 'waiting' })
      later(isUrgent ? 0 : settleMs)
    },
    /** Sends waiting changes at once. */
    flush: run,
    /** Sends nothing from here on; resolves when nothing is on its way any more. */
    hold: async (): Promise<void> => {
      isHeld = true
      clearTimeout(timer)
      await running
    },
    /** Goes on. */
    release: (): void => {
      isHeld = false
      run()
    },
    /** The form is there, or there again. */
    enter: (): void => void (isLeft = false),
    /** The form goes: what waits is sent at once, and what fails then is not tried again. */
    leave: (): void => {
      isLeft = true
      run()
    },
    /** The form goes, and what was typed is forgotten: nothing more is sent, as somebody else may be signed in by then. */
    stop: (): void => {
      isLeft = true
      wanted = undefined
      clearTimeout(timer)
    },
  }
}
