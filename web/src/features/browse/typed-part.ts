import { fold } from '#web/i18n/fold.ts'

/** A part of a text in UTF-16 units: from `start` up to, not including, `end`. */
export type Part = { start: number; end: number }

const isLetter = /[\p{L}\p{N}\p{M}]/u
const isMark = /\p{M}/u

/** The text as it is compared, and for each of its units the place in `text` that it came from. */
const foldedWithPlaces = (text: string) => {
  let folded = ''
  const places: Part[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const unit = fold(character)
    // A vowel sign belongs to the letter before it.
    if (unit === '' && isMark.test(character) && places.length > 0) places.at(-1)!.end = end
    for (let index = 0; index < unit.length; index++) places.push({ start, end })
    folded += unit
    start = end
  }
  return { folded, places }
}

const find = (name: string, typed: string): Part | undefined => {
  const wanted = fold(typed)
  if (!wanted) return undefined
  const { folded, places } = foldedWithPlaces(name)
  let found: Part | undefined
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const part = { start: places[at]!.start, end: places[at + wanted.length - 1]!.end }
    if (!isLetter.test(name[part.start - 1] ?? '')) return part
    found ??= part
  }
  return found
}

/**
 * Where a name has what was typed, spelling variants forgiven: at the beginning of a word if it can be, else anywhere.
 * Of a longer text its last word counts, which the suggestion completes.
 */
export const typedPart = (name: string, typed: string): Part | undefined =>
  find(name, typed) ?? find(name, typed.trim().split(/\s+/).at(-1)!)
