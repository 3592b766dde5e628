import { deflateSync } from 'node:zlib'

/** A PDF of these objects, given as the text between `obj` and `endobj`; the first is its root. */
export const pdfOf = (objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  objects.forEach((object, index) => {
    const content = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n'))
  })
  parts.push(
    Buffer.from(`trailer\n<</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\nstartxref\n0\n%%EOF\n`),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** A stream object with its dictionary's entries. */
export const streamOf = (entries: string, body: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${body.length}>>\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream'),
  ])

/** A compressed object stream with this text. */
export const objectStream = (
  text: string,
  entries = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
): Uint8Array => streamOf(entries, deflateSync(Buffer.from(text, 'latin1')))

/** The objects of a PDF with one empty page. */
export const onePage = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
] as const
