import { whereOf, type Ask } from './statements.ts'
import type { Codes } from '#scripts/bench/sql/codes.ts'
import type { Condition } from '#scripts/bench/sql/conditions.ts'
import { facetNames, type FacetName } from '#shared/schemas/listing-query.ts'

type Counted = { ask: Ask; codes: Codes; conditions: readonly Condition<number>[]; hasText: boolean }

/** How many rows have a code of a facet; the same code may come several times. */
type Count = readonly [facet: FacetName, code: number, count: number]
type Found = { total: number; readCounts: () => Count[] }

// With few values, one pass that counts them all is several times faster than GROUP BY, which sorts.
const fewValues = facetNames.filter((facet) => facet !== 'make' && facet !== 'model')
const ofCar = ['make', 'model'] as const

const countFew = (facets: readonly FacetName[], { ask, codes, conditions, hasText }: Counted): Found => {
  const cells = facets.flatMap((facet) => codes.all(facet).map((code) => [facet, code] as const))
  const sums = cells.map(([facet, code]) => `count(*) FILTER (WHERE ${facet} = ${code})`)
  const where = whereOf(conditions, hasText)
  const sql = `SELECT ${['count(*)', ...sums].join(', ')} FROM listing ${where.sql}`
  const [[total = 0, ...counts] = []] = ask(sql, where.values)
  return {
    total: Number(total),
    readCounts: () => cells.map(([facet, code], place) => [facet, code, Number(counts[place])]),
  }
}

const countCars = (
  facets: readonly FacetName[],
  { ask, conditions, hasText }: Counted,
): Found['readCounts'] => {
  if (facets.length === 0) return () => []
  const where = whereOf(conditions, hasText)
  // In the order of an index, so that nothing is sorted.
  const rows = ask(
    `SELECT make, model, count(*) FROM listing ${where.sql} GROUP BY make, model`,
    where.values,
  )
  return () =>
    facets.flatMap((facet) =>
      rows.map(([make, model, count]): Count => [
        facet,
        Number(facet === 'make' ? make : model),
        Number(count),
      ]),
    )
}

const countOwn = (facet: FacetName, counted: Counted): Found['readCounts'] => {
  const others = {
    ...counted,
    conditions: counted.conditions.filter((condition) => condition.facet !== facet),
  }
  return facet === 'make' || facet === 'model'
    ? countCars([facet], others)
    : countFew([facet], others).readCounts
}

/** The total and the counts of every facet: two passes for all that are not filtered, and one for each that is. */
export const countSqlite = (counted: Counted): Found => {
  const isFiltered = (name: FacetName) => counted.conditions.some(({ facet }) => facet === name)
  const few = countFew(
    fewValues.filter((facet) => !isFiltered(facet)),
    counted,
  )
  const others = [
    countCars(
      ofCar.filter((facet) => !isFiltered(facet)),
      counted,
    ),
    ...facetNames.filter(isFiltered).map((facet) => countOwn(facet, counted)),
  ]
  return { total: few.total, readCounts: () => [few.readCounts, ...others].flatMap((read) => read()) }
}
