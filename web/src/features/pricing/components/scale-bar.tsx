import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { useT } from '#web/i18n/use-t.ts'
import { placeOn } from '../price-scale.ts'

type ScaleBarProps = {
  rating: Pick<PriceRating, 'fair' | 'median' | 'comparables'>
  /** This car's, in QAR; null before it has one. */
  price: number | null
}

const percent = (share: number) => `${share * 100}%`

/** From cheap to dear in reading direction: the fair band, the middle, the compared cars and this one. Its legend tells it in words. */
export const ScaleBar = ({ rating, price }: ScaleBarProps) => {
  const { t } = useT('price')
  const place = placeOn(price, rating)
  const own = price === null ? null : place(price)
  return (
    <div aria-hidden className="select-none">
      {/* Room before and after in the same shares as on the bar: the words stand over their mark and never leave the box. */}
      {own !== null && (
        <div className="flex text-xs font-medium whitespace-nowrap text-maroon">
          <span style={{ flexGrow: own }} />
          {t('scale.car')}
          <span style={{ flexGrow: 1 - own }} />
        </div>
      )}
      <div className="relative mt-1 h-6">
        <span className="absolute inset-x-0 top-2 h-2 rounded-full bg-sand-2 forced-colors:border" />
        {rating.fair && (
          <span
            className="absolute top-2 h-2 rounded-full bg-green forced-colors:border"
            style={{
              insetInlineStart: percent(place(rating.fair.from)),
              insetInlineEnd: percent(1 - place(rating.fair.to)),
              opacity: 0.45,
            }}
          />
        )}
        {rating.comparables.map(({ card, adjustedQAR }) => (
          <span
            key={card.id}
            className="absolute top-2 -ms-1 size-2 rounded-full border border-card bg-ink-3"
            style={{ insetInlineStart: percent(place(adjustedQAR)) }}
          />
        ))}
        {rating.median !== null && (
          <span
            className="absolute top-1 -ms-px h-4 w-0.5 bg-ink"
            style={{ insetInlineStart: percent(place(rating.median)) }}
          />
        )}
        {own !== null && (
          <span
            className="absolute top-0 -ms-1 h-6 w-2 rounded-full border-2 border-card bg-maroon"
            style={{ insetInlineStart: percent(own) }}
          />
        )}
      </div>
    </div>
  )
}
