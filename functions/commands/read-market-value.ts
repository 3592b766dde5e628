import { askSearch } from '#functions/adapters/ask-search.ts'
import { now } from '#functions/core/time.ts'
import { findBySlugs, findMake, findModel } from '#shared/reference/makes.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'

const live = { askSearch, now }

const labelled = ({ make, model }: { make: string; model: string }) => ({
  make,
  model,
  makeLabel: { en: make, ar: findMake(make)?.ar ?? make },
  modelLabel: { en: model, ar: findModel(make, model)?.ar ?? model },
})

/**
 * What cars of a model are worth, by the slugs of its address; undefined for one that is not in our list: caches would fill with
 * anybody's words.
 */
export const readMarketValue = async (
  slugs: { make: string; model: string },
  deps = live,
): Promise<MarketValue | undefined> => {
  const found = findBySlugs(slugs.make, slugs.model)
  if (!found) return undefined
  const named = { make: found.make.name, model: found.model.name }
  const value = await deps.askSearch('marketValue', named)
  return {
    ...labelled(named),
    ...value,
    at: deps.now().toISOString(),
    similar: value.similar.map(labelled),
  }
}
