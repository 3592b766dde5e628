import { cityLabels } from '#shared/reference/cities.ts'
import type { DealerCard } from '#shared/schemas/dealer.ts'
import { fold } from '#web/i18n/fold.ts'

type Findable = Pick<DealerCard, 'businessName' | 'businessNameAr' | 'city'>

const cityNames = (city: string): readonly string[] => {
  const words = (cityLabels as Record<string, { en: string; ar: string } | undefined>)[city]
  return words ? [words.en, words.ar] : [city]
}

/**
 * The dealers whose name or city has every word of a search; all for an empty one. The city counts in both languages,
 * whichever is in use, and spelling is folded: الوكره finds الوكرة.
 */
export const findDealers = <D extends Findable>(dealers: readonly D[], search: string): readonly D[] => {
  const words = search.split(/\s+/).map(fold).filter(Boolean)
  return dealers.filter(({ businessName, businessNameAr = '', city }) => {
    const text = [businessName, businessNameAr, ...cityNames(city)].map(fold).join(' ')
    return words.every((word) => text.includes(word))
  })
}
