import { findModel } from '#shared/reference/makes.ts'

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Variant = { make: string; model: string; variant: string }

type KnownTrim = { name: string; folded: string }

const knownTrims = new Map<string, readonly KnownTrim[]>()

/** The trims that a model is known to have, the longest first; folded once. */
const trimsOf = (make: string, model: string): readonly KnownTrim[] => {
  const known = knownTrims.get(`${make}\n${model}`)
  if (known) return known
  const trims = (findModel(make, model)?.trims ?? [])
    .map((name) => ({ name, folded: fold(name) }))
    .toSorted((a, b) => b.folded.length - a.folded.length)
  // A seller may type any name; only those of our list are kept.
  if (trims.length > 0) knownTrims.set(`${make}\n${model}`, trims)
  return trims
}

/**
 * The trim that a seller's own words name: the longest of the model's known trims among them ("gxr V6 full" is GXR), else all of the
 * words, without their commas: a search parts the trims it asks for by those.
 */
export const trimOf = ({ make, model, variant }: Variant): string => {
  const words = ` ${fold(variant)} `
  const known = trimsOf(make, model).find(({ folded }) => words.includes(` ${folded} `))
  return known?.name ?? variant.replace(/[\s,]+/g, ' ').trim()
}

/** The same in one spelling, by which cars are compared. */
export const foldedTrim = (car: Variant): string => fold(trimOf(car))

/** A trim of `foldedTrim` as our list writes it; undefined for one that only sellers name. */
export const trimName = (make: string, model: string, trim: string): string | undefined =>
  trimsOf(make, model).find(({ folded }) => folded === trim)?.name
