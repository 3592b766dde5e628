import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { PageParts } from './page-parts.ts'
import { useBegin } from './use-begin.ts'
import { WizardRun } from './wizard-run.tsx'
import { WizardSkeleton } from './wizard-skeleton.tsx'

type SellWizardProps = {
  seller: CurrentUser
  /** The listing to edit, or null for a new one. */
  editId: string | null
  /** The step that the address names. */
  asked: string | null
  parts: PageParts
  onUnauthorized: () => void
}

/** The wizard, once it is known what it begins with. */
export const SellWizard = ({ seller, editId, asked, parts, onUnauthorized }: SellWizardProps) => {
  const { t } = useT('sell')
  const begin = useBegin(seller, editId)
  switch (begin.state) {
    case 'loading':
      return <WizardSkeleton />
    case 'missing':
      return (
        <EmptyState
          icon={<CircleAlert />}
          title={t('missing.title')}
          actions={
            <Link to={paths.sellerDashboard('my-listings')} className={buttonClass()}>
              {t('missing.action')}
            </Link>
          }
        >
          {t('missing.text')}
        </EmptyState>
      )
    case 'failed':
      return <LoadFailed title={t('loadFailed.title')} error={begin.error} onRetry={begin.refetch} />
    case 'ready':
      return (
        <WizardRun
          seller={seller}
          editId={editId}
          asked={asked}
          begin={begin}
          parts={parts}
          onUnauthorized={onUnauthorized}
        />
      )
  }
}
