import { oneLine } from '#functions/mail/one-line.ts'

const first = '\u2068'
const last = '\u2069'

/** A name or number inside a sentence, which may run the other way than the sentence does. */
export const isolate = (text: string): string => `${first}${oneLine(text)}${last}`

/** An amount as our own formats write it: its figure and its currency stay on one line, as `isolate` would not let them. */
export const isolateAmount = (amount: string): string => `${first}${amount}${last}`

/** The sentence without its isolates, for subjects and text messages: old devices show them as boxes. */
export const withoutIsolates = (text: string): string => text.replaceAll(first, '').replaceAll(last, '')

/** The isolates of a sentence, already escaped, as HTML. */
export const isolatesAsHtml = (text: string): string =>
  text.replaceAll(first, '<bdi>').replaceAll(last, '</bdi>')
