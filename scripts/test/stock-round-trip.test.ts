import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { planImport } from '#functions/commands/plan-import.ts'
import { matchRows } from '#functions/commands/match-rows.ts'
import { emptyListing } from '#functions/commands/empty-listing.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { stockInMemory } from '#functions/testing/stock-in-memory.ts'
import { readStockFile } from '#functions/stock-file/read-table.ts'
import {
  bodyTypes,
  conditions,
  driveTypes,
  fuelTypes,
  transmissions,
} from '#shared/reference/car-vocabulary.ts'
import { citiesAndAreas, placeOf } from '#shared/reference/areas.ts'
import { colors } from '#shared/reference/colors.ts'
import { ownerCounts, serviceHistories } from '#shared/reference/evidence.ts'
import { features } from '#shared/reference/features.ts'
import { makes } from '#shared/reference/makes.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { carFields, listingStatuses, type CarDraft } from '#shared/schemas/listing.ts'
import { exportCells, exportHeaders, stockCells, stockHeaders } from '#web/entities/listing/stock-cells.ts'
import { writeWorkbook } from '#web/ui/write-workbook.ts'
import { type Table, writeCsv } from '#web/ui/write-csv.ts'

const at = new Date('2026-11-26T12:00:00Z')
const ownerId = newId('user')
const owner = { id: ownerId, role: 'DEALER' } as never

/** A text as the contract of a field lets it in; whatever it refuses is not in any stock. */
const textOf = (field: 'variant' | 'engineSize' | 'description') =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom("'=1", '=1+1', "''-x", '@a', '٧ "x", y; z|w', 'two\nlines', '-', '+974', "'", '0010'),
    )
    .map((text) => carFields[field].safeParse(text))
    .filter((parsed) => parsed.success && parsed.data !== '')
    .map(({ data }) => data as string)

const car: fc.Arbitrary<CarDraft> = fc.constantFrom(...makes).chain((make) =>
  fc
    .record(
      {
        make: fc.constant(make.name),
        model: fc.constantFrom(...make.models.map(({ name }) => name)),
        variant: textOf('variant'),
        engineSize: textOf('engineSize'),
        description: textOf('description'),
        year: fc.integer({ min: 1950, max: 2026 }),
        mileage: fc.integer({ min: 0, max: 900_000 }),
        priceQAR: fc.integer({ min: 5000, max: 3_000_000 }),
        bodyType: fc.constantFrom(...bodyTypes),
        fuelType: fc.constantFrom(...fuelTypes),
        transmission: fc.constantFrom(...transmissions),
        driveType: fc.constantFrom(...driveTypes),
        color: fc.constantFrom(...colors),
        condition: fc.constantFrom(...conditions),
        place: fc.constantFrom(...citiesAndAreas),
        isGCCSpec: fc.boolean(),
        hasWarranty: fc.boolean(),
        isAccidentFree: fc.boolean(),
        owners: fc.constantFrom(...ownerCounts),
        serviceHistory: fc.constantFrom(...serviceHistories),
        istimaraUntil: fc.constantFrom('2024-01', '2026-11', '2029-12'),
        fahesAt: fc.constantFrom('2019-09', '2026-11'),
        vin: fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
        features: fc.uniqueArray(fc.constantFrom(...features.map(({ key }) => key)), { maxLength: 5 }),
      },
      { requiredKeys: ['make', 'model'] },
    )
    .map(({ place, ...rest }) => ({ ...rest, ...(place && placeOf(place)) })),
)

const listing = fc
  .record({
    car,
    status: fc.constantFrom(...listingStatuses),
    availability: fc.constantFrom(...availabilities),
    mustReview: fc.boolean(),
    isPausedBySilence: fc.boolean(),
    numbered: fc.boolean(),
  })
  .map(({ numbered, isPausedBySilence, ...parts }): Omit<ListingRecord, 'id'> & { numbered: boolean } => ({
    ...(emptyListing({ id: 'x', owner, dealer: undefined, at }) as ListingRecord),
    ...parts,
    isPausedBySilence: isPausedBySilence && parts.availability === 'PAUSED',
    numbered,
  }))

const stocks = fc.array(listing, { minLength: 1, maxLength: 8 }).map((cars) =>
  cars.map(({ numbered, ...each }, index): ListingRecord => ({
    ...each,
    id: newId('listing'),
    ownerId: ownerId,
    stockNumber: numbered ? `A-${index}` : null,
  })),
)

type Cell = string | number
const origin = 'https://sayara.qa'
const tableOf = (
  stock: readonly ListingRecord[],
  language: 'en' | 'ar',
  numberOf: (each: ListingRecord) => string | null = ({ stockNumber }) => stockNumber,
): Cell[][] => [
  exportHeaders(language),
  ...stock.map((each) =>
    exportCells(
      { ...each.car, ...each, stockNumber: numberOf(each), viewCount: 3, contactCount: 0 },
      language,
      origin,
    ),
  ),
]

const plan = async (table: Table, format: 'csv' | 'xlsx', language: 'en' | 'ar', stock: ListingRecord[]) => {
  const bytes =
    format === 'csv'
      ? new TextEncoder().encode(writeCsv(table))
      : await writeWorkbook(table, language, 'Stock')
  const file = await readStockFile(bytes)
  const rows = await planImport(
    file,
    { ownerId: ownerId, mode: 'PUBLISH', at },
    {
      matchRows: (table, about) => matchRows(table, about, stockInMemory(stock)),
      newId,
    },
  )
  return { rows, file }
}

const languages = fc.constantFrom('en' as const, 'ar' as const)
const formats = fc.constantFrom('csv' as const, 'xlsx' as const)

describe('a stock that is exported and imported', () => {
  it('changes nothing as long as nobody changes the file', async () => {
    await fc.assert(
      fc.asyncProperty(
        stocks,
        languages,
        formats,
        fc.boolean(),
        async (stock, language, format, isEarlier) => {
          // An export once wrote the id of a listing without a number into the column of numbers.
          const table = tableOf(
            stock,
            language,
            ({ id, stockNumber }) => stockNumber ?? (isEarlier ? id : null),
          )
          const { rows, file } = await plan(table, format, language, stock)
          expect(rows.map(({ action, problems, changes }) => ({ action, problems, changes }))).toEqual(
            stock.map(() => ({ action: 'SAME', problems: [], changes: [] })),
          )
          expect(file.columns.ignored).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('changes the numbers alone that are typed into it', async () => {
    await fc.assert(
      fc.asyncProperty(stocks, languages, formats, async (stock, language, format) => {
        const table = tableOf(stock, language, ({ id }) => `N-${id}`)
        const { rows } = await plan(table, format, language, stock)
        expect(rows.map(({ listingId, changes }) => ({ listingId, changes }))).toEqual(
          stock.map(({ id, stockNumber }) => ({
            listingId: id,
            changes: [{ field: 'stockNumber', before: stockNumber, after: `N-${id}` }],
          })),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('changes the state of a listing alone when only its cell changed, and only as a seller may', async () => {
    await fc.assert(
      fc.asyncProperty(
        stocks.map(([first]) => [first!]),
        fc.constantFrom(...listingStatuses),
        fc.constantFrom(...availabilities),
        formats,
        async (stock, status, availability, format) => {
          const [seen] = stock
          const table = tableOf(stock, 'en')
          const cells = stockCells({ status, stockNumber: '', photos: [] }, 'en')
          const at = (header: string) => stockHeaders('en').indexOf(header)
          table[1]![at('Status')] = cells[at('Status')]!
          table[1]![at('Availability')] = {
            AVAILABLE: 'Available',
            RESERVED: 'reserved',
            SOLD: 'مباعة',
            PAUSED: 'PAUSED',
          }[availability]
          const { rows } = await plan(table, format, 'en', stock)
          const [row] = rows
          const fields = row!.changes.map(({ field }) => field)
          expect(fields.filter((field) => field !== 'status' && field !== 'availability')).toEqual([])
          if (row!.action === 'REFUSE') return
          const after = row!.changes.find(({ field }) => field === 'status')?.after ?? seen!.status
          // Nobody approves their own car that an admin must look at, and nobody rejects one.
          if (after !== seen!.status) expect(after).not.toBe('REJECTED')
          if (after === 'APPROVED' && seen!.status !== 'APPROVED')
            expect([seen!.status, seen!.mustReview]).toEqual(['DRAFT', false])
          expect(
            row!.changes.find(({ field }) => field === 'availability')?.after ?? seen!.availability,
          ).toBe(availability)
        },
      ),
      { numRuns: 100 },
    )
  })
})
