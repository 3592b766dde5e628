import type { Ref } from 'react'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { labelColumn } from './label-column.ts'
import type { ComparedCar } from './use-compared-cars.ts'

type CompareHeadProps = {
  cars: readonly ComparedCar[]
  onRemove: (car: ComparedCar) => void
  ref: Ref<HTMLTableSectionElement>
}

/** The photos, each with a way to remove its car, and below them the names. */
export const CompareHead = ({ cars, onRemove, ref }: CompareHeadProps) => {
  const { t, language } = useT('compare')
  return (
    <thead ref={ref}>
      <tr>
        <th scope="row" className={labelColumn}>
          <span className="sr-only">{t('row.photo')}</span>
        </th>
        {cars.map((car, index) => (
          <td key={car.id} className="px-2 pt-3 lg:pt-0">
            <div className="relative max-w-80">
              <CarPhoto
                photo={car.images[0]}
                alt=""
                sizes="(min-width: 84rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 8rem"
                priority={index < 2}
                className="aspect-[4/3] w-full rounded-control lg:rounded-card"
              />
              <IconButton
                label={t('remove', { title: titleOf(car, language) })}
                icon={<X className="size-4.5" />}
                look="float"
                onClick={() => onRemove(car)}
                className="absolute! end-1.5 top-1.5 size-8! lg:size-9!"
              />
            </div>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className={`${labelColumn} border-b`}>
          <span className="sr-only">{t('row.car')}</span>
        </th>
        {cars.map((car) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is in the link
          <th
            key={car.id}
            scope="col"
            className="border-b border-line px-2 py-3 text-start align-top font-medium lg:text-base"
          >
            <Link to={paths.car(car.slug)} className="line-clamp-3 underline-offset-4 hover:underline">
              <bdi>{titleOf(car, language)}</bdi>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}
