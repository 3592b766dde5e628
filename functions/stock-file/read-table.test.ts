import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, readTable } from './read-table.ts'
import { inWindows1256 } from '#functions/testing/windows-1256.ts'

const text = 'رقم,السعر\nA-1,تويوتا'
const utf16 = (bigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

describe('decodeText', () => {
  it.each<[string, Uint8Array]>([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', utf16(false)],
    ['utf-16be', utf16(true)],
    ['windows-1256', inWindows1256(text)],
  ])('reads %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding })
  })

  it('takes plain Latin letters for what they are', () => {
    expect(decodeText(Buffer.from('Make,Price')).encoding).toBe('utf-8')
    expect(decodeText(Buffer.from('Citroën', 'latin1')).text).toBe('Citroën')
  })

  it('gives a text or a refusal for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          expect(decodeText(bytes).text).not.toContain('\0')
        } catch (error) {
          expect(error).toMatchObject({ name: 'FileRefused' })
        }
      }),
      { seed: 3, numRuns: 1000 },
    )
  })

  it.each<[string, number[]]>([
    ['NOT_TEXT', [0xff, 0xfe, 0x00, 0xd8]],
    ['NOT_TEXT', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x00]],
    ['IS_A_WORKBOOK', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['EMPTY', []],
  ])('refuses: %s', (refusal, bytes) => {
    expect(() => decodeText(Uint8Array.from(bytes))).toThrow(refusal)
  })
})

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

  it.each([',', ';'])('finds the headers below titles (%s), among the first ten rows', (delimiter) => {
    const titles = ['Pearl Cars, Doha', 'Stock', '', '"Cars ""July"""']
    const table = ['Stock no|Make|Model|Price', 'A|Kia|Rio|1'].map((line) => line.replaceAll('|', delimiter))
    expect(read([...titles, ...table].join('\n'))).toEqual([
      [5, 'Stock no', 'Make', 'Model', 'Price'],
      [6, 'A', 'Kia', 'Rio', '1'],
    ])
    const many = Array.from({ length: 10 }, () => 'Pearl Cars')
    expect(read([...many, ...table].join('\n'))[0]).toEqual([1, 'Pearl Cars'])
  })

  it('takes the first of two rows of headers, and the first row where none has three names that we know', () => {
    expect(read('Stock no,Make,Model\nرقم المخزون,الماركة,الموديل\n')[0]).toEqual([
      1,
      'Stock no',
      'Make',
      'Model',
    ])
    expect(read('Stock no,Notes\nPrice,Make\n')[0]).toEqual([1, 'Stock no', 'Notes'])
  })

  it('counts no title as a car', () => {
    const table = 'Pearl Cars\nStock\nStock no,Make,Model\n1,Kia,Rio\n2,Kia,Rio'
    expect(readTable(table, 2)).toHaveLength(3)
    expect(() => readTable(table, 1)).toThrow('TOO_MANY_ROWS')
  })

  it('numbers rows as a spreadsheet does: blank ones count, lines of a cell do not', () => {
    expect(read('Ref,Notes\n\n1,"two\nlines"\n,\n2,x\n').map(([row]) => row)).toEqual([1, 3, 5])
  })

  it('keeps what looks like a formula or markup as text', () => {
    expect(read('Ref,Notes\n1,"=1+1"\n2,<b>\n')).toContainEqual([2, '1', '=1+1'])
  })

  it('marks a last row that does not end its line, which may be cut off', () => {
    expect(readTable('Ref,Make\n1\n2', 9).map(({ isCut }) => isCut)).toEqual([undefined, undefined, true])
    expect(readTable('Ref,Make\n1\n2\n', 9).at(-1)).toEqual({ row: 3, cells: ['2'] })
  })

  it('refuses an open quote, no row at all, and one row too many', () => {
    expect(() => read('Ref,Notes\n1,"x\n2,y')).toThrow('DAMAGED')
    expect(read('Ref,Notes\n1,Rims 20" alloy\n')).toContainEqual([2, '1', 'Rims 20" alloy'])
    expect(() => read('\n \n,,\n')).toThrow('EMPTY')
    expect(readTable('Ref\n1\n2', 2)).toHaveLength(3)
    expect(() => readTable('Ref\n1\n2\n\n3', 2)).toThrow('TOO_MANY_ROWS')
  })

  it.each([
    ['blanks', ' '.repeat(2_000_000)],
    ['tabs and blanks', 'Ref\n' + ' \t'.repeat(1_000_000)],
    ['blank rows', 'Ref\n' + ',\n'.repeat(200_000)],
    ['quotes', '"'.repeat(2_000_000)],
    ['quotes within quotes', `Ref,Notes\n1"${'"a"b,'.repeat(300_000)}`],
    [
      'a long cell, and quotes within quotes',
      `Ref\n1"x,"${'x'.repeat(49_000)}"\n${'"a"b,"a"b\n'.repeat(9000)}`,
    ],
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
