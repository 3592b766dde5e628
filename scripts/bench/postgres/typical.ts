import { askOnce, type Ask } from './ask.ts'
import { startPostgres } from './cluster.ts'
import { loadTypical, typeOf } from './typical-table.ts'
import { collectValues } from './values.ts'
import type { Market } from '#scripts/bench/market.ts'
import { conditionsOf, orderOf, textOf } from '#scripts/bench/sql/conditions.ts'
import { addCount, noCounts, type Read, type System } from '#scripts/bench/systems.ts'
import { facetNames, type FacetName, type ListingQuery } from '#shared/schemas/listing-query.ts'

const search = async (ask: Ask, query: ListingQuery): Promise<Read> => {
  const conditions = conditionsOf(query, (_, values) => values)
  const text = textOf(query)
    .map((word) => `'${word}':*`)
    .join(' & ')
  const select = async <R extends readonly unknown[]>(
    what: string,
    facet: FacetName | undefined,
    after: string,
  ) => {
    const { where, add, all } = collectValues((column) =>
      (facetNames as readonly string[]).includes(column) ? typeOf(column) : 'int',
    )
    const filter = where(conditions.filter((condition) => facet === undefined || condition.facet !== facet))
    const matches =
      text === '' ? '' : `${filter === '' ? 'WHERE' : 'AND'} vector @@ to_tsquery('simple', ${add(text)})`
    return ask<R>(`SELECT ${what} FROM listing ${filter} ${matches} ${after}`, all)
  }
  const [[total] = ['0']] = await select<[string]>('count(*)', undefined, '')
  const place = `ORDER BY ${orderOf(query)} LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`
  const page = await select<[string]>('id', undefined, place)
  const counted: (readonly [facet: FacetName, rows: readonly [string | boolean, string][]])[] = []
  for (const facet of facetNames)
    counted.push([
      facet,
      await select<[string | boolean, string]>(`${facet}, count(*)`, facet, `GROUP BY ${facet}`),
    ])
  return () => {
    const facets = noCounts()
    for (const [facet, rows] of counted)
      for (const [value, count] of rows) addCount(facets[facet], String(value), Number(count))
    return { ids: page.map(([id]) => id), total: Number(total), facets }
  }
}

/** PostgreSQL as a marketplace usually has it: the defaults, an index for each column, a statement for each part. */
export const openTypical = async (programs: string, market: Market): Promise<System> => {
  const { client, stop } = await startPostgres(programs, {})
  const ask = askOnce(client)
  await loadTypical(ask, market)
  const [[diskBytes = 0] = []] = await ask<[string]>("SELECT pg_total_relation_size('listing')")
  return {
    name: 'PostgreSQL, typical',
    ask: (query) => search(ask, query),
    diskBytes: Number(diskBytes),
    close: stop,
  }
}
