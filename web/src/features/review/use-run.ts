import { useState } from 'react'
import { emptyRefusal, type Refusal } from './refusal.ts'

/** What of a review shows: the thing, or the form of a refusal. */
export type ReviewView = 'review' | 'reject'

/** The work at one thing under review, as far as it has come. */
type Run<Thing> = {
  /** Of the thing; empty while none is open. */
  id: string
  view: ReviewView
  refusal: Refusal
  /** The form was sent without a reason. */
  isMissing: boolean
  /** The thing as it was when it came up: what it is compared with. */
  opened: Thing | undefined
  failure: string | undefined
  /** A decision met another version than the one that was looked at. */
  isStale: boolean
  /** Decided; the next one is on its way. */
  isDone: boolean
}

/** The work at the thing that is open, begun anew with each; `view` is what it begins with. */
export const useRun = <Thing>(openId: string | null, view: ReviewView) => {
  const fresh = (): Run<Thing> => ({
    id: openId ?? '',
    view,
    refusal: emptyRefusal,
    isMissing: false,
    opened: undefined,
    failure: undefined,
    isStale: false,
    isDone: false,
  })
  const [kept, setKept] = useState(fresh)
  const isKept = kept.id === (openId ?? '')
  const run = isKept ? kept : fresh()
  // Closed is done with: opened once more, it begins anew.
  if (!isKept) setKept(run)
  return {
    run,
    /** Notes something about this one; nothing when another is open by then. */
    change: (part: Partial<Run<Thing>>) =>
      setKept((before) => (before.id === run.id ? { ...before, ...part } : before)),
  }
}
