import { useState } from 'react'
import { refusalFormId } from './components/refusal-form.tsx'
import { useKeysOn } from './keys-choice.ts'
import { toggleCode, type RefusalCode } from './refusal.ts'
import type { ReviewAct } from './review-keys.ts'
import type { Desk } from './use-desk.ts'
import type { ReviewView } from './use-run.ts'
import { useReviewKeys } from './use-review-keys.ts'
import type { Walk } from './use-walk.ts'
import type { Reviewed } from './what-happened.ts'

type ActsInput<Thing extends Reviewed> = {
  walk: Walk
  desk: Desk<Thing>
  may: Readonly<Record<'approve' | 'reject', boolean>>
  /** The reasons of the form, in the order of their digits. */
  offered: readonly RefusalCode[]
}

/** What can be done in a review, by buttons and by keys: nothing twice, and nothing while a decision is on its way. */
export const useReviewActs = <Thing extends Reviewed>({ walk, desk, may, offered }: ActsInput<Thing>) => {
  const [helps, setHelps] = useState(false)
  const { view, isResting } = desk
  const isBlocked = desk.busy !== null || desk.isDone

  const stepTo = (id: string | undefined) => {
    if (id === undefined || isBlocked) return
    desk.forget()
    walk.show(id)
  }
  const skip = () => {
    if (isBlocked) return
    desk.forget()
    walk.skip()
  }
  const show = (next: ReviewView) => desk.change({ view: next, isMissing: false, failure: undefined })
  const toggle = (code: RefusalCode | undefined) => code && desk.form.onChange(toggleCode(desk.refusal, code))
  const acts: Record<Exclude<ReviewAct['act'], 'reason'>, () => void> = {
    approve: () => may.approve && !isResting && desk.approve(),
    reject: () => may.reject && !isResting && show('reject'),
    next: () => stepTo(walk.next),
    previous: () => stepTo(walk.previous),
    skip,
    help: () => setHelps(true),
    back: () => show('review'),
    submit: () => (document.getElementById(refusalFormId) as HTMLFormElement | null)?.requestSubmit(),
  }
  useReviewKeys({
    view: walk.openId === null || helps ? undefined : view,
    hasLetters: useKeysOn(),
    onAct: (pressed) => {
      if (isBlocked && pressed.act !== 'help') return
      if (pressed.act === 'reason') toggle(offered[pressed.index])
      else acts[pressed.act]()
    },
  })
  return { isBlocked, stepTo, skip, show, helps, setHelps }
}
