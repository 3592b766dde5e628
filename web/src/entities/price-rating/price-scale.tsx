import type { PriceVerdict } from '#shared/constants/prices.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { ScaleBar } from '#web/ui/scale-bar.tsx'

type Rated = Pick<PriceRating, 'fair' | 'median' | 'comparables'>

/** The position of a price on the scale, 0 (its cheap end) to 1. */
type Place = (riyals: number) => number

// Of the way from the cheapest to the dearest, on either side: nothing stands on the very edge.
const margin = 0.06

/** The scale on which the price, the fair band, the middle and every compared car have room. */
export const placeOn = (price: number | null, { fair, median, comparables }: Rated): Place => {
  const all = [
    ...(price === null ? [] : [price]),
    ...(median === null ? [] : [median]),
    ...(fair ? [fair.from, fair.to] : []),
    ...comparables.map(({ adjustedQAR }) => adjustedQAR),
  ]
  const lowest = Math.min(...all)
  // Equal prices are placed in the middle.
  const span = Math.max(...all) - lowest || 1
  const from = lowest - span * margin
  const length = span * (1 + 2 * margin)
  return all.every((one) => one === lowest) ? () => 0.5 : (riyals) => (riyals - from) / length
}

type RatingScaleProps = {
  rating: Pick<PriceRating, 'fair' | 'median' | 'comparables'>
  /** This car's, in QAR; null before it has one. */
  price: number | null
}

/** The fair band, the middle, the compared cars and this one. */
export const RatingScale = ({ rating, price }: RatingScaleProps) => {
  const { t } = useT('price')
  return (
    <ScaleBar
      place={placeOn(price, rating)}
      band={rating.fair}
      middle={rating.median}
      others={rating.comparables.map(({ card, adjustedQAR }) => ({ key: card.id, price: adjustedQAR }))}
      own={price === null ? null : { price, label: t('scale.car') }}
    />
  )
}

/** The colour of each rating, as a badge and as text. The text says it too. */
export const verdictLook: Record<PriceVerdict, { tone: BadgeTone; text: string }> = {
  SUSPECT: { tone: 'amber', text: 'text-amber' },
  GREAT: { tone: 'green', text: 'text-green' },
  GOOD: { tone: 'green', text: 'text-green' },
  FAIR: { tone: 'neutral', text: 'text-ink' },
  HIGH: { tone: 'amber', text: 'text-amber' },
  VERY_HIGH: { tone: 'amber', text: 'text-amber' },
}

/** The comparison's place on the page, which the badge beside the price leads to. */
export const comparisonId = 'price-comparison'
