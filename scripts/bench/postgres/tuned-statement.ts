import type { Pack } from './packs.ts'
import { collectValues } from './values.ts'
import type { Codes } from '#scripts/bench/sql/codes.ts'
import { conditionsOf, orderOf, textOf } from '#scripts/bench/sql/conditions.ts'
import { facetNames, type ListingQuery } from '#shared/schemas/listing-query.ts'

/** One row of the answer: what it tells, a code or packed codes, how many, and on the page's rows an id. */
export type Part = readonly [kind: number, code: string | null, count: string | null, id: string | null]

/** Kinds of rows: below `ownKind` the masks that GROUPING makes of the packs, from it on facets by their place. */
export const ownKind = 100
export const pageKind = -1

const isFacet = (column: string) => (facetNames as readonly string[]).includes(column)

const kept = ['seq', 'id', ...facetNames, 'price', 'year', 'mileage', 'views', 'featured', 'created'].join(
  ', ',
)

/** The whole answer in one statement: the facets without a filter together, each filtered one by itself, and the page. */
export const tunedStatement = (query: ListingQuery, codes: Codes, packs: readonly Pack[]) => {
  const { add, where, all } = collectValues((column) => (isFacet(column) ? 'smallint' : 'int'))
  const conditions = conditionsOf(query, codes.find)
  const text = textOf(query)
    .map((word) => `'${word}':*`)
    .join(' & ')

  // What the text finds within the limits is looked up once; without a text the indexes know all that is asked.
  const matched = () => {
    const limits = conditions.filter(({ facet }) => !facet)
    return `WITH matched AS MATERIALIZED (
      SELECT ${kept} FROM (SELECT * FROM listing WHERE words @@ ${add(text, 'tsquery')}) AS found ${where(limits)})`
  }
  const first = text === '' ? '' : matched()
  const from = text === '' ? 'listing' : 'matched'

  const filter = where(conditions)
  const sets = packs.map(({ sql }) => sql)
  const unfiltered =
    sets.length === 0
      ? `SELECT 0, NULL::bigint, count(*), NULL FROM ${from} ${filter}`
      : `SELECT GROUPING(${sets.join(', ')}), coalesce(${sets.join(', ')}), count(*), NULL FROM ${from} ${filter}
         GROUP BY GROUPING SETS (${sets.map((set) => `(${set})`).join(', ')}, ())`
  const own = conditions.flatMap(({ facet }) => {
    if (!facet) return []
    const others = where(conditions.filter((condition) => condition.facet !== facet))
    return `SELECT ${ownKind + facetNames.indexOf(facet)}, ${facet}, count(*), NULL FROM ${from} ${others} GROUP BY ${facet}`
  })
  const page = `SELECT ${pageKind}, NULL, NULL, id FROM (
    SELECT id FROM ${from} ${filter} ORDER BY ${orderOf(query)}
    LIMIT ${add(query.limit)} OFFSET ${add((query.page - 1) * query.limit)}) AS page`
  const parts = [unfiltered, ...own, page].map((part) => `(${part})`)
  return { sql: `${first} ${parts.join(' UNION ALL ')}`, values: all }
}
