import { describe, expect, it } from 'vitest'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { writeCsv } from '#web/ui/write-csv.ts'
import { readCsv, refusedCsv } from './csv.ts'

describe('writeCsv', () => {
  it('begins with the mark that makes Excel read Arabic', () => {
    expect(writeCsv([['سيارة']])).toBe('\ufeffسيارة\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+974', "'+974"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['3-series', '3-series'],
  ])('keeps a spreadsheet from running %j', (value, cell) => {
    expect(writeCsv([[value]])).toBe(`\ufeff${cell}\r\n`)
  })
})

describe('readCsv', () => {
  it('reads back what was written', () => {
    const rows = [
      ['a', 'b;c', 'd,e', ''],
      ['said "no"', 'two\nlines', ' edges ', 'وصف، طويل'],
      ['', '', '', ''],
      ['last', '1', '2', '3'],
    ]
    expect(readCsv(writeCsv(rows))).toEqual(rows)
  })

  it.each([';', '\t', '|'])('knows %j as a delimiter', (delimiter) => {
    expect(readCsv(`a${delimiter}b\n1${delimiter}"2,3"`)).toEqual([
      ['a', 'b'],
      ['1', '2,3'],
    ])
  })

  it('takes the delimiter that the file declares, in a line that is no row', () => {
    expect(readCsv('sep=;\r\na;b,c\r\n')).toEqual([['a', 'b,c']])
  })

  it('counts blank rows, as the server does', () => {
    expect(readCsv('a,b\n\n1,2')[2]).toEqual(['1', '2'])
  })
})

describe('refusedCsv', () => {
  const problem = { field: 'year', problem: 'OUT_OF_RANGE', value: '1899' } as const
  const row: ImportRowView = {
    row: 3,
    stockNumber: 'A-2',
    title: '',
    titleAr: '',
    action: 'REFUSE',
    listingId: null,
    changes: [],
    problems: [problem],
    photoNames: [],
    outcome: null,
    failure: null,
  }
  const texts = {
    headers: { reason: 'Why', row: 'Row', stockNumber: 'No', field: 'Column', value: 'Says' },
    problemText: () => 'not possible',
    labelOf: () => 'Year',
  }

  it('gives the rows as they were sent, with the reasons behind', async () => {
    // "سنة" and "لا" as an Arabic Excel writes them.
    const file = new Blob([new Uint8Array([0xd3, 0xe4, 0xc9]), '\nA-1\n', new Uint8Array([0xe1, 0xc7])])
    const csv = await refusedCsv([row], { file, encoding: 'windows-1256' }, texts)
    expect(readCsv(csv)).toEqual([
      ['سنة', 'Why'],
      ['لا', 'not possible'],
    ])
  })

  it('says where to look when the file is not at hand', async () => {
    const csv = await refusedCsv([row], { file: undefined, encoding: 'utf-8' }, texts)
    expect(readCsv(csv)[1]).toEqual(['3', 'A-2', 'Year', '1899', 'not possible'])
  })
})
