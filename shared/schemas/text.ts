import * as z from 'zod/mini'
import { isWebAddress } from '#shared/rules/web-address.ts'

/* eslint-disable no-control-regex -- control characters are what these patterns are about */
// C0 and C1 controls; long text keeps its line breaks.
const controls = /[\u0000-\u001f\u007f-\u009f]/
const controlsButNewline = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/
// Bidi overrides and isolates can make a name read as another name; ordinary Arabic needs none of them.
export const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g
const invisible = /[\u200b\u2060\ufeff]/g

const clean = (text: string) => text.normalize('NFC').replace(bidiControls, '').replace(invisible, '').trim()

/** Well-formed Unicode without control characters. */
export const isPlain = (text: string): boolean => text.isWellFormed() && !controls.test(text)

const isSafe = (pattern: RegExp, message: string) =>
  z.refine<string>((text) => text.isWellFormed() && !pattern.test(text), { error: message })

const atMost = (max: number): string => `Please enter at most ${max} characters`

// Before anything that reads the text: zod goes on after a limit that does not end its checks, with whatever a body has room for. Four
// times what may stay, since spaces and unseen characters go first.
const end = (max: number) => z.maxLength(max * 4, { error: atMost(max), abort: true })

/** The sentence for a missing answer. */
export const required = 'This is required'

/** One line of text as people write it, 1 to `max` characters, trimmed, NFC, without control or bidi-override characters. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .check(
      end(max),
      isSafe(controls, 'Please remove control characters'),
      z.overwrite(clean),
      z.minLength(min, { error: min === 1 ? required : `Please enter at least ${min} characters` }),
      z.maxLength(max, { error: atMost(max) }),
    )

// Signs that pass for a mark of the platform (✅ ✔ ☑ √) or for a letter (an ogonek alone, for an i), pictures, a blank of Braille, and letters
// that no font has.
const pictures = /(?![+~|^`´¨¸©®™°№])[\p{So}\p{Sm}\p{Sk}\p{Me}\p{Co}\p{Cn}]/u
// More than three marks on one letter cover the lines around it.
const piled = /\p{Mn}{4}/u
const latin = /\p{Script=Latin}/u
const otherLetter = /(?!\p{Script=Latin})\p{L}/u
// A word of Latin letters with one of another alphabet among them (Sіdra) is made to be misread. Marks belong to every alphabet. Word by
// word: one pattern for both would read a long word again from each of its letters.
const isMixed = (text: string): boolean =>
  text.split(/[\s\p{P}]+/u).some((word) => latin.test(word) && otherLetter.test(word))
// Characters that nobody sees. A zero-width non-joiner between letters of Arabic script is spelling.
const unseen = /(?!(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic}))\p{Default_Ignorable_Code_Point}/gu

/**
 * The name of a person or a company as others are shown it, 1 to `max` characters: with a letter that can be seen, without pictures, and
 * each word in one alphabet. Unseen characters are taken out.
 */
export const displayName = (max: number, min = 1) =>
  line(max, 0).check(
    z.overwrite((text) => text.replace(unseen, '').trim()),
    z.minLength(min, { error: required }),
    z.refine((text) => text === '' || /\p{L}/u.test(text), { error: 'Please write a name with letters' }),
    z.refine((text) => !pictures.test(text) && !piled.test(text), {
      error: 'Please leave out symbols and emoji',
    }),
    z.refine((text) => !isMixed(text), { error: 'Please write each word in one alphabet' }),
  )

/** Several lines of text, 0 to `max` characters; line breaks become \n. */
export const paragraphs = (max: number) =>
  z.string().check(
    end(max),
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    isSafe(controlsButNewline, 'Please remove control characters'),
    z.overwrite(clean),
    z.maxLength(max, { error: atMost(max) }),
  )

/** Text as it stands in a field that is still being filled in: neither trimmed nor changed, so that it comes back as it was typed. */
export const typedText = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, { error: atMost(max), abort: true }),
      isSafe(controlsButNewline, 'Please remove control characters'),
    )

/** Several lines of text, 1 to `max` characters. */
export const requiredParagraphs = (max: number) => paragraphs(max).check(z.minLength(1, { error: required }))

/** An instant as ISO 8601 in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { abort: true }))

/** An instant that somebody sends: on a day that exists, since the 31st of June would silently become the 1st of July. */
export const sentInstant = instant.check(
  // Of an instant that is none, the JSON is null.
  z.refine((text) => new Date(text).toJSON() === text, { error: 'Please choose a day that exists' }),
)

/** A whole number from `min` to `max`, as JSON number: no text, no fraction, and one zero, since JSON has two and the table one. */
export const whole = (min: number, max: number) =>
  z.int().check(
    z.gte(min),
    z.lte(max),
    z.refine((number) => !Object.is(number, -0)),
  )

/** An address on the web, http or https alone, at a name that everybody can look up; '' is none where `min` is 0. */
export const webAddress = (max: number, min = 1) =>
  line(max, min).check(
    z.refine((text) => text === '' || isWebAddress(text), {
      error: 'Please enter a web address that begins with http:// or https://',
    }),
  )
