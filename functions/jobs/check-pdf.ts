import { inflateSync } from 'node:zlib'
import { FileRefused, isPolyglot } from './check-file.ts'

const hash = 0x23

/** A hex digit's value, or -1. */
const digit = (code = 0): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/**
 * A PDF's text (a character per byte) with its names as a reader understands them: `/J#61vaScript` is `/JavaScript`. Byte by
 * byte, because a pattern would make a string of each escape, and a file can be nothing but escapes.
 */
const withoutEscapes = (text: string): string => {
  if (!text.includes('#')) return text
  const bytes = Buffer.from(text, 'latin1')
  let to = 0
  for (let from = 0; from < bytes.length; from++) {
    const [high, low] = bytes[from] === hash ? [digit(bytes[from + 1]), digit(bytes[from + 2])] : [-1, -1]
    const isEscape = high >= 0 && low >= 0
    bytes[to++] = isEscape ? high * 16 + low : bytes[from]!
    if (isEscape) from += 2
  }
  return bytes.toString('latin1', 0, to)
}

// A file of 10 MB with every object compressed has a few MB of them; a bomb has gigabytes.
const inflatedBytes = 32 * 1024 * 1024
// Ten megabytes hold some thousands.
const streamsAtMost = 50_000
// A dictionary of an object stream has a handful of entries.
const dictionaryChars = 2048

const streamStart = /(?<!end)stream(?:\r\n|\n|\r)/g

const namesIn = (text: string): number => text.match(/\/ObjStm(?![A-Za-z0-9])/g)?.length ?? 0

/** The text that describes a stream: what follows the last `obj` before it. None is read for two streams. */
const dictionaryBefore = (text: string, at: number, lastEnd: number): string => {
  const before = text.slice(Math.max(lastEnd, at - dictionaryChars), at)
  return withoutEscapes(before.slice(before.lastIndexOf('obj') + 1))
}

const inflate = (body: Buffer, atMost: number): Buffer => {
  try {
    // To the end of the compressed data, regardless of where `endstream` or the dictionary's length may put it.
    return inflateSync(body, { maxOutputLength: Math.max(1, atMost) })
  } catch (error) {
    throw new FileRefused('DAMAGED', error)
  }
}

/**
 * The contents of a PDF's object streams, one after another: objects in them are invisible in the file's text. `plain` is that
 * text with its names unescaped.
 * @throws FileRefused DAMAGED when one is not compressed as all programs do it, does not inflate, or inflates beyond 32 MB
 * together
 */
function* readObjectStreams(bytes: Buffer, text: string, plain: string): Generator<string> {
  const announced = namesIn(plain)
  let [found, left, streams, lastEnd] = [0, inflatedBytes, 0, 0]
  if (announced === 0) return
  for (const { index, 0: mark } of text.matchAll(streamStart)) {
    if (++streams > streamsAtMost) throw new FileRefused('DAMAGED')
    const dictionary = dictionaryBefore(text, index, lastEnd)
    lastEnd = index + mark.length
    const names = namesIn(dictionary)
    found += names
    // One that is not compressed is part of the text.
    if (names === 0 || !dictionary.includes('/Filter')) continue
    const isPlain = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary)
    // Another filter, or one after another, or rows that a predictor has changed: nobody writes them but to hide.
    if (!isPlain || /\/(?:Predictor|F|FFilter)(?![A-Za-z])/.test(dictionary)) throw new FileRefused('DAMAGED')
    const objects = inflate(bytes.subarray(lastEnd), left)
    left -= objects.length
    yield objects.toString('latin1')
  }
  // One that is announced and not where streams are was put where only a reader finds it.
  if (found < announced) throw new FileRefused('DAMAGED')
}

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
