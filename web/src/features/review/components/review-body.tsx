import type { ReactNode } from 'react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import type { Desk } from '#web/features/review/use-desk.ts'
import type { Walk } from '#web/features/review/use-walk.ts'
import type { Reviewed } from '#web/features/review/what-happened.ts'
import { ReviewNotice } from './review-notice.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'

type ReviewBodyProps<Thing extends Reviewed> = {
  walk: Walk
  desk: Desk<Thing>
  detail: { error: Error | null; refetch: () => unknown }
  isGone: boolean
  /** What is said when its seller has changed it, and when a decision did not go through. */
  changed: string
  failed: string
  /** What must be seen, and what stands beside it; nothing while it is fetched, or when it cannot be. */
  parts: { subject: ReactNode; aside: ReactNode; form: ReactNode } | undefined
}

/** What a review shows: what came in between, then the thing with its facts, or with the form of a refusal, beside it. */
export const ReviewBody = <Thing extends Reviewed>(props: ReviewBodyProps<Thing>) => {
  const { walk, desk, detail, isGone, parts } = props
  const { t } = useT('moderation')
  const rejects = desk.view === 'reject'
  return (
    <>
      <ReviewNotice
        happened={desk.happened}
        changed={props.changed}
        isGone={isGone}
        isStale={desk.isStale}
        failure={{ title: props.failed, text: desk.failure }}
        onNext={walk.next === undefined ? undefined : () => walk.show(walk.next)}
      />
      {!parts && !isGone && detail.error && (
        <LoadFailed title={t('loadFailed')} error={detail.error} onRetry={detail.refetch} />
      )}
      {!parts && !detail.error && <ReviewSkeleton />}
      {parts && (
        <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className={rejects ? 'min-w-0 max-lg:hidden' : 'min-w-0'}>{parts.subject}</div>
          {rejects ? parts.form : parts.aside}
        </div>
      )}
    </>
  )
}
