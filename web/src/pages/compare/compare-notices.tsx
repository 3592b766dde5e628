import { comparedAtMost } from '#shared/constants/search-limits.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { CompareNotice } from './compare-notice.tsx'

type CompareNoticesProps = {
  /** How many cars are no longer listed. */
  gone: number
  onRemoveGone: () => void
  /** How many cars the address names beyond those that fit. */
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
