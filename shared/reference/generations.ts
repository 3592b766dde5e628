import { americanGenerations } from './generations-america.ts'
import { asianGenerations } from './generations-asia.ts'
import { europeanGenerations } from './generations-europe.ts'
import { spelledInArabic } from './letters.ts'
import type { Label } from '#shared/constants/market.ts'

/**
 * Models by make, a line each: the model's name as `makes` has it, then its generations from the oldest on:
 * `code first-last (facelift, facelift) = name = name`. Without a last year it is still made. The first of the names, else the code,
 * is shown; a name of digits alone is one only beside the model's ("Prado 150"). Where two were sold in one year, it counts for the
 * newer.
 */
export type GenerationTable = Readonly<Record<string, readonly string[]>>

/** A generation of a model. */
export type Generation = {
  /** Unique among the generations of its model: the value of the filter and of the index. */
  code: string
  /** Model years, both included; without `to` it is still made. */
  from: number
  to?: number
  /** First model years of changed looks, ascending. */
  facelifts: readonly number[]
  /** The name that is shown: "LC200", "إل سي 200". */
  label: Label
  /** All that people write for it in Latin letters and digits, its code among them. */
  names: readonly string[]
}

const form = /^(\S+) (\d{4})-(\d{4})?(?: \(([\d, ]+)\))?(?: = (.+))?$/

const toGeneration = (text: string): Generation => {
  const [, code, from, to, facelifts, names] = form.exec(text) ?? []
  if (!code) throw new Error(`not a generation: ${text}`)
  const others = names?.split(' = ') ?? []
  const shown = others[0] ?? code
  return {
    code,
    from: Number(from),
    ...(to && { to: Number(to) }),
    facelifts: facelifts?.split(', ').map(Number) ?? [],
    label: { en: shown, ar: spelledInArabic(shown) },
    names: [code, ...others],
  }
}

const toModel = (line: string): readonly [model: string, generations: readonly Generation[]] => {
  const [model = '', generations = ''] = line.split(': ')
  return [model, generations.split('; ').map(toGeneration)]
}

/** Every model with known generations, by make and model; those of a model from the oldest on. */
export const generations: ReadonlyMap<string, ReadonlyMap<string, readonly Generation[]>> = new Map(
  Object.entries({ ...asianGenerations, ...americanGenerations, ...europeanGenerations }).map(
    ([make, lines]) => [make, new Map(lines.map(toModel))],
  ),
)

/** The known generations of a model from the oldest on; none where we know none. */
export const generationsOf = (make: string, model: string): readonly Generation[] =>
  generations.get(make)?.get(model) ?? []

/** The generation of a car by its model year, or undefined where we know none. */
export const generationOf = (make: string, model: string, year: number): Generation | undefined =>
  generationsOf(make, model).find(({ from, to = Infinity }) => from <= year && year <= to)
