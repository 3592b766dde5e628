import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { platePlace } from '#shared/rules/plate.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { PriceInPlace } from '#web/ui/price-in-place.tsx'
import { NewPlatePrice } from './new-plate-price.tsx'
import { PlateBadges } from './plate-badges.tsx'
import { PlateFacts } from './plate-facts.tsx'

type PlateRowProps = {
  plate: OwnPlate
  canEdit: boolean
  actions: ReactNode
  /** Why it was rejected. */
  rejection: ReactNode
}

/** One's own plate in the list: what it looks like, how it does, and what can be done with it. */
export const PlateRow = ({ plate, canEdit, actions, rejection }: PlateRowProps) => {
  const { t, language } = useT('own-plates')
  const title = plateTitle(plate, language)
  return (
    <article className="grid grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div className="grid place-items-center self-start rounded-control bg-sand p-4 sm:aspect-[4/3] sm:p-3">
        <PlateDrawing plate={plate} decorative className="max-w-56" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <PlateBadges plate={plate} />
        <h3 className="mt-0.5 max-w-full text-base font-medium tracking-normal break-words">
          <Link to={paths.numberPlate(platePlace(plate))} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <PriceInPlace
          price={plate.price}
          canEdit={canEdit}
          words={{
            none: '',
            edit: (price) => t('price.edit', { title, price }),
            was: (price) => t('price.was', { price }),
          }}
          renderForm={(on) => <NewPlatePrice plate={plate} {...on} />}
        />
        <PlateFacts plate={plate} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-2 border-t border-line pt-3 lg:col-span-1 lg:items-start lg:border-0 lg:pt-0">
        {actions}
      </div>
      {plate.status === 'REJECTED' && <div className="col-span-full">{rejection}</div>}
    </article>
  )
}
