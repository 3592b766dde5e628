import { useRef } from 'react'
import { stockCategories } from '#shared/reference/stock-categories.ts'
import { useStockCounts } from '#web/entities/dealer/api/list-stock.ts'
import { stockSorts, type StockSort } from '#web/entities/dealer/stock-choice.ts'
import { useStockChoice } from '#web/entities/dealer/use-stock-choice.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { StockCars } from './stock-cars.tsx'

const chip = `${chipClass} aria-pressed:bg-brand aria-pressed:text-white forced-colors:aria-pressed:border-4`

/** A dealer's cars by category and in an order, as the address says. `dealer` is a slug or an id. */
export const Stock = ({ dealer }: { dealer: string }) => {
  const { t, language } = useT('showroom')
  const [choice, change] = useStockChoice()
  const { data: counts } = useStockCounts(dealer)
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button goes away, or the list under it is another one.
  const toTop = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }
  return (
    <section className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl">
        {t('stock')}
      </h2>
      <div className="mt-5 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div
          role="group"
          aria-label={t('category.label')}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {stockCategories.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === choice.category}
              onClick={() => change({ category })}
              className={chip}
            >
              {t(`category.${category}`)}
              {/* Its room is kept while it is not known. */}
              <span className="min-w-5 text-center text-xs tabular-nums">
                {counts && formatNumber(counts[category], language)}
              </span>
            </button>
          ))}
        </div>
        <SelectField
          label={t('sort.label')}
          labelHidden
          value={choice.sort}
          onChange={({ target }) => change({ sort: target.value as StockSort })}
          options={stockSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          className="w-full sm:w-56"
        />
      </div>
      <StockCars
        dealer={dealer}
        choice={choice}
        counts={counts}
        onChange={(changed) => {
          change(changed)
          toTop()
        }}
      />
    </section>
  )
}
