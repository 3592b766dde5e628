import type { ReactNode } from 'react'
import { RangeFilter, type Range } from './range-filter.tsx'
import { useBrowseT, type BrowseNamespace } from './use-browse.ts'

export type Prices = { minPrice: number | undefined; maxPrice: number | undefined }

type PriceFilterProps = {
  namespace: BrowseNamespace
  prices: Prices
  /** The highest price that can be asked for. */
  most: number
  /** Fewer riyals than this are read as thousands: "150" as 150,000. */
  least?: number
  onChange: (prices: Partial<Prices>) => void
  /** Other ways to set the prices: a slider, common ranges. */
  children?: (set: (prices: Partial<Prices>) => void) => ReactNode
}

const toPrices = (range: Partial<Range>): Partial<Prices> => ({
  ...('min' in range && { minPrice: range.min }),
  ...('max' in range && { maxPrice: range.max }),
})

const toRange = (prices: Partial<Prices>): Partial<Range> => ({
  ...('minPrice' in prices && { min: prices.minPrice }),
  ...('maxPrice' in prices && { max: prices.maxPrice }),
})

/** From and to in whole riyals, in digits of any script. */
export const PriceFilter = ({ namespace, prices, onChange, children, ...limits }: PriceFilterProps) => {
  const { t } = useBrowseT(namespace)
  return (
    <RangeFilter
      {...limits}
      legend={t('price')}
      labels={{ min: t('price.min'), max: t('price.max'), inverted: t('price.inverted') }}
      range={{ min: prices.minPrice, max: prices.maxPrice }}
      onChange={(range) => onChange(toPrices(range))}
    >
      {(set) => children?.((changed) => set(toRange(changed)))}
    </RangeFilter>
  )
}
