import { Scale } from 'lucide-react'
import { Link } from 'react-router-dom'
import { comparedAtMost } from '#shared/constants/search-limits.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useCompared } from '#web/stores/compared.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** An address without cars: how to choose some, and those that are chosen already. */
export const NothingCompared = () => {
  const { t } = useT('compare')
  const { ids } = useCompared()
  return (
    <EmptyState
      icon={<Scale />}
      title={t('empty')}
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
