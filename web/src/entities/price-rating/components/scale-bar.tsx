import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ScaleBar as Bar } from '#web/ui/scale-bar.tsx'
import { placeOn } from '#web/entities/price-rating/price-scale.ts'

type ScaleBarProps = {
  rating: Pick<PriceRating, 'fair' | 'median' | 'comparables'>
  /** This car's, in QAR; null before it has one. */
  price: number | null
}

/** The fair band, the middle, the compared cars and this one. */
export const ScaleBar = ({ rating, price }: ScaleBarProps) => {
  const { t } = useT('price')
  return (
    <Bar
      place={placeOn(price, rating)}
      band={rating.fair}
      middle={rating.median}
      others={rating.comparables.map(({ card, adjustedQAR }) => ({ key: card.id, price: adjustedQAR }))}
      own={price === null ? null : { price, label: t('scale.car') }}
    />
  )
}
