import type { Ref } from 'react'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { labelColumn } from './label-column.ts'
import type { ComparedCar } from './use-compared-cars.ts'

type NamesBarProps = {
  cars: readonly ComparedCar[]
  /** The table's own, so that each name stands above its column. */
  minWidth: string
  isShown: boolean
  /** What scrolls along with the table. */
  ref: Ref<HTMLDivElement>
}

/**
 * The cars' names below the header, once the table's own are out of sight. A row of the table cannot stick there: what
 * scrolls sideways is, for what it holds, all the page there is. For eyes only; ears have the table's headers.
 */
export const NamesBar = ({ cars, minWidth, isShown, ref }: NamesBarProps) => {
  const { language } = useT('compare')
  return (
    <div aria-hidden className="sticky top-16 z-20 h-0 lg:top-18">
      <div
        ref={ref}
        className={cx('overflow-x-hidden border-b border-line bg-paper shadow-card', !isShown && 'invisible')}
      >
        <div className="flex text-sm font-medium" style={{ minWidth }}>
          <span className={cx(labelColumn, 'shrink-0')} />
          {cars.map((car) => (
            <span key={car.id} className="min-w-0 flex-1 p-2">
              <bdi className="line-clamp-2">{titleOf(car, language)}</bdi>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
