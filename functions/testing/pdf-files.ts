import { deflateSync } from 'node:zlib'
import { streamOf } from '#functions/testing/pdfs.ts'

/** An object of a file: its text, and whether it lies in a compressed stream of objects. */
export type PdfObject = { text: string | Uint8Array; isPacked?: boolean }

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

/** The entries of the table of objects, each of a kind and two numbers. */
const tableOf = (entries: readonly (readonly [number, number, number])[]): Buffer => {
  const bytes = Buffer.alloc(entries.length * 7)
  entries.forEach(([kind, first, second], at) => {
    bytes.writeUInt8(kind, at * 7)
    bytes.writeUInt32BE(first, at * 7 + 1)
    bytes.writeUInt16BE(second, at * 7 + 5)
  })
  return bytes
}

/**
 * A PDF whose table of objects is a stream, as today's programs write it, so that objects may lie compressed. The first object is its
 * root. `streamType` begins the dictionary of the stream of objects.
 */
export const packedPdf = (objects: readonly PdfObject[], streamType = '/Type/ObjStm'): Buffer => {
  const parts: Buffer[] = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const size = () => parts.reduce((sum, { length }) => sum + length, 0)
  const entries: [number, number, number][] = [[0, 0, 65_535]]
  const put = (number: number, content: Uint8Array) => {
    entries[number] = [1, size(), 0]
    parts.push(latin(`${number} 0 obj\n`), Buffer.from(content), latin('\nendobj\n'))
  }
  const packed = objects.flatMap(({ text, isPacked }, at) =>
    isPacked && typeof text === 'string' ? [{ number: at + 1, text }] : [],
  )
  objects.forEach(({ text, isPacked }, at) => {
    if (!isPacked) put(at + 1, typeof text === 'string' ? latin(text) : text)
  })
  const holder = objects.length + 1
  const heads: string[] = []
  let content = ''
  packed.forEach(({ number, text }, at) => {
    heads.push(`${number} ${content.length}`)
    content += `${text}\n`
    entries[number] = [2, holder, at]
  })
  const head = `${heads.join(' ')} `
  const about = `${streamType}/N ${packed.length}/First ${head.length}/Filter/FlateDecode`
  put(holder, streamOf(about, deflateSync(latin(head + content))))
  const start = size()
  entries[holder + 1] = [1, start, 0]
  const table = `/Type/XRef/Size ${holder + 2}/W[1 4 2]/Root 1 0 R/Filter/FlateDecode`
  parts.push(latin(`${holder + 1} 0 obj\n`), Buffer.from(streamOf(table, deflateSync(tableOf(entries)))))
  parts.push(latin(`\nendobj\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}
