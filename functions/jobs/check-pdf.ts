import { FileRefused, isPolyglot } from './file-refused.ts'
import { readObjectStreams, withoutEscapes } from './pdf-objects.ts'

// Readers forgive more; a scanner or a government's website writes the marks where the standard wants them.
const endWithin = 1024

// What ends a name: white space, NUL included, or what begins something else.
const named = (names: string): RegExp => new RegExp(`/(?:${names})(?![^\\s\\0()<>[\\]{}/%])`)

// Names this long do not come up by chance in ten megabytes of picture. A script's action is always named so; /JS, which could come up,
// only holds its text. Another file that is opened or sent to from within is on somebody's server, who then learns who reads, and on
// Windows more.
const active = named(
  'JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|RichMediaExecute|Rendition|ImportData|SubmitForm|GoToE|GoToR',
)
// What holds the streams of an attached file, which need no name of their own: three letters could come up, but not before a dictionary
// or a reference.
const attached = /\/EF[\s\0]*(?:<<|\d+[\s\0]+\d)/
const encrypted = named('Encrypt')
// Forms of the old kind carry scripts of their own; additional actions happen as pages are opened, left and printed. Outside pictures, EF
// is an attached file however it is written.
const happening = named('JS|XFA|AA|EF')
// Opening a file may show a place in it, and do nothing else. A link that a person presses is harmless: scanning programs add one.
// Nobody writes many blanks or a comment before it, and ten megabytes of them would exhaust the search.
const opening = /\/OpenAction(?![^\s\0()<>[\]{}/%])(?![\s\0]{0,1000}\[)/
const acting = named('URI|Named|Movie|Sound|Hide|ResetForm|Thread|SetOCGState|GoTo3DView|Trans|Next')

/** Returns the text between streams. In one pass: a pattern would look for each end again from each beginning. */
const withoutStreams = (text: string): string => {
  const parts: string[] = []
  for (let at = 0; ;) {
    const start = text.indexOf('stream', at)
    const end = start < 0 ? -1 : text.indexOf('endstream', start + 6)
    parts.push(text.slice(at, end < 0 ? undefined : start))
    if (end < 0) return parts.join(' ')
    at = end + 9
  }
}

const isWellFormed = (text: string, plain: string): boolean =>
  /^%PDF-[12]\.\d/.test(text) &&
  text.slice(-endWithin).includes('%%EOF') &&
  /\d\s+obj\b/.test(text) &&
  /\/Root(?![A-Za-z])/.test(plain)

/**
 * Checks that a file is a PDF and nothing else, that anybody can open it, and that opening it runs nothing: no script, no
 * program, no files inside, no other site. Every object is looked at, whichever table or update names it, and those that are
 * compressed too, up to 32 MB of them. It is no virus scanner and does not tell that a reader can draw the pages.
 * @throws FileRefused NOT_A_DOCUMENT, ENCRYPTED, ACTIVE_CONTENT, or DAMAGED when its objects cannot be read
 */
export const checkPdf = (bytes: Buffer): void => {
  const text = bytes.toString('latin1')
  const plain = withoutEscapes(text)
  if (!isWellFormed(text, plain) || isPolyglot(text)) throw new FileRefused('NOT_A_DOCUMENT')
  if (encrypted.test(plain)) throw new FileRefused('ENCRYPTED')
  const refuseActive = (objects: string): void => {
    if (active.test(objects) || attached.test(objects)) throw new FileRefused('ACTIVE_CONTENT')
  }
  let [opens, acts] = [false, false]
  const look = (objects: string): void => {
    if (happening.test(objects)) throw new FileRefused('ACTIVE_CONTENT')
    opens ||= opening.test(objects)
    acts ||= acting.test(objects)
    // The one may be compressed and the other not.
    if (opens && acts) throw new FileRefused('ACTIVE_CONTENT')
  }
  refuseActive(plain)
  look(withoutStreams(plain))
  for (const objects of readObjectStreams(bytes, text, plain)) {
    const read = withoutEscapes(objects)
    refuseActive(read)
    look(read)
  }
}
