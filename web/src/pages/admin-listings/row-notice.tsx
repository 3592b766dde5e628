import type { Met } from '#web/features/manage-listings/use-row-acts.ts'
import { ReviewNotice } from '#web/features/review/components/review-notice.tsx'
import { whatHappened } from '#web/features/review/what-happened.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Who did what while a row was looked at, when an act on it came too late. */
export const RowNotice = ({ met: { seen, now } }: { met: Met }) => {
  const { t } = useT('admin-listings')
  return (
    <ReviewNotice
      happened={now ? whatHappened(seen, now) : undefined}
      changed={t('changed')}
      isGone={now === null}
      isStale
      failure={{ title: '', text: undefined }}
      onNext={undefined}
    />
  )
}
