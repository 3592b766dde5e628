import { constants, inflateSync } from 'node:zlib'
import { FileRefused } from './file-refused.ts'

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
export const withoutEscapes = (text: string): string => {
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
// The longest dictionary that is read. One of a stream of objects has a handful of entries.
const dictionaryChars = 2048
// Two numbers and what separates them.
const sniffedBytes = 256

/** The keyword that a stream begins after; readers pass over what else stands in its line. */
const streamStart = /(?<!end)stream[^\S\r\n]*(?:\r\n|\n|\r)/g

// Readers find objects by `/First`, which says where they begin, and some do not ask for the type. Outlines have a `/First` too, a reference.
const marks = /\/ObjStm(?![A-Za-z0-9])|\/First(?![^\s\0()<>[\]{}/%])(?!\s*\d+\s+\d+\s+R)/g

const marksIn = (text: string): number => text.match(marks)?.length ?? 0

/** A keyword within a string, which would hide where a dictionary begins: nobody writes one there but to hide. */
const hidesKeyword = /\([^()]{0,200}obj[^()]{0,200}\)/

/** The text that describes a stream: what follows the last `obj` before it. None is read for two streams. */
const dictionaryBefore = (text: string, at: number, lastEnd: number): string => {
  const before = text.slice(Math.max(lastEnd, at - dictionaryChars), at)
  const own = before.slice(before.lastIndexOf('endobj') + 1)
  if (/\/First(?![A-Za-z])/.test(withoutEscapes(own)) && hidesKeyword.test(own))
    throw new FileRefused('DAMAGED')
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

const startsAsObjects = /^(?:[\s\0]|%[^\r\n]*[\r\n])*[+-]?\d+[\s\0]+[+-]?\d+/

/** Whether compressed data begins as a stream of objects does, with the number of one and its place, whatever its dictionary says. */
const seemsObjects = (body: Buffer): boolean => {
  // The header of what zlib writes: method 8, and a check sum of the two bytes.
  if ((body[0] ?? 0) % 16 !== 8 || body.readUInt16BE(0) % 31 !== 0) return false
  try {
    const beginning = inflateSync(body.subarray(0, sniffedBytes), { finishFlush: constants.Z_SYNC_FLUSH })
    return startsAsObjects.test(beginning.toString('latin1', 0, sniffedBytes))
  } catch {
    return false
  }
}

// A reference: what it leads to may be in a stream of objects itself.
const indirect = /\/(?:First|N|Filter|DecodeParms)\s*\d+\s+\d+\s+R/
const onlyFlate = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/
// Rows that a predictor has changed, and another file's content.
const changed = /\/(?:Predictor|F|FFilter)(?![A-Za-z])/

/**
 * The contents of a PDF's object streams, one after another: objects in them are invisible in the file's text. `plain` is that
 * text with its names unescaped.
 * @throws FileRefused DAMAGED when one is not compressed as all programs do it, does not inflate, or inflates beyond 32 MB
 * together
 */
export function* readObjectStreams(bytes: Buffer, text: string, plain: string): Generator<string> {
  const announced = marksIn(plain)
  let [found, left, streams, lastEnd] = [0, inflatedBytes, 0, 0]
  for (const { index, 0: mark } of text.matchAll(streamStart)) {
    if (++streams > streamsAtMost) throw new FileRefused('DAMAGED')
    const dictionary = dictionaryBefore(text, index, lastEnd)
    lastEnd = index + mark.length
    const body = bytes.subarray(lastEnd)
    const named = marksIn(dictionary)
    found += named
    if (named === 0 && !/\/First\s*\d+\s+\d+\s+R/.test(dictionary)) {
      // By its content; a page's drawing may begin with numbers too, and be as long as it likes.
      if (body.length > 2 && seemsObjects(body)) {
        const drawn = inflate(body, inflatedBytes)
        left -= drawn.length
        if (left < 0) throw new FileRefused('DAMAGED')
        yield drawn.toString('latin1')
      }
      continue
    }
    if (indirect.test(dictionary)) throw new FileRefused('DAMAGED')
    if (!dictionary.includes('/Filter')) {
      const end = text.indexOf('endstream', lastEnd)
      yield text.slice(lastEnd, end < 0 ? undefined : end)
      continue
    }
    // Another filter, or one after another: nobody writes them but to hide.
    if (!onlyFlate.test(dictionary) || changed.test(dictionary)) throw new FileRefused('DAMAGED')
    const objects = inflate(body, left)
    left -= objects.length
    yield objects.toString('latin1')
  }
  // One that is announced and not where streams are was put where only a reader finds it.
  if (found < announced) throw new FileRefused('DAMAGED')
}
