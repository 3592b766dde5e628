import type { Language } from '#shared/constants/languages.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import { stockCells, stockHeaders, type StockCar } from '#web/entities/listing/stock-cells.ts'
import { writeCsv } from '#web/ui/write-csv.ts'

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
