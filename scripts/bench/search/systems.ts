import { cpuMs } from '#scripts/bench/measure.ts'
import { countFacets } from '#functions/search/count-facets.ts'
import { attributeKey, modelValue, qualities, type Term } from '#functions/search/interpretation.ts'
import { interpretQuery, search } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { selectRows } from '#functions/search/select-rows.ts'
import { type ComparedFacet, comparedFacets } from './compared.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { createHash } from 'node:crypto'

const anyOf = (keys: readonly Term['attributes'][number]['key'][]): Term => ({
  attributes: keys.map((key) => ({ key, quality: qualities.named })),
  words: [],
  prefixes: [],
})

// Named in the text instead, makes and models choose the same cars, and no facet ignores them.
const carsAsText = ({ make, model }: ListingQuery): Term[] => [
  ...(make ? [anyOf(make.map((name) => attributeKey('make', name)))] : []),
  ...(make && model
    ? [anyOf(make.flatMap((name) => model.map((each) => attributeKey('model', modelValue(name, each)))))]
    : []),
]

const count = (index: SearchIndex, query: ListingQuery, ignoreOwn: boolean): void => {
  const { terms, ranges } = interpretQuery(query)
  const { make: _, model: __, ...rest } = query
  const asked = ignoreOwn ? query : rest
  for (const segment of index.segments) {
    const selection = selectRows(segment, asked, {
      terms: ignoreOwn ? terms : [...terms, ...carsAsText(query)],
      ranges,
    })
    countFacets(ignoreOwn ? selection : { ...selection, filters: { ...selection.filters, facets: [] } }, {
      wide: [],
      models: true,
    })
    selection.close()
  }
}

/**
 * The cost of facets that ignore their own filter: the time of whole searches as a multiple of the time in which every facet
 * counts the matches alone.
 */
export const ownFilterFactor = (
  index: SearchIndex,
  queries: readonly ListingQuery[],
  rounds: number,
): number => {
  // Processor time: three numbers that are subtracted from one another must not meet three states of a busy machine.
  const time = (work: (query: ListingQuery) => unknown) =>
    cpuMs(() => queries.forEach((query) => work(query)))
  const sums = { whole: 0, own: 0, plain: 0 }
  // The first round is for the compiler.
  for (let round = 0; round <= rounds; round++) {
    if (round === 1) Object.assign(sums, { whole: 0, own: 0, plain: 0 })
    sums.whole += time((query) => search(index, query))
    sums.own += time((query) => count(index, query, true))
    sums.plain += time((query) => count(index, query, false))
  }
  return sums.whole / (sums.whole - sums.own + sums.plain)
}

/** How many matches each value of a facet has; a facet ignores its own filter. */
type FacetCounts = Readonly<Record<ComparedFacet, ReadonlyMap<string, number>>>

/** The answer of every system to a query: the page, how many match in all, and the counts of the ten facets. */
type Answer = { ids: readonly string[]; total: number; facets: FacetCounts }

/** Converts the result of a system into an answer. The time of the conversion does not count. */
export type Read = () => Answer

/** A search over one market, ready to be asked. When `ask` is done, everything in the answer is at hand. */
export type System = {
  name: string
  ask: (query: ListingQuery) => Read | Promise<Read>
  /** Bytes on disk, with every index; 0 for a system in memory. */
  diskBytes: number
  close: () => Promise<void> | void
}

/** Counts to be filled in. */
export const noCounts = (): Record<ComparedFacet, Map<string, number>> =>
  Object.fromEntries(comparedFacets.map((facet) => [facet, new Map()])) as Record<
    ComparedFacet,
    Map<string, number>
  >

/** Adds to the count of a value; what nothing has is left out. */
export const addCount = (counts: Map<string, number>, value: string, count: number): void => {
  if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count)
}

/** Our own engine over an index that is ready. */
export const asSystem = (index: SearchIndex): System => ({
  name: 'Sayara',
  ask: (query) => {
    const { hits, total, counts } = search(index, query)
    const ids = hits.map(({ segment, row }) => idOf(segment.columns.ids, row))
    return () => {
      const facets = noCounts()
      for (const counted of counts)
        for (const facet of comparedFacets)
          counted[facet].values.forEach((value, place) =>
            addCount(facets[facet], value, counted[facet].counts[place]!),
          )
      return { ids, total, facets }
    }
  },
  diskBytes: 0,
  close: () => {},
})

/** The compared parts of an answer; the counts of the facets as a fingerprint. */
type Kept = { total: number; facets: string; page: string }

/** How many of `asked` answers have the same total and facets, and how many of `paged` the same page. */
type Agreement = Record<'plain' | 'text', Record<'asked' | 'totals' | 'facets' | 'paged' | 'pages', number>>

const keep = ({ ids, total, facets }: Answer): Kept => {
  const counts = comparedFacets.map((facet) => [...facets[facet]].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const fingerprint = createHash('sha1').update(JSON.stringify(counts)).digest('base64')
  return { total, facets: fingerprint, page: ids.join() }
}

/** The system's answers to queries. */
export const keepAnswers = async ({ ask }: System, queries: readonly ListingQuery[]): Promise<Kept[]> => {
  const kept: Kept[] = []
  for (const query of queries) kept.push(keep((await ask(query))()))
  return kept
}

// Equal prices, years and counts are ordered by each system in its own way; equal milliseconds hardly happen.
const hasTies = ({ sortBy = 'createdAt' }: ListingQuery) => sortBy !== 'createdAt' && sortBy !== 'featured'

/** Compares the answers of two systems to the same queries. Pages are compared only where no two rows share a place. */
export const compareAnswers = (
  queries: readonly ListingQuery[],
  ours: readonly Kept[],
  theirs: readonly Kept[],
): Agreement => {
  const none = () => ({ asked: 0, totals: 0, facets: 0, paged: 0, pages: 0 })
  const agreement: Agreement = { plain: none(), text: none() }
  theirs.forEach(({ total, facets, page }, place) => {
    const query = queries[place]!
    const own = ours[place]!
    const counts = agreement[query.search === undefined ? 'plain' : 'text']
    counts.asked++
    if (own.total === total) counts.totals++
    if (own.facets === facets) counts.facets++
    if (hasTies(query)) return
    counts.paged++
    if (own.page === page) counts.pages++
  })
  return agreement
}
