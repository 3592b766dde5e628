import type { Saying } from './messages.ts'
import type { Language } from '#shared/constants/market.ts'

/* eslint-disable no-control-regex -- control characters are what this is about */
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g
// Overrides and isolates could turn the rest of a line around; the ones that emails need are put there by us.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Text as one line of at most `max` UTF-16 units: without line breaks, which would end a mail's header and begin another,
 * and without characters that turn the direction of what follows.
 */
export const oneLine = (text: string, max = 200): string => {
  const line = text.toWellFormed().replaceAll(bidiControls, '').replaceAll(breaks, ' ').trim()
  return line.length <= max
    ? line
    : `${line
        .slice(0, max - 1)
        .toWellFormed()
        .replace('\ufffd', '')
        .trimEnd()}…`
}

const first = '\u2068'
const last = '\u2069'

/** A name or number inside a sentence, which may run the other way than the sentence does. */
export const isolate = (text: string): string => `${first}${oneLine(text)}${last}`

/** Isolates an amount formatted by us: its figure and its currency stay on one line, which `isolate` does not ensure. */
export const isolateAmount = (amount: string): string => `${first}${amount}${last}`

/** The sentence without its isolates, for subjects and text messages: old devices show them as boxes. */
export const withoutIsolates = (text: string): string => text.replaceAll(first, '').replaceAll(last, '')

/** The isolates of a sentence, already escaped, as HTML. */
export const isolatesAsHtml = (text: string): string =>
  text.replaceAll(first, '<bdi>').replaceAll(last, '</bdi>')

/** An email in one language before it takes the form of text or HTML. Addresses are absolute. */
export type EmailPage = Saying & {
  language: Language
  direction: 'ltr' | 'rtl'
  brand: string
  /** The address of the first page. */
  home: string
  link: string | undefined
  /** The address of the secondary link. */
  otherLink: string | undefined
  /** The car or plate that it is about. */
  item:
    | {
        title: string
        /** The number of a plate, which stands where a car has its photo. */
        plate: string | undefined
        price: string | undefined
        previousPrice: string | undefined
        photo: string | undefined
      }
    | undefined
  why: string
  /** Label and address of what the footer offers. */
  footer: readonly { label: string; link: string }[]
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/**
 * A typed name in which mail programs find neither address nor domain to make a link of: what stands in both is followed by an invisible
 * word joiner.
 */
export const withoutLinks = (text: string): string => oneLine(text).replace(/[.:/@。．]/g, '$&\u2060')

/** The email as plain text, for programs and people that show no HTML. */
export const textEmail = (page: EmailPage): string => {
  const { paragraphs, button, link, otherwise, otherLink, note, item, why, footer } = page
  const parts = [
    ...(item ? [[item.title, item.price].filter(Boolean).join('\n')] : []),
    ...paragraphs.map((paragraph) => {
      if (typeof paragraph === 'string') return paragraph
      return quoted('typed' in paragraph ? withoutLinks(paragraph.typed) : paragraph.quote)
    }),
    ...(button && link ? [`${button}:\n${link}`] : []),
    ...(otherwise && otherLink ? [`${otherwise}:\n${otherLink}`] : []),
    ...(note ? [note] : []),
    ['--', why, ...footer.map(({ label, link: address }) => `${label}: ${address}`)].join('\n'),
  ]
  return `${withoutIsolates(parts.join('\n\n'))}\n`
}
