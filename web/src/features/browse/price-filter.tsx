import { useState, type ReactNode } from 'react'
import { toWesternDigits } from '#shared/rules/typed-phone.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
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

/** From and to in whole riyals, in digits of any script. */
export const PriceFilter = ({ namespace, prices, most, least = 0, onChange, children }: PriceFilterProps) => {
  const { t, language } = useBrowseT(namespace)
  const { shown, isInverted, type, set } = useWaitingPrices(prices, onChange)
  const field = (name: keyof Prices) => ({
    price: shown[name],
    // Nothing costs nothing, so a zero is no price.
    read: (text: string) => {
      const riyals = Number(toWesternDigits(text).replace(/\D/g, ''))
      return Math.min(riyals < least ? riyals * 1000 : riyals, most) || undefined
    },
    write: (price: number | undefined) => (price === undefined ? '' : formatNumber(price, language)),
    onChange: (price: number | undefined) => type({ [name]: price }),
  })
  return (
    <FilterGroup legend={t('price')}>
      <div className="grid grid-cols-2 gap-3">
        <PriceField label={t('price.min')} {...field('minPrice')} />
        <PriceField label={t('price.max')} {...field('maxPrice')} />
      </div>
      {isInverted && (
        <p role="alert" className="mt-1.5 text-xs text-red">
          {t('price.inverted')}
        </p>
      )}
      {children?.(set)}
    </FilterGroup>
  )
}

type PriceFieldProps = {
  label: string
  price: number | undefined
  read: (text: string) => number | undefined
  write: (price: number | undefined) => string
  onChange: (price: number | undefined) => void
}

const PriceField = ({ label, price, read, write, onChange }: PriceFieldProps) => {
  const { flush, ...field } = useDebouncedInput(
    write(price),
    (text) => write(read(text)),
    (text) => onChange(read(text)),
  )
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={14}
      {...field}
      onKeyDown={({ key }) => key === 'Enter' && flush()}
    />
  )
}

/** A lowest price above the highest: nothing is for sale between them. */
const areInverted = ({ minPrice, maxPrice }: Prices) =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice

/**
 * The two prices, where an inverted pair is shown but not searched until one of them is fixed: that search could not find
 * anything. Prices that change elsewhere replace a pair that waits.
 */
const useWaitingPrices = ({ minPrice, maxPrice }: Prices, onChange: (prices: Partial<Prices>) => void) => {
  const base = `${minPrice}-${maxPrice}`
  const [waiting, setWaiting] = useState<{ base: string; prices: Prices }>()
  const shown = waiting?.base === base ? waiting.prices : { minPrice, maxPrice }
  /** A change of one price, beside the other as it is shown. */
  const type = (change: Partial<Prices>) => {
    const prices = { ...shown, ...change }
    setWaiting(areInverted(prices) ? { base, prices } : undefined)
    if (!areInverted(prices)) onChange(prices)
  }
  /** A change that has nothing to do with the typed prices. */
  const set = (change: Partial<Prices>) => {
    setWaiting(undefined)
    onChange(change)
  }
  return { shown, isInverted: areInverted(shown), type, set }
}
