import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ApiError } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type MissingPlateProps = { error: Error; onRetry: () => unknown }

/** Nobody offers this number, or it could not be had. */
export const MissingPlate = ({ error, onRetry }: MissingPlateProps) => {
  const { t } = useT('plate')
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isGone) return <LoadFailed title={t('failed.title')} error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        icon={<SearchX />}
        title={t('missing.title')}
        actions={
          <Link to={paths.numberPlates()} className={buttonClass()}>
            {t('missing.browse')}
          </Link>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  )
}
