import type { ReactNode } from 'react'
import type { RefusalCode } from '#web/features/review/refusal.ts'
import type { Desk } from '#web/features/review/use-desk.ts'
import { useReviewActs } from '#web/features/review/use-review-acts.ts'
import type { Walk } from '#web/features/review/use-walk.ts'
import type { Reviewed } from '#web/features/review/what-happened.ts'
import { KeyHelp } from './key-help.tsx'
import { ReviewDecisions } from './review-decisions.tsx'
import { ReviewFooter } from './review-footer.tsx'
import { ReviewFrame } from './review-frame.tsx'

type ReviewShellProps<Thing extends Reviewed> = {
  walk: Walk
  desk: Desk<Thing>
  title: string
  /** How many there are in the queue. */
  total: number
  may: Readonly<Record<'approve' | 'reject', boolean>>
  offered: readonly RefusalCode[]
  /** What the button of the form says. */
  submit: string
  children: ReactNode
}

/** The working view of a review with its buttons and its keys, whatever is under review. */
export const ReviewShell = <Thing extends Reviewed>(props: ReviewShellProps<Thing>) => {
  const { walk, desk, title, total, may, submit, children } = props
  const { isBlocked, stepTo, skip, show, helps, setHelps } = useReviewActs(props)
  const { view } = desk
  return (
    <>
      <ReviewFrame
        open={walk.openId !== null}
        subject={walk.openId}
        side={walk.openId && `${walk.openId} ${view}`}
        title={title}
        onClose={walk.close}
        footer={
          <ReviewFooter
            walk={walk}
            total={total}
            isBlocked={isBlocked}
            onStep={stepTo}
            onSkip={skip}
            onHelp={() => setHelps(true)}
          >
            <ReviewDecisions
              view={view}
              may={may}
              busy={desk.busy}
              isResting={desk.isResting}
              submit={submit}
              onApprove={desk.approve}
              onShow={show}
            />
          </ReviewFooter>
        }
      >
        {children}
      </ReviewFrame>
      <KeyHelp open={helps} onClose={() => setHelps(false)} />
    </>
  )
}
