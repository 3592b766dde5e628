import { Suspense } from 'react'
import { CircleX } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import type { PageParts } from './page-parts.ts'
import type { Wizard } from './use-wizard.ts'
import { Notice } from './notice.tsx'

type RejectedNoticeProps = {
  wizard: Wizard
  Rejection: PageParts['Rejection']
  /** The listing is not what the wizard began with. */
  onStale: () => void
}

/** Why the listing in the wizard was rejected, and the appeal against it; the steps mark what it is about. */
export const RejectedNotice = ({ wizard, Rejection, onStale }: RejectedNoticeProps) => {
  const { t } = useT('sell')
  const { saved, dispatch } = wizard
  if (saved?.status !== 'REJECTED') return null
  return (
    <Notice still tone="red" icon={<CircleX />} title={t('rejected.title')}>
      <p className="mb-2">{t('rejected.text')}</p>
      <Suspense fallback={<div aria-busy className="min-h-20" />}>
        <Rejection
          listing={saved}
          onAppealed={(listing) => dispatch({ type: 'saved', listing })}
          onStale={onStale}
        />
      </Suspense>
    </Notice>
  )
}
