import { zipSync } from 'fflate'
import { stockHeaders } from '#functions/testing/stock-imports.ts'
import type { HostileFile } from '#functions/trust/files/hostile-file.ts'
import { limits } from '#shared/constants/limits.ts'

const of = (name: string, content: string | Buffer): HostileFile => ({
  name,
  make: () => new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content),
})

const headers = stockHeaders('en').join(',')
const [first = ''] = stockHeaders('en')

/** Files that claim to be a stock file and cannot be read as one. */
export const hostileStocks: readonly HostileFile[] = [
  of('nothing but a mark of UTF-8', '\ufeff'),
  of('nothing but line ends', '\n'.repeat(10_000)),
  of('nothing but delimiters', ','.repeat(100_000)),
  of('no headers', '1,2,3\n4,5,6'),
  of('headers of another kind', 'name,password\nadmin,secret'),
  of('each header twice', `${headers},${headers}\n`),
  of('half a million headers that we know', Array.from({ length: 100_000 }, () => first).join(',')),
  of('a quote that never ends', `${headers}\n"${'x'.repeat(100_000)}`),
  of('quotes within quotes', `${headers}\n${'"a"b"c'.repeat(10_000)}`),
  of('one row too many', `${headers}\n${'1\n'.repeat(limits.selling.import.rows + 1)}`),
  of('a million blank rows', `${headers}\n${',\n'.repeat(500_000)}`),
  of('zero bytes among text', `${headers}\n${'\0'.repeat(100)}`),
  of('control characters', `${headers}\n${'\u0001\u0002\u0003'.repeat(2000)}`),
  of('half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x41])),
  of('half a pair of UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])),
  of('UTF-32', Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from('a\0\0\0b\0\0\0')])),
  of('a formula for a header', '=HYPERLINK("http://evil.example"),@SUM(1)\n1,2'),
  of('a program for a header', `=cmd|' /C calc'!A0,__proto__,constructor\n1,2,3`),
  of('a workbook that unpacks to 40 MB', Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(40e6) }))),
  of('a zip of nothing', Buffer.from(zipSync({}))),
  of('prototypes for headers', '__proto__,constructor,toString\n1,2,3'),
]
