import { makes } from '#shared/reference/makes.ts'
import { stockColumns, type StockField } from '#shared/reference/stock-columns.ts'

const models = makes.flatMap((make) => make.models.map((model) => ({ make: make.name, model: model.name })))

const description = 'One owner, serviced by the agency. مالك واحد، صيانة الوكالة. '.repeat(8)

const answers = (index: number) => ({
  ...models[index % models.length]!,
  variant: `Grade ${index % 7}`,
  year: 2012 + (index % 13),
  mileage: 10_000 + index * 100,
  priceQAR: 50_000 + index * 250,
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
  condition: 'Good',
  city: 'Doha',
  description: description.trim(),
})

/** A submitted car as the wizard sends it. */
export const createCar = (index: number) => ({
  ...answers(index),
  stockNumber: `B-${index}`,
  status: 'PENDING',
})

/** A stock file of `count` of the same cars, under Arabic headers. */
export const stockFile = (count: number): string => {
  const cells = (index: number): Partial<Record<StockField, unknown>> => ({
    ...answers(index),
    stockNumber: `B-${index}`,
  })
  const rows = Array.from({ length: count }, (_, index) =>
    stockColumns.map(({ field }) => `"${String(cells(index)[field] ?? '')}"`).join(','),
  )
  return [stockColumns.map(({ ar }) => `"${ar}"`).join(','), ...rows].join('\r\n')
}
