import { findModel } from '#shared/reference/makes.ts'

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Variant = { make: string; model: string; variant: string }

const knownTrims = new Map<string, readonly string[]>()

/** The trims that a model is known to have, the longest first; folded once. */
const trimsOf = (make: string, model: string): readonly string[] => {
  const known = knownTrims.get(`${make}\n${model}`)
  if (known) return known
  const trims = (findModel(make, model)?.trims ?? []).map(fold).toSorted((a, b) => b.length - a.length)
  // A seller may type any name; only those of our list are kept.
  if (trims.length > 0) knownTrims.set(`${make}\n${model}`, trims)
  return trims
}

/**
 * The trim that a seller's own words name, in one spelling: the longest of the model's known trims among them ("GXR V6 full" is
 * GXR), else all of the words.
 */
export const trimOf = ({ make, model, variant }: Variant): string => {
  const words = ` ${fold(variant)} `
  return trimsOf(make, model).find((trim) => words.includes(` ${trim} `)) ?? words.trim()
}
