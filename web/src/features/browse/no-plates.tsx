import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { NearPlate } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { FavoritePlateButton } from '#web/entities/favorite/favorite-plate-button.tsx'
import { NumberAlert, SaveSearch } from '#web/entities/saved-search/save-search.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlateCard, plateGrid } from './plate-card.tsx'

type NoPlatesProps = {
  /** Filters are in use, which can be taken away. */
  narrowed: boolean
  /** The one number that was looked for; '' when it was none. */
  number: string
  /** The search as it can be kept. */
  saving: { suggestedName: string; searchParams: Record<string, string> }
  /** No plate can ever match the text. */
  notUnderstood: boolean
  /** The plates nearest to the number that was looked for. */
  near: readonly NearPlate[]
  outdated: boolean
  onClear: () => void
  /** Called before a plate may be opened. */
  onNear: () => void
}

/** Why no plate is shown, what to do instead, and the nearest that are on offer. */
export const NoPlates = ({
  narrowed,
  number,
  saving,
  notUnderstood,
  near,
  outdated,
  onClear,
  onNear,
}: NoPlatesProps) => {
  const { t } = useT('plates')
  const nearby = useT('near-plates')
  const alerts = useT('saved-searches')
  const missing = notUnderstood || isForSale(near) ? '' : number
  return (
    <div aria-busy={outdated} className={cx('transition-opacity', outdated && 'opacity-50')}>
      <EmptyState
        icon={<SearchX />}
        title={
          notUnderstood
            ? nearby.t('notUnderstood.title')
            : missing
              ? t('empty.number.title', { number: `\u2066${missing}\u2069` })
              : t(narrowed ? 'empty.title' : 'empty.all.title')
        }
        actions={
          <>
            {missing ? (
              <NumberAlert number={missing} />
            ) : (
              narrowed &&
              !notUnderstood && <SaveSearch kind="plates" {...saving} label={alerts.t('plates.tellMe.any')} />
            )}
            {narrowed && (
              <Button variant="secondary" onClick={onClear}>
                {t('empty.clear')}
              </Button>
            )}
            <Link
              to={paths.numberPlates({ tab: 'sell' })}
              className={buttonClass({ variant: narrowed ? 'secondary' : 'primary' })}
            >
              {t('empty.sell')}
            </Link>
          </>
        }
      >
        {notUnderstood
          ? nearby.t('notUnderstood.text')
          : t(narrowed ? (missing ? 'empty.number.text' : 'empty.text') : 'empty.all.text')}
      </EmptyState>
      {near.length > 0 && <NearPlates near={near} number="" onNear={onNear} />}
    </div>
  )
}

/** Whether the number is on offer after all, and only filters keep it out. */
const isForSale = (near: readonly NearPlate[]): boolean => near.some(({ why }) => why === 'NUMBER')

/** Plates on offer in place of a number that the search does not find, each with why it is near. */
export const NearPlates = ({ near, number, onNear }: Pick<NoPlatesProps, 'near' | 'number' | 'onNear'>) => {
  const { t } = useT('near-plates')
  const isMissing = !isForSale(near)
  return (
    <section aria-labelledby="near-plates" className="mt-8">
      <h2 id="near-plates" className="text-xl">
        {t('title')}
      </h2>
      {isMissing && <p className="mt-1 text-ink-2">{t('text')}</p>}
      {isMissing && number && (
        <div className="mt-4">
          <NumberAlert number={number} />
        </div>
      )}
      <ul onPointerEnter={onNear} onFocus={onNear} className={cx(plateGrid, 'mt-5')}>
        {near.map(({ plate, why }) => (
          <li key={plate.id} className="grid grid-cols-1">
            <PlateCard plate={plate} why={t(why)} action={<FavoritePlateButton plate={plate} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}
