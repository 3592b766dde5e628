import { askSearch } from '#functions/adapters/ask-search.ts'
import { hasCode } from '#functions/core/app-error.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { CardDeal } from '#shared/schemas/market-value.ts'

const live = { askSearch }

/** How a price compares, and the price itself, which a listing may have changed since; absent in what a search of an older build answers. */
type RatedPrice = CardDeal & { priceQAR?: number }

/** How the prices of these cars compare, in their order. Without the search nothing is known of any: the comparison is an extra. */
export const readDeals = async (ids: readonly string[], deps = live): Promise<(RatedPrice | null)[]> => {
  if (ids.length === 0) return []
  try {
    return await deps.askSearch('dealsOf', { ids })
  } catch (error) {
    if (hasCode(error, 'STORE_UNAVAILABLE')) return ids.map(() => null)
    throw error
  }
}

/** Adds to cards of the table how their prices compare. */
export const withDeals = async (cards: readonly ListingCard[], deps = live): Promise<ListingCard[]> => {
  const deals = await readDeals(
    cards.map(({ id }) => id),
    deps,
  )
  return cards.map((card, at) => {
    const deal = deals[at]
    return {
      ...card,
      ...(deal && { deal: { verdict: deal.verdict, differencePercent: deal.differencePercent } }),
    }
  })
}
