import type { ReactNode } from 'react'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { canMovePlate } from '#shared/rules/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { offeredCodes } from '#web/features/review/refusal.ts'
import type { PlateDesk } from '#web/features/review/use-plate-desk.ts'
import type { Walk } from '#web/features/review/use-walk.ts'
import { PlateSubject } from './plate-subject.tsx'
import { RefusalForm } from './refusal-form.tsx'
import { ReviewBody } from './review-body.tsx'
import { ReviewShell } from './review-shell.tsx'

type PlateReviewProps = {
  walk: Walk
  review: PlateDesk
  total: number
  /** What the number may be worth. */
  estimate: ReactNode
}

/** The review of a number plate: what its seller says and what it may be worth, then approval or reasons for a refusal. */
export const PlateReview = ({ walk, review, total, estimate }: PlateReviewProps) => {
  const { t, language } = useT('plate-review')
  const words = useT('moderation')
  const { desk, detail, plate, isGone } = review
  const offered = offeredCodes('plate', { isLive: plate?.status === 'APPROVED', hasPapers: false })
  const mayMove = (to: 'APPROVED' | 'REJECTED') =>
    plate !== undefined && !isGone && canMovePlate(plate.status, to)
  return (
    <ReviewShell
      walk={walk}
      desk={desk}
      title={plate ? plateTitle(plate, language) : t('title')}
      total={total}
      may={{ approve: mayMove('APPROVED'), reject: mayMove('REJECTED') }}
      offered={offered}
      submit={t('reject.submit')}
    >
      <ReviewBody
        walk={walk}
        desk={desk}
        detail={detail}
        isGone={isGone}
        changed={words.t('happened.changedPlate')}
        failed={t('failed')}
        parts={
          plate && {
            subject: <PlateSubject plate={plate} onChanged={(opened) => desk.change({ opened })} />,
            aside: estimate,
            form: <RefusalForm kind="plate" title={t('reject.title')} offered={offered} {...desk.form} />,
          }
        }
      />
    </ReviewShell>
  )
}
