import { interpretQuery } from '#functions/search/search.ts'
import type { Relaxation } from '#shared/schemas/understood.ts'

/** A text to try instead of another, and how it came about. */
export type OtherText = NonNullable<Relaxation['text']>

type Part = { start: number; end: number; make?: string }

// Each costs a search; people write fewer.
const partsAtMost = 8

/** Without the signs that stand alone once their words are gone. */
const tidy = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')

/** The parts of a text by their places: what was understood, and each other word. */
const partsOf = (search: string): Part[] => {
  const understood = interpretQuery({ search }).understood.map((part): Part =>
    'make' in part && part.make ? { ...part, make: part.make } : { start: part.start, end: part.end },
  )
  const words = Array.from(search.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const others = words.filter(
    ({ start, end }) =>
      /[\p{L}\p{N}]/u.test(search.slice(start, end)) &&
      understood.every((part) => end <= part.start || start >= part.end),
  )
  return [...understood, ...others].toSorted((a, b) => a.start - b.start).slice(0, partsAtMost)
}

const replaced = (search: string, { start, end }: Part, by: string): string =>
  tidy(`${search.slice(0, start)} ${by} ${search.slice(end)}`)

/** The text without each of its parts, and with the make alone where it names a model. Empty for a text of one word. */
export const shorterTexts = (search: string): OtherText[] => {
  const parts = partsOf(search)
  const makes = parts.flatMap((part): OtherText[] =>
    part.make ? [{ how: 'instead', words: part.make, search: replaced(search, part, part.make) }] : [],
  )
  if (parts.length < 2) return makes
  const without = parts.map((part): OtherText => ({
    how: 'without',
    words: search.slice(part.start, part.end),
    search: replaced(search, part, ''),
  }))
  return [...without, ...makes]
}

/** Each part of a text alone: what there is of it. */
export const singleParts = (search: string): OtherText[] => {
  const parts = partsOf(search)
  if (parts.length < 2) return []
  return parts.map(({ start, end }) => {
    const words = search.slice(start, end)
    return { how: 'only', words, search: words }
  })
}
