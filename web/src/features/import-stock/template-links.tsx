import type { Language } from '#shared/constants/market.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import { FormatMenu } from '#web/entities/listing/format-menu.tsx'
import { stockCells, stockHeaders, type StockCar } from '#web/entities/listing/stock-cells.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The template to download, in the reader's language first. */
export const TemplateLinks = () => {
  const { t, language } = useT('import')
  const languages = language === 'en' ? (['en', 'ar'] as const) : (['ar', 'en'] as const)
  return (
    <span className="mt-3 flex flex-wrap items-center gap-2.5">
      {languages.map((of) => (
        <FormatMenu
          key={of}
          label={t(`template.${of}`)}
          name={() => `sayara-stock-${of}`}
          language={of}
          read={async () => templateRows(of)}
        />
      ))}
    </span>
  )
}

/** Beside the example of the columns, which has everything: a car with the required answers only. */
const plainExample: StockCar = {
  stockNumber: 'A-1002',
  make: 'Nissan',
  model: 'Patrol',
  year: 2019,
  mileage: 118_000,
  priceQAR: 149_000,
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
  condition: 'Very Good',
  city: 'Al Rayyan',
  photos: ['A-1002-1.jpg'],
}

/** The file that a dealer fills in: the headers and two example rows in a language. */
export const templateRows = (language: Language) => [
  stockHeaders(language),
  stockColumns.map(({ example }) => example[language]),
  stockCells(plainExample, language),
]
