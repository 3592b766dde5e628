import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable } from '#functions/stock-file/read-table.ts'

const read = (text: string) => readTable(text, 1000).map(({ row, cells }) => [row, ...cells])

describe('readTable', () => {
  it.each([
    ['commas', 'Stock no,Make\nA,Kia'],
    ['semicolons', 'Stock no;Make\nA;Kia'],
    ['tabs', 'Stock no\tMake\nA\tKia'],
    ['Excel’s own word', 'sep=;\r\nStock no;Make\r\nA;Kia\r\n'],
    ['quotes', '"Stock no","Make"\r\n"A","Kia"\r\n'],
    ['old Mac line ends', 'Stock no,Make\rA,Kia\r'],
  ])('understands %s', (_, text) => {
    expect(read(text)).toEqual([
      [1, 'Stock no', 'Make'],
      [2, 'A', 'Kia'],
    ])
  })

  it('takes the delimiter of the headers, whatever else is in them', () => {
    expect(read('السعر (ر.ق، شامل);رقم المخزون;الماركة\n1,5;A;كيا')[1]).toEqual([2, '1,5', 'A', 'كيا'])
  })

  it('numbers rows as a spreadsheet does: blank ones count, lines of a cell do not', () => {
    expect(read('Ref,Notes\n\n1,"two\nlines"\n,\n2,x\n').map(([row]) => row)).toEqual([1, 3, 5])
  })

  it('keeps what looks like a formula or markup as text', () => {
    expect(read('Ref,Notes\n1,"=1+1"\n2,<b>\n')).toContainEqual([2, '1', '=1+1'])
  })

  it('refuses an open quote, no row at all, and one row too many', () => {
    expect(() => read('Ref,Notes\n1,"x\n2,y')).toThrow('DAMAGED')
    expect(() => read('\n \n,,\n')).toThrow('EMPTY')
    expect(readTable('Ref\n1\n2', 2)).toHaveLength(3)
    expect(() => readTable('Ref\n1\n2\n\n3', 2)).toThrow('TOO_MANY_ROWS')
  })

  it.each([
    ['blanks', ' '.repeat(2_000_000)],
    ['tabs and blanks', 'Ref\n' + ' \t'.repeat(1_000_000)],
    ['blank rows', 'Ref\n' + ',\n'.repeat(200_000)],
    ['quotes', '"'.repeat(2_000_000)],
    ['headers', 'x;'.repeat(1_000_000)],
  ])('comes to an end with a file of nothing but %s', (_, text) => {
    try {
      expect(read(text).length).toBeLessThan(3)
    } catch (error) {
      expect(error).toMatchObject({ name: 'FileRefused' })
    }
  })

  it('gives back every cell that a spreadsheet writes', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab ",;\t\n|=-ء٥'), maxLength: 8 })
    const body = fc.array(fc.tuple(cell, cell), { maxLength: 6 })
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(body, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const all = [['Ref', 'Make'], ...rows]
        const text = all.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
        const wanted = all.map((cells, index) => [index + 1, ...cells])
        expect(read(text)).toEqual(
          wanted.filter(([, ...cells]) => cells.some((c) => String(c).trim() !== '')),
        )
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})

it('reads a cell that was kept from being a formula as it was before, and no other apostrophe', () => {
  const [, row] = readTable("Stock number,Variant,Description\n'-1,'Ayn,'= 2 owners\n", 10)
  expect(row?.cells).toEqual(['-1', "'Ayn", '= 2 owners'])
})
