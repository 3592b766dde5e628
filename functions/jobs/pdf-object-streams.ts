import { inflateSync } from 'node:zlib'
import { FileRefused } from '#functions/jobs/file-refused.ts'
import { withoutEscapes } from '#functions/jobs/pdf-names.ts'

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
    // To the end of what is compressed, wherever `endstream` or the dictionary's length may say that it ends.
    return inflateSync(body, { maxOutputLength: Math.max(1, atMost) })
  } catch (error) {
    throw new FileRefused('DAMAGED', error)
  }
}

/**
 * The contents of a PDF's object streams, one after another: objects hide in them from whoever looks at the file's text.
 * `plain` is that text with its names unescaped.
 * @throws FileRefused DAMAGED when one is not compressed as all programs do it, does not inflate, or inflates beyond 32 MB
 * together
 */
export function* readObjectStreams(bytes: Buffer, text: string, plain: string): Generator<string> {
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
