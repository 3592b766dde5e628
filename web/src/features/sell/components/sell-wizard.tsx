import { useState } from 'react'
import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { ApiError } from '#web/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useOwnListing } from '../api/get-own-listing.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import { blankStart, startOf, type Start } from '../start.ts'
import { takeUnsaved } from '../unsaved.ts'
import { WizardRun } from './wizard-run.tsx'
import { WizardSkeleton } from './wizard-skeleton.tsx'

type SellWizardProps = {
  seller: CurrentUser
  /** The listing to edit, or null for a new one. */
  editId: string | null
  catalogue: CatalogueSource
  onUnauthorized: () => void
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403 || error.status === 400)

/** The wizard with what it begins with: nothing, a stored listing, or what was left unsaved in this tab. */
export const SellWizard = ({ seller, editId, catalogue, onUnauthorized }: SellWizardProps) => {
  const { t } = useT('sell')
  const [unsaved] = useState<Start | undefined>(() => takeUnsaved(seller.id, editId))
  const { data: listing, error, isLoading, refetch } = useOwnListing(editId)

  if (isLoading) return <WizardSkeleton />
  if (isMissing(error))
    return (
      <EmptyState
        icon={<FileQuestion />}
        title={t('missing.title')}
        actions={
          <Link to={paths.sellerDashboard()} className={buttonClass()}>
            {t('missing.action')}
          </Link>
        }
      >
        {t('missing.text')}
      </EmptyState>
    )
  if (error) return <LoadFailed title={t('loadFailed.title')} error={error} onRetry={refetch} />
  const fresh = listing ? startOf(listing) : blankStart
  return (
    <WizardRun
      seller={seller}
      editId={editId}
      fresh={fresh}
      unsaved={unsaved}
      catalogue={catalogue}
      onUnauthorized={onUnauthorized}
    />
  )
}
