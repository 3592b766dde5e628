import { priceSteps } from '#shared/constants/prices.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import type { Prices } from './price-filter.tsx'
import { barsOf, lastPlace, maxPriceAt, minPriceAt, placesOf } from './price-scale.ts'
import { usePriceHistogram } from './queries.ts'

type PriceSliderProps = Prices & {
  /** All other filters, as a query string. */
  filters: string
  onChange: (prices: Partial<Prices>) => void
}

const asTyped = (text: string) => text

/**
 * Two thumbs over the steps of the price, under bars that show where the cars are. Takes effect when a thumb is let go or
 * rests for a moment. A thumb stands outside its price, so that the two never cover each other.
 */
export const PriceSlider = ({ minPrice, maxPrice, filters, onChange }: PriceSliderProps) => {
  const { t, language } = useT('search')
  const bars = barsOf(usePriceHistogram(filters))
  const set = placesOf({ minPrice, maxPrice })
  const lower = useDebouncedInput(`${set.low}`, asTyped, (place) =>
    onChange({ minPrice: minPriceAt(Number(place)) }),
  )
  const upper = useDebouncedInput(`${set.high}`, asTyped, (place) =>
    onChange({ maxPrice: maxPriceAt(Number(place)) }),
  )
  const low = Number(lower.value)
  const high = Number(upper.value)
  // A typed price may lie between two steps; it is named as it is until its thumb moves.
  const lowest = (low === set.low && minPrice) || minPriceAt(low)
  const highest = (high === set.high && maxPrice) || maxPriceAt(high)
  const inset = (places: number) => `calc(1.5rem + (100% - 3rem) * ${places / lastPlace})`
  return (
    <div className="text-xs text-ink-2 tabular-nums">
      <div aria-hidden className="flex h-12 gap-px px-6">
        {bars.map((share, place) => (
          <span
            key={priceSteps[place]}
            // Cut, not sized: a bar that grows would count as a shift of the page.
            style={{ clipPath: `inset(calc(100% - max(2px, ${share * 100}%)) 0 0 round 2px 2px 0 0)` }}
            className={cx(
              'flex-1 forced-colors:bg-[CanvasText]',
              place >= low && place < high ? 'bg-maroon' : 'bg-sand-2',
            )}
          />
        ))}
      </div>
      <div className="relative h-6">
        <span className="absolute inset-x-3 top-1/2 -mt-0.5 h-1 rounded-full bg-sand-2" />
        <span
          className="absolute top-1/2 -mt-0.5 h-1 bg-maroon"
          style={{ insetInlineStart: inset(low), insetInlineEnd: inset(lastPlace - high) }}
        />
        <PriceThumb
          className="start-0 end-6"
          label={t('price.lowest')}
          valueText={lowest ? formatMoney(lowest, language) : t('price.noLowest')}
          place={low}
          onMove={(place) => lower.onChange({ target: { value: `${Math.min(place, high - 1)}` } })}
          onRelease={lower.flush}
          onBlur={lower.onBlur}
        />
        <PriceThumb
          className="start-6 end-0"
          label={t('price.highest')}
          valueText={highest ? formatMoney(highest, language) : t('price.noHighest')}
          place={high}
          onMove={(place) => upper.onChange({ target: { value: `${Math.max(place, low + 1)}` } })}
          onRelease={upper.flush}
          onBlur={upper.onBlur}
        />
      </div>
      <p aria-hidden className="mt-1 flex justify-between gap-3">
        <span>{formatNumber(lowest ?? 0, language)}</span>
        <span>
          {highest ? formatNumber(highest, language) : t('price.above', { min: priceSteps[lastPlace] ?? 0 })}
        </span>
      </p>
    </div>
  )
}

type PriceThumbProps = {
  label: string
  /** The value of its place: `QAR 40,000`. */
  valueText: string
  place: number
  onMove: (place: number) => void
  onRelease: () => void
  onBlur: () => void
  /** The classes for the ends of its track. */
  className: string
}

// One by one: a browser drops a whole rule with a pseudo-element that it does not know.
const webkitThumb =
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab ' +
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 ' +
  '[&::-webkit-slider-thumb]:border-maroon [&::-webkit-slider-thumb]:bg-card [&::-webkit-slider-thumb]:shadow-card ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-focus'
const mozThumb =
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 ' +
  '[&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 ' +
  '[&::-moz-range-thumb]:border-maroon [&::-moz-range-thumb]:bg-card focus-visible:[&::-moz-range-thumb]:outline-2 ' +
  'focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus'

/** One end of a range: a native slider of which only the thumb can be pressed, so that two can lie over each other. */
const PriceThumb = ({ label, valueText, place, onMove, onRelease, onBlur, className }: PriceThumbProps) => (
  <input
    type="range"
    min={0}
    max={lastPlace}
    aria-label={label}
    aria-valuetext={valueText}
    value={place}
    onChange={({ target }) => onMove(Number(target.value))}
    onPointerUp={onRelease}
    onBlur={onBlur}
    className={cx(
      'pointer-events-none absolute inset-y-0 m-0 touch-pan-y appearance-none bg-transparent outline-none',
      webkitThumb,
      mozThumb,
      className,
    )}
  />
)
