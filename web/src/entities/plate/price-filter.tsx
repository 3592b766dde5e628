import { plateLimits } from '#shared/constants/plate-limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import type { PlateFilters } from '#web/entities/plate/plate-search.ts'

// No plate costs nothing, so a zero is no price.
const riyals = (text: string): number | undefined =>
  Math.min(readWhole(text) ?? 0, plateLimits.price.max) || undefined

type PriceFieldProps = {
  label: string
  price: number | undefined
  onChange: (price: number | undefined) => void
}

const PriceField = ({ label, price, onChange }: PriceFieldProps) => {
  const { language } = useT('plates')
  const shown = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, language))
  const { flush, ...field } = useDebouncedInput(
    shown(price),
    (text) => shown(riyals(text)),
    (text) => onChange(riyals(text)),
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

type PriceFilterProps = Pick<PlateFilters, 'minPrice' | 'maxPrice'> & {
  onChange: (change: Partial<PlateFilters>) => void
}

/** From and to in whole riyals, in digits of any script. */
export const PriceFilter = ({ minPrice, maxPrice, onChange }: PriceFilterProps) => {
  const { t } = useT('plates')
  const inverted = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return (
    <FilterGroup legend={t('price')}>
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          label={t('price.min')}
          price={minPrice}
          onChange={(price) => onChange({ minPrice: price })}
        />
        <PriceField
          label={t('price.max')}
          price={maxPrice}
          onChange={(price) => onChange({ maxPrice: price })}
        />
      </div>
      {inverted && (
        <p role="alert" className="mt-1.5 text-xs text-red">
          {t('price.inverted')}
        </p>
      )}
    </FilterGroup>
  )
}
