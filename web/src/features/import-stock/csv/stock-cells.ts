import type { Language } from '#shared/constants/languages.ts'
import { stockColumns, stockListSeparator, type StockField } from '#shared/reference/stock-columns.ts'
import { yesNoWords } from '#shared/reference/yes-no.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import { valueWord } from '#web/features/import-stock/value-word.ts'

/** A car as a file of stock has it. `photos` are names of files. */
export type StockCar = CarDraft & { stockNumber: string; photos: readonly string[] }

/** The headers of a file of stock in a language, in their order. */
export const stockHeaders = (language: Language): string[] => stockColumns.map((column) => column[language])

const cellOf = (field: StockField, car: StockCar, language: Language): string => {
  const value = car[field]
  if (value === undefined) return ''
  if (typeof value === 'boolean') return yesNoWords[value ? 'yes' : 'no'][language]
  if (typeof value === 'string') return valueWord(field, value, language, car.make)
  if (typeof value === 'number') return String(value)
  return value.map((part) => valueWord(field, part, language)).join(` ${stockListSeparator} `)
}

/** The cells of a car in a language, in the order of the headers; an import of them changes nothing about it. */
export const stockCells = (car: StockCar, language: Language): string[] =>
  stockColumns.map(({ field }) => cellOf(field, car, language))
