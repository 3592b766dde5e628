import { FileRefused } from '#functions/jobs/file-refused.ts'
import { withoutEscapes } from '#functions/jobs/pdf-names.ts'
import { readObjectStreams } from '#functions/jobs/pdf-object-streams.ts'
import { isPolyglot } from './polyglot.ts'

// Readers forgive more; a scanner or a government's website writes the marks where the standard wants them.
const endWithin = 1024

// Ends a name: white space, NUL included, or what begins something else. Names this long do not come up by chance in ten
// megabytes of picture. A script's action is always named so; /JS, which could come up, only holds its text.
// Another file that is opened or sent to from within is on somebody's server, who then learns who reads, and on Windows more.
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|ImportData|SubmitForm|GoToE|GoToR)(?![^\s\0()<>[\]{}/%])/
const encrypted = /\/Encrypt(?![^\s\0()<>[\]{}/%])/
// Forms of the old kind carry scripts of their own.
const script = /\/(?:JS|XFA)(?![^\s\0()<>[\]{}/%])/

/** What is between streams. In one pass: a pattern would look for each end again from each beginning. */
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

/** @throws FileRefused ACTIVE_CONTENT */
const checkObjects = (plain: string): void => {
  if (active.test(plain) || script.test(withoutStreams(plain))) throw new FileRefused('ACTIVE_CONTENT')
}

/**
 * Checks that a file is a PDF and nothing else, that anybody can open it, and that opening it runs nothing: no script, no
 * program, no files inside. Objects that are compressed are looked at too, up to 32 MB of them. It is no virus scanner and does
 * not tell that a reader can draw the pages.
 * @throws FileRefused NOT_A_DOCUMENT, ENCRYPTED, ACTIVE_CONTENT, or DAMAGED when its objects cannot be read
 */
export const checkPdf = (bytes: Buffer): void => {
  const text = bytes.toString('latin1')
  const plain = withoutEscapes(text)
  if (!isWellFormed(text, plain) || isPolyglot(text)) throw new FileRefused('NOT_A_DOCUMENT')
  if (encrypted.test(plain)) throw new FileRefused('ENCRYPTED')
  checkObjects(plain)
  for (const objects of readObjectStreams(bytes, text, plain)) checkObjects(withoutEscapes(objects))
}
