import type { QueryClient } from '@tanstack/react-query'

// By the beginnings of their queries' keys: lists, pages as a signed-in person sees them, and what somebody saved.
const shownIn = {
  listings: [['listings'], ['account', 'listing'], ['account', 'price-rating'], ['account', 'favorites']],
  plates: [['plates'], ['account', 'plate'], ['account', 'favorite-plates']],
  dealers: [['dealers'], ['account', 'dealer'], ['account', 'dealer-reviews']],
} as const

/**
 * Says that whatever shows things of these kinds is out of date, once an act has changed one: it is asked for again where it is in sight, and
 * elsewhere when it is shown next.
 */
export const invalidateShown = (client: QueryClient, ...kinds: (keyof typeof shownIn)[]): void => {
  for (const queryKey of kinds.flatMap((kind): readonly (readonly string[])[] => shownIn[kind]))
    void client.invalidateQueries({ queryKey })
}
