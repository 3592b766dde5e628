import { useCallback, useState } from 'react'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Outcome } from './decision-outcome.ts'
import { saysWhy, type Refusal } from './refusal.ts'
import { useRest } from './use-rest.ts'
import { useRowFailure } from './use-row-failure.ts'
import { useRun, type ReviewView } from './use-run.ts'
import type { Walk } from './use-walk.ts'
import { whatHappened, type Happening, type Reviewed } from './what-happened.ts'

// Longer than a double press, shorter than anybody judges the next one.
const rest = 400

type DeskInput<Thing> = {
  walk: Walk
  /** As it is now; undefined while it is loaded, or when it is gone. */
  thing: Thing | undefined
  /** Nothing newer is under way. */
  isSettled: boolean
  /** Carries a decision out, and tells a success together with the news. */
  decide: (thing: Thing, refusal: Refusal | null, news: string) => Promise<Outcome>
  reload: () => Promise<unknown>
  /** How many wait besides this one. */
  left: number
  /** What is said when a decision did not go through, and nobody is there any more to see why. */
  failed: string
}

/** The work at one thing under review: its refusal as written so far, the decision, and what came in between. */
export const useDesk = <Thing extends Reviewed>({ walk, thing, ...input }: DeskInput<Thing>) => {
  const { t } = useT('moderation')
  const errorText = useErrorText()
  const tell = useRowFailure(input.failed)
  const [asked, setAsked] = useState<string>()
  // Who asked for the form beside a row is back at the rows after it.
  const isQuick = asked === walk.openId
  const { run, change } = useRun<Thing>(walk.openId, isQuick ? 'reject' : 'review')
  if (thing && input.isSettled && !run.opened) change({ opened: thing })

  const [busy, setBusy] = useState<'approve' | 'reject' | null>(null)
  const { isResting, begin } = useRest(rest)
  // What oneself has just done is no news.
  const happened: Happening | undefined =
    thing && run.opened && !run.isDone ? whatHappened(run.opened, thing) : undefined

  const settle = async (refusal: Refusal | null) => {
    if (!thing || busy || run.isDone) return
    setBusy(refusal ? 'reject' : 'approve')
    change({ failure: undefined, isStale: false })
    const news = t(refusal ? 'rejected.left' : 'approved.left', { count: input.left })
    const outcome = await input.decide(thing, refusal, news)
    if (outcome.kind === 'conflict') await input.reload()
    setBusy(null)
    // Closed in the meantime: a success has its toast.
    if (!walk.isOpen(run.id)) return tell(outcome)
    if (outcome.kind === 'failed') return change({ failure: errorText(outcome.error) })
    if (outcome.kind === 'conflict') return change({ isStale: true, view: 'review' })
    begin()
    change({ isDone: true })
    walk.show(isQuick ? undefined : walk.follower)
  }
  const openIn = walk.open
  const open = useCallback(
    (thingId: string, view: ReviewView = 'review') => {
      setAsked(view === 'reject' ? thingId : undefined)
      openIn(thingId)
    },
    [openIn],
  )
  return {
    ...run,
    happened,
    busy,
    isResting,
    change,
    /** Opens the review of a thing, with the form of a refusal if that was asked for. */
    open,
    approve: () => void settle(null),
    /** The form of the refusal. */
    form: {
      refusal: run.refusal,
      isMissing: run.isMissing,
      onChange: (refusal: Refusal) => change({ refusal, isMissing: false }),
      onSubmit: () => (saysWhy(run.refusal) ? void settle(run.refusal) : change({ isMissing: true })),
    },
    /** After any other step it is a walk through the queue. */
    forget: () => setAsked(undefined),
  }
}

export type Desk<Thing extends Reviewed> = ReturnType<typeof useDesk<Thing>>
