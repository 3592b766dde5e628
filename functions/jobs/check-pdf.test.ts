import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkPdf } from './check-pdf.ts'
import { FileRefused } from './file-refused.ts'
import { objectStream, onePage, pdfOf, streamOf } from '#functions/testing/pdfs.ts'
import { pdf } from '#functions/testing/uploads.ts'

const checkResult = (bytes: Uint8Array): string => {
  try {
    checkPdf(Buffer.from(bytes))
    return 'accepted'
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal
    throw error
  }
}

const withObject = (object: string | Uint8Array, trailer = '') =>
  checkResult(pdfOf([...onePage, object], trailer))
const text = (content: string) => Buffer.from(content, 'latin1')

describe('checkPdf accepts', () => {
  it('a page, a scan, compressed objects, and names that only look like something', async () => {
    expect(checkResult(pdf().bytes)).toBe('accepted')
    expect(checkResult(pdfOf(onePage))).toBe('accepted')
    const scan = await sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(withObject(streamOf('/Type/XObject/Subtype/Image/Filter/DCTDecode', scan))).toBe('accepted')
    expect(withObject(objectStream('4 0 <</Type/Font/BaseFont/Helvetica>>'))).toBe('accepted')
    expect(withObject('<</JSONData(x)/Launcher 1/Encryption 2/OpenAction[3 0 R/Fit]/URI(http://a.b)>>')).toBe(
      'accepted',
    )
    // Outlines, whose first entry is a reference; a link to press, as scanning programs add one; drawings that begin with numbers.
    expect(withObject('<</Type/Outlines/First 12 0 R/Last 12 0 R>>')).toBe('accepted')
    expect(withObject('<</Subtype/Link/A<</S/URI/URI(https://scan.example)>>>>')).toBe('accepted')
    expect(withObject(streamOf('/Filter/FlateDecode', deflateSync(text('1 0 0 1 0 0 cm /Im0 Do'))))).toBe(
      'accepted',
    )
    expect(withObject(streamOf('/Filter/FlateDecode', deflateSync(Buffer.alloc(60_000_000, 255))))).toBe(
      'accepted',
    )
    expect(withObject('<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>')).toBe('accepted')
    expect(withObject('<</EFF/Identity/EFx<</F 6 0 R>>>>')).toBe('accepted')
    // Letters that a picture may have by chance.
    expect(withObject(streamOf('/Filter/DCTDecode', text('\xff/JS \xd8/EF <\xd8/EF 7')))).toBe('accepted')
  })
})

describe('checkPdf refuses', () => {
  it.each([
    ['a script', '<</S/JavaScript/JS(app.alert(1))>>'],
    ['a script with an escaped name', '<</S/J#61vaScri#70t/J#53(app.alert(1))>>'],
    ['a script in a name tree', '<</Names<</JavaScript 5 0 R>>>>'],
    ['a script that a page opens', '<</OpenAction<</S /JavaScript /JS 5 0 R>>>>'],
    ['a program to start', '<</S/Launch/F(cmd.exe)>>'],
    ['a file inside', '<</Type/EmbeddedFile>>'],
    ['files inside', '<</Names<</EmbeddedFiles 5 0 R>>>>'],
    ['a file on a page', '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 9 0 R>>'],
    ['a file beside a page', '<</AF[<</Type/Filespec/F(x.docm)/EF<</F 6 0 R>>>>]>>'],
    ['a file beside a page by reference', '<</AF[<</F(x.docm)/EF 6 0 R>>]>>'],
    ['a file beside a page, escaped', '<</AF[<</F(x.docm)/E#46 %x\n<</F 6 0 R>>>>]>>'],
    ['a form with scripts', '<</AcroForm<</XFA[1 0 R]>>>>'],
    ['a film', '<</Subtype/RichMedia>>'],
    ['a form that sends itself', '<</OpenAction<</S/SubmitForm/F(http://a.b)>>>>'],
    ['a file elsewhere', '<</AA<</O<</S/GoToR/F(//a.b/c)/D[0/Fit]>>>>>>'],
    ['a site that it opens', '<</OpenAction<</S/URI/URI(https://evil.example)>>>>'],
    ['a site that it opens by a reference', '<</OpenAction 9 0 R/X<</S/URI/URI(https://evil.example)>>>>'],
    ['a site that it opens, escaped', '<</Open#41ction<</S/#55RI/URI(https://evil.example)>>>>'],
    ['a print as it opens', '<</OpenAction<</S/Named/N/Print>>>>'],
    ['an action after another', '<</OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 9 0 R>>>>'],
    ['something that a page does', '<</AA<</O<</S/URI/URI(https://evil.example)>>>>>>'],
  ])('%s', (_, object) => {
    expect(withObject(object)).toBe('ACTIVE_CONTENT')
    // In compressed objects, and in an object that lies within what looks like a stream.
    expect(withObject(objectStream(`4 0 ${object}`))).toBe('ACTIVE_CONTENT')
  })

  it('a script or a file that lies in what looks like a stream, where only the table of objects leads', () => {
    expect(withObject(streamOf('', text('9 0 obj <</S/JavaScript/JS(x)>> endobj')))).toBe('ACTIVE_CONTENT')
    for (const reference of [' 6 0 R', `${' '.repeat(100)}6 0 R`, ' 00000000006 0 R'])
      expect(withObject(streamOf('', text(`9 0 obj <</EF${reference}>> endobj`)))).toBe('ACTIVE_CONTENT')
  })

  it('a site that it opens, half of it in compressed objects', () => {
    const uri = '<</S/URI/URI(https://evil.example)>>'
    const catalog = objectStream('4 0 <</OpenAction 9 0 R>>')
    expect(checkResult(pdfOf([...onePage, catalog, uri]))).toBe('ACTIVE_CONTENT')
  })

  it('objects in a stream that does not say so', () => {
    const script = '4 0 <</S/JavaScript/JS(x)>>'
    for (const entries of [
      '/N 1/First 4/Filter/FlateDecode',
      '/Type/XObject/N 1/First 4/Filter/FlateDecode',
      '/N 1/#46irst 4/Filter/FlateDecode',
      // Its content alone says what it is.
      '/Filter/FlateDecode',
    ])
      expect(withObject(objectStream(script, entries))).toBe('ACTIVE_CONTENT')
    for (const start of ['%x\n4 0 ', ' \0+4 0 ', '-1 0 4 9 '])
      expect(withObject(objectStream(`${start}<</S/JavaScript>>`, '/Filter/FlateDecode'))).toBe(
        'ACTIVE_CONTENT',
      )
    expect(withObject(streamOf('/N 1/First 4', text('4 0 <</AA 5 0 R>>')))).toBe('ACTIVE_CONTENT')
    for (const entries of [
      '/N 1/First 9 0 R/Filter/FlateDecode',
      '/N 1/First 4/Filter 9 0 R',
      '/N 1/First 4/Filter/LZWDecode',
      '/N 1/First 4/Filter/CCITTFaxDecode',
      '/N 1/First 9 0 R/X(obj)/Filter/LZWDecode',
      '/N 1/First 4/X(obj)/Filter/LZWDecode',
    ])
      expect(withObject(objectStream(script, entries))).toBe('DAMAGED')
  })

  it('compressed objects that cannot be looked into', () => {
    const script = '4 0 <</S/JavaScript/JS(x)>>'
    expect(withObject(objectStream(script, '/Type/Obj#53tm/Filter/Flate#44ecode'))).toBe('ACTIVE_CONTENT')
    expect(withObject(objectStream(script, '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]'))).toBe(
      'DAMAGED',
    )
    expect(withObject(objectStream(script, '/Type/ObjStm/Filter/LZWDecode'))).toBe('DAMAGED')
    expect(withObject(objectStream(script, `/Type/ObjStm/Filter/FlateDecode/X(${' '.repeat(4000)})`))).toBe(
      'ACTIVE_CONTENT',
    )
    expect(withObject(streamOf('/Type/ObjStm/Filter/FlateDecode', text('endstream?')))).toBe('DAMAGED')
    // The keyword that ends a stream, within the compressed data.
    const early = deflateSync(text(`endstream endobj ${script}`), { level: 0 })
    expect(withObject(streamOf('/Type/ObjStm/Filter/FlateDecode', early))).toBe('ACTIVE_CONTENT')
  })

  it('a bomb of compressed objects', () => {
    const bomb = streamOf('/Type/ObjStm/Filter/FlateDecode', deflateSync(Buffer.alloc(20 * 1024 * 1024)))
    expect(withObject(bomb)).toBe('accepted')
    expect(checkResult(pdfOf([...onePage, bomb, bomb]))).toBe('DAMAGED')
  })

  it('an opening far before what it does, without exhausting the search', () => {
    const doing = '/X<</S/URI/URI(https://evil.example)>>'
    for (const between of [' '.repeat(9_900_000), '%/OpenAction'.repeat(100_000) + '\n'])
      expect(withObject(`<</OpenAction${between}[3 0 R/Fit]${doing}>>`)).toBe('ACTIVE_CONTENT')
  })

  it('what is encrypted', () => {
    expect(withObject('<<>>', '/Encrypt 9 0 R')).toBe('ENCRYPTED')
    expect(withObject('<<>>', '/Encr#79pt<</Filter/Standard>>')).toBe('ENCRYPTED')
  })

  it('what is no PDF, or something else too', () => {
    const good = Buffer.from(pdfOf(onePage))
    expect(checkResult(Buffer.concat([Buffer.from(' '), good]))).toBe('NOT_A_DOCUMENT')
    expect(checkResult(good.subarray(0, good.length - 10))).toBe('NOT_A_DOCUMENT')
    expect(checkResult(Buffer.concat([good, Buffer.alloc(2000)]))).toBe('NOT_A_DOCUMENT')
    expect(checkResult(Buffer.from('%PDF-1.4\n%%EOF'))).toBe('NOT_A_DOCUMENT')
    const archive = text(`PK\x01\x02${'\0'.repeat(42)}PK\x05\x06${'\0'.repeat(18)}`)
    expect(checkResult(Buffer.concat([good, archive]))).toBe('NOT_A_DOCUMENT')
    expect(withObject(streamOf('', text('<script>alert(1)</script>')))).toBe('NOT_A_DOCUMENT')
  })
})
