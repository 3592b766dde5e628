import { comparedAtMost } from '#shared/constants/search-limits.ts'

export type ComparedNames = {
  /** Slugs or ids, each once, in the order of the address. */
  names: string[]
  /** How many more the address names than are compared. */
  left: number
}

/** The cars that an address names: `?cars=a,b`. */
export const readCompared = (params: URLSearchParams): ComparedNames => {
  const given = (params.get('cars') ?? '').split(',').map((name) => name.trim())
  const all = [...new Set(given.filter(Boolean))]
  const names = all.slice(0, comparedAtMost)
  return { names, left: all.length - names.length }
}

/** The same cars without those named a second time, by id after the slug. */
export const eachOnce = <Car extends { id: string }>(cars: readonly Car[]): Car[] =>
  cars.filter(({ id }, index) => cars.findIndex((other) => other.id === id) === index)
