import { cpuMs } from '#scripts/bench/measure.ts'
import { countFacets } from '#functions/search/count-facets.ts'
import { attributeKey, modelValue, qualities, type Term } from '#functions/search/interpretation.ts'
import { interpretQuery, search } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { selectRows } from '#functions/search/select-rows.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

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
    countFacets(ignoreOwn ? selection : { ...selection, filters: { ...selection.filters, facets: [] } })
    selection.close()
  }
}

/**
 * What it costs that facets ignore their own filter: the time of whole searches as a multiple of what they would take if
 * every facet counted the matches alone.
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
