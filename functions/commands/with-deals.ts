import { askSearch } from '#functions/adapters/ask-search.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

const live = { askSearch }

/** Adds to cards of the table how their prices compare. Without the search they come as they are: the comparison is an extra. */
export const withDeals = async (cards: readonly ListingCard[], deps = live): Promise<ListingCard[]> => {
  if (cards.length === 0) return []
  try {
    const deals = await deps.askSearch('dealsOf', { ids: cards.map(({ id }) => id) })
    return cards.map((card, at) => ({ ...card, ...(deals[at] && { deal: deals[at] }) }))
  } catch (error) {
    if (error instanceof AppError && error.code === 'STORE_UNAVAILABLE') return [...cards]
    throw error
  }
}
