import { Download } from 'lucide-react'
import type { Language } from '#shared/constants/market.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import { stockCells, stockHeaders, type StockCar } from '#web/entities/listing/stock-cells.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/save-csv.ts'
import { writeCsv } from '#web/ui/write-csv.ts'

/** The template to download, in the reader's language first. */
export const TemplateLinks = () => {
  const { t, language } = useT('import')
  const save = (of: Language) => saveCsv(`sayara-stock-${of}.csv`, templateCsv(of))
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <span className="mt-3 flex flex-wrap items-center gap-2.5">
      <Button variant="secondary" size="sm" onClick={() => save(language)}>
        <Download aria-hidden className="size-4" />
        {t(`template.${language}`)}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => save(other)}>
        <Download aria-hidden className="size-4" />
        {t(`template.${other}`)}
      </Button>
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
export const templateCsv = (language: Language): string =>
  writeCsv([
    stockHeaders(language),
    stockColumns.map(({ example }) => example[language]),
    stockCells(plainExample, language),
  ])
