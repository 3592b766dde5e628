import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NoPlatesProps = {
  /** Filters are in use, which can be taken away. */
  narrowed: boolean
  outdated: boolean
  onClear: () => void
}

/** Why no plate is shown, and what to do instead. */
export const NoPlates = ({ narrowed, outdated, onClear }: NoPlatesProps) => {
  const { t } = useT('plates')
  return (
    <div aria-busy={outdated} className={cx('transition-opacity', outdated && 'opacity-50')}>
      <EmptyState
        icon={<SearchX />}
        title={t(narrowed ? 'empty.title' : 'empty.all.title')}
        actions={
          <>
            {narrowed && <Button onClick={onClear}>{t('empty.clear')}</Button>}
            <Link
              to={paths.numberPlates({ tab: 'sell' })}
              className={buttonClass({ variant: narrowed ? 'secondary' : 'primary' })}
            >
              {t('empty.sell')}
            </Link>
          </>
        }
      >
        {t(narrowed ? 'empty.text' : 'empty.all.text')}
      </EmptyState>
    </div>
  )
}
