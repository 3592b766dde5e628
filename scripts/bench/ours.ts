import { addCount, noCounts, type System } from './systems.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { search } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { facetNames } from '#shared/schemas/listing-query.ts'

/** Our own engine over an index that is ready. */
export const asSystem = (index: SearchIndex): System => ({
  name: 'Sayara',
  ask: (query) => {
    const { hits, total, counts } = search(index, query)
    const ids = hits.map(({ segment, row }) => idOf(segment.columns.ids, row))
    return () => {
      const facets = noCounts()
      for (const counted of counts)
        for (const facet of facetNames)
          counted[facet].values.forEach((value, place) =>
            addCount(facets[facet], value, counted[facet].counts[place]!),
          )
      return { ids, total, facets }
    }
  },
  diskBytes: 0,
  close: () => {},
})
