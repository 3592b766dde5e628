import { wordsOfDealer } from './dealers.ts'
import type { SearchIndex } from './search-index.ts'
import { countDealerCars } from './search.ts'
import { limits } from '#shared/constants/limits.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import type { DealerSuggestion } from '#shared/schemas/understood.ts'

// Before a name: "معرض السدرة".
const trades = new Set(['معرض', 'معارض', 'dealer', 'showroom'])

/** The words of a text that may be the name of a dealer; none for one that is too short to say. */
const dealerWords = (text: string): string[] => {
  const words = wordsOfDealer(text)
  const named = words.length > 1 && trades.has(words[0]!) ? words.slice(1) : words
  return named.join('').length < limits.search.dealerName ? [] : named
}

/** The dealers with cars on offer whose name begins like a text, those with the most first. */
export const suggestDealers = (index: SearchIndex, text: string): DealerSuggestion[] => {
  const words = dealerWords(text)
  if (words.length === 0) return []
  const found = new Map(
    index.segments.flatMap(({ dealers }) => dealers.named(words).map((dealer) => [dealer.slug, dealer])),
  )
  return Array.from(found.values(), (dealer) => ({
    slug: dealer.slug,
    label: { en: dealerName(dealer, 'en'), ar: dealerName(dealer, 'ar') },
    count: countDealerCars(index, dealer.slug),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limits.suggestedDealers)
}
