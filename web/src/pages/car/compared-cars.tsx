import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { paths } from '#web/app/paths.ts'
import { CarTitle } from '#web/entities/listing/listing-parts.tsx'
import { cityOf } from '#web/entities/listing/labels.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'

// More would push down what comes after them; whoever wants the rest asks for it.
const atFirst = 4

type Compared = PriceRating['comparables'][number]

const ComparedCar = ({ card, adjustedQAR }: Compared) => {
  const { t, language } = useT('price')
  return (
    <li className="relative flex gap-3.5 border-b border-line py-3 last:border-0 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <CarPhoto
        photo={card.images[0]}
        alt=""
        sizes="6rem"
        className="aspect-[4/3] w-24 shrink-0 self-start rounded-control"
      />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <div className="min-w-0 flex-1 basis-40">
          <Link
            to={paths.car(card.slug)}
            className="line-clamp-2 font-medium outline-none after:absolute after:inset-0 hover:underline"
          >
            <CarTitle listing={card} />
          </Link>
          <p className="mt-0.5 truncate text-ink-2">
            {formatKilometres(card.mileage, language)} · {cityOf(card.city, language)}
          </p>
        </div>
        <p className="flex flex-col tabular-nums sm:text-end">
          <bdi className="font-semibold">{formatMoney(card.priceQAR, language)}</bdi>
          <span className="text-xs text-ink-3">
            {t('cars.adjusted', { price: formatMoney(adjustedQAR, language) })}
          </span>
        </p>
      </div>
    </li>
  )
}

/** The cars that a price was compared with, each a link to its page. */
export const ComparedCars = ({ cars }: { cars: PriceRating['comparables'] }) => {
  const { t } = useT('price')
  const [all, setAll] = useState(false)
  const shown = all ? cars : cars.slice(0, atFirst)
  const rest = cars.length - shown.length
  return (
    <>
      <ul className="mt-1">
        {shown.map((compared) => (
          <ComparedCar key={compared.card.id} {...compared} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {t('cars.all', { count: rest })}
        </Button>
      )}
    </>
  )
}
