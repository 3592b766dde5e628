import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readStockFile } from './read-table.ts'
import { limits } from '#shared/constants/limits.ts'

type Sheets = Parameters<typeof writeXlsx>[0]['sheets']

const read = async (sheets: Sheets) => readStockFile(await writeXlsx({ sheets }))

describe('a workbook', () => {
  it('is read from the first sheet in sight that has our headers', async () => {
    const file = await read([
      {
        name: 'Old',
        hidden: true,
        rows: [
          ['Stock number', 'Price'],
          ['A-0', 1],
        ],
      },
      { name: 'Notes', rows: [['To do'], ['Call Ali']] },
      { name: 'Stock', rows: [[], ['رقم المخزون', 'Price', 'Colour'], [], ['A-1', 245_000]] },
    ])
    expect(file.headers).toEqual(['رقم المخزون', 'Price', 'Colour'])
    expect(file.encoding).toBeNull()
    expect(file.rows).toEqual([{ row: 4, cells: ['A-1', '245000', ''] }])
  })

  it('may have titles above its headers; its rows keep their numbers', async () => {
    const file = await read([
      { name: 'Cover', rows: [['Pearl Cars'], ['Stock list']] },
      {
        name: 'Stock',
        rows: [
          ['Pearl Cars', null, null, 'Updated'],
          ['Stock'],
          [],
          ['Stock number', 'Make', 'Model', 'Price'],
          ['A-1', 'Kia', 'Sportage', 85_000],
        ],
      },
    ])
    expect(file.headers).toEqual(['Stock number', 'Make', 'Model', 'Price'])
    expect(file.rows).toEqual([{ row: 5, cells: ['A-1', 'Kia', 'Sportage', '85000'] }])
  })

  it('has no apostrophe before what our export has guarded; an own one stays', async () => {
    const rows = [
      ['Stock number', 'Variant', 'Description'],
      ["'-1", "'Ayn", "'- x"],
    ]
    const file = await read([{ name: 'Stock', rows }])
    expect(file.rows).toEqual([{ row: 2, cells: ['-1', "'Ayn", '- x'] }])
  })

  it('gives numbers, days and yes or no as one would type them, and of a formula what it came to', async () => {
    const file = await read([
      {
        name: 'Stock',
        rows: [
          ['Stock number', 'Year', 'Model', 'GCC'],
          [1001, 2021.0, new Date('2026-03-09'), true],
          ['=1+1', 0.5, null, false],
        ],
        cells: new Map([['1,1', { formula: '2000+21', formulaResult: 2021 }]]),
      },
    ])
    expect(file.rows.map(({ cells }) => cells)).toEqual([
      ['1001', '2021', '2026-03-09', 'true'],
      ['=1+1', '0.5', '', 'false'],
    ])
  })

  it('without our headers says which is missing, and without a row that it is empty', async () => {
    await expect(read([{ name: 'Stock', rows: [['Name']] }])).rejects.toMatchObject({
      refusal: 'MISSING_COLUMNS',
    })
    await expect(read([{ name: 'Stock', rows: [] }])).rejects.toMatchObject({ refusal: 'EMPTY' })
  })

  it('of more cars than an import takes is refused', async () => {
    const rows = Array.from({ length: limits.selling.import.rows + 1 }, (_, index) => [index])
    await expect(read([{ name: 'S', rows: [['Stock number'], ...rows] }])).rejects.toMatchObject({
      refusal: 'TOO_MANY_ROWS',
    })
  })

  const good = () => writeXlsx({ sheets: [{ name: 'S', rows: [['Stock number']] }] })
  it.each([
    ['a zip of something else', async () => zipSync({ 'a.txt': new Uint8Array(9) })],
    ['half a workbook', async () => (await good()).slice(0, 900)],
    [
      'a bomb',
      async () =>
        zipSync({ 'xl/workbook.xml': new Uint8Array(4), 'xl/worksheets/a.xml': new Uint8Array(30e6) }),
    ],
    [
      'a thousand sheets',
      async () =>
        zipSync(
          Object.fromEntries(
            Array.from({ length: 1000 }, (_, index) => [`xl/worksheets/${index}.xml`, new Uint8Array(9)]),
          ),
        ),
    ],
  ])('that is %s is refused', async (_, make) => {
    await expect(readStockFile(await make())).rejects.toMatchObject({ refusal: 'IS_A_WORKBOOK' })
  })

  it('whose entry lies about its size is refused, and nothing is inflated beyond what it says', async () => {
    const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(20e6) })
    // The size in the central directory, 24 bytes behind its signature.
    const at = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24
    new DataView(bytes.buffer).setUint32(at, 10, true)
    await expect(readStockFile(bytes)).rejects.toMatchObject({ refusal: 'IS_A_WORKBOOK' })
  })
})
