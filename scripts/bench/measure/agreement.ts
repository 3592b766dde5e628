import { createHash } from 'node:crypto'
import type { Answer, System } from '#scripts/bench/systems.ts'
import { facetNames, type ListingQuery } from '#shared/schemas/listing-query.ts'

/** What of an answer is compared; the counts of the facets as a fingerprint. */
type Kept = { total: number; facets: string; page: string }

/** How many of `asked` answers have the same total and facets, and how many of `paged` the same page. */
export type Agreement = Record<
  'plain' | 'text',
  Record<'asked' | 'totals' | 'facets' | 'paged' | 'pages', number>
>

const keep = ({ ids, total, facets }: Answer): Kept => {
  const counts = facetNames.map((facet) => [...facets[facet]].toSorted(([a], [b]) => (a < b ? -1 : 1)))
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
