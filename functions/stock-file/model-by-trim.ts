import type { CarModel, Make } from '#shared/reference/makes.ts'
import { spellingKey } from './vocabulary.ts'

type Trim = { model: CarModel; trim: string }

// What a C 63 AMG is called, too.
const spellingsOf = (trim: string): string[] => [trim, trim.replace(/ AMG$/, '')]

const trimsOf = (make: Make): Trim[] =>
  make.models.flatMap((model) => (model.trims ?? []).map((trim) => ({ model, trim })))

// An S 500 is an S-Class, whether or not there is a Maybach S 500.
const isNamedFor = ({ model, trim }: Trim): boolean => trim.split(' ', 1)[0] === model.name.split('-', 1)[0]

const byKey = (make: Make): ReadonlyMap<string, readonly Trim[]> => {
  const found = new Map<string, Trim[]>()
  for (const each of trimsOf(make).filter(({ trim }) => /\d/.test(trim)))
    for (const key of new Set(spellingsOf(each.trim).map(spellingKey)))
      found.set(key, [...(found.get(key) ?? []), each])
  return found
}

const trimTables = new Map<Make, ReadonlyMap<string, readonly Trim[]>>()

/**
 * The make's model and its trim, where people call the car by the trim alone: a C 200, a 320i. Only names with a number in them; SE or
 * Sport may be any model's that is not known to have one. Undefined where several models have it.
 */
export const modelByTrim = (make: Make, text: string): Trim | undefined => {
  const trims = trimTables.get(make) ?? byKey(make)
  trimTables.set(make, trims)
  const found = trims.get(spellingKey(text)) ?? []
  const named = found.filter(isNamedFor)
  const [only, ...others] = named.length > 0 ? named : found
  return others.length === 0 ? only : undefined
}
