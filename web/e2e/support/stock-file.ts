import type { Language } from '#shared/constants/market.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'

const cars = {
  en: { make: 'Toyota', model: 'Avanza', city: 'Doha', color: 'White', yes: 'yes' },
  ar: { make: 'تويوتا', model: 'أفانزا', city: 'الدوحة', color: 'أبيض', yes: 'نعم' },
} as const

const header = (field: string, language: Language): string => {
  const column = stockColumns.find((one) => one.field === field)
  if (!column) throw new Error(`There is no column ${field}`)
  return column[language]
}

/** A row of the file: a van, which no other journey looks at; one car of the variant `edition`, each with a price of its own. */
const row = (edition: string, number: number, language: Language): Record<string, string> => {
  const { make, model, city, color, yes } = cars[language]
  const price = 30_000 + number * 100
  return {
    stockNumber: `${edition}-${number}`,
    make,
    model,
    variant: edition,
    year: '2021',
    mileage: '41,500',
    // Prices in the formats that people use in either script.
    priceQAR: language === 'ar' ? price.toLocaleString('ar-u-nu-arab') : `QAR ${price}`,
    bodyType: 'Van',
    fuelType: 'Petrol',
    transmission: 'Automatic',
    color,
    condition: 'Good',
    city,
    isGCCSpec: yes,
    description: language === 'ar' ? 'سيارة نظيفة; صيانة وكالة' : 'Clean car; agency serviced',
  }
}

/**
 * A stock of `count` cars as a spreadsheet in this language saves it: commas and UTF-8, or, in Arabic, tabs and the UTF-16
 * that Excel calls Unicode text. The first row has no price.
 */
export const stockFile = (edition: string, count: number, language: Language) => {
  const rows = Array.from({ length: count }, (_, index) => row(edition, index + 1, language))
  const broken = { ...row(edition, count + 1, language), priceQAR: '' }
  const fields = Object.keys(broken)
  const delimiter = language === 'ar' ? '\t' : ','
  const lines: string[] = [
    fields.map((field) => header(field, language)),
    ...[broken, ...rows].map((cells: Record<string, string>) =>
      fields.map((field) => `"${cells[field] ?? ''}"`),
    ),
  ].map((cells) => cells.join(delimiter))
  const text = `\ufeff${lines.join('\r\n')}\r\n`
  return {
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, language === 'ar' ? 'utf16le' : 'utf8'),
  }
}
