import type { ReactNode } from 'react'
import { CircleAlert, Scale } from 'lucide-react'
import { Link } from 'react-router-dom'
import { comparedAtMost } from '#shared/constants/offer-limits.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useCompared } from '#web/stores/compared.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type CompareNoticesProps = {
  /** How many cars are no longer listed. */
  gone: number
  onRemoveGone: () => void
  /** The number of cars in the address beyond the limit. */
  left: number
  error: Error | undefined
  onRetry: () => void
}

/** Says plainly which of the cars in the address are not to be seen, and why. */
export const CompareNotices = ({ gone, onRemoveGone, left, error, onRetry }: CompareNoticesProps) => {
  const { t } = useT('compare')
  const common = useT()
  const errorText = useErrorText()
  return (
    <>
      {gone > 0 && (
        <CompareNotice
          action={
            <Button size="sm" variant="secondary" onClick={onRemoveGone}>
              {t('gone.remove')}
            </Button>
          }
        >
          {t('gone', { count: gone })}
        </CompareNotice>
      )}
      {left > 0 && <CompareNotice>{t('left', { count: left, most: comparedAtMost })}</CompareNotice>}
      {error && (
        <CompareNotice
          action={
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {common.t('retry')}
            </Button>
          }
        >
          {t('failed')}. {errorText(error)}
        </CompareNotice>
      )}
    </>
  )
}

/** A difference from the address: a car that is gone, one too many, one that did not load. */
const CompareNotice = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-amber-tint p-3.5 text-sm">
    <CircleAlert aria-hidden className="size-5 shrink-0 text-amber" />
    <p className="min-w-0 flex-1 basis-48">{children}</p>
    {action}
  </div>
)

/** An address without cars: how to choose some, and those that are chosen already. */
export const NothingCompared = () => {
  const { t } = useT('compare')
  const { ids } = useCompared()
  return (
    <EmptyState
      icon={<Scale />}
      title={t(ids.length > 0 ? 'empty.waiting' : 'empty')}
      actions={
        <>
          {ids.length > 0 && (
            <Link to={paths.compare(ids)} className={buttonClass()}>
              {t('empty.chosen', { count: ids.length })}
            </Link>
          )}
          <Link
            to={paths.cars()}
            className={buttonClass({ variant: ids.length > 0 ? 'secondary' : 'primary' })}
          >
            {t('empty.browse')}
          </Link>
        </>
      }
    >
      {t('empty.text', { most: comparedAtMost })}
    </EmptyState>
  )
}
