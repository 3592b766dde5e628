import { placeIn } from '#shared/reference/areas.ts'
import type { DealerCard } from '#shared/schemas/dealer.ts'
import { fold } from '#web/i18n/fold.ts'

type Findable = Pick<DealerCard, 'businessName' | 'businessNameAr' | 'city' | 'area'>

/**
 * The dealers whose name or place has every word of a search; all for an empty one. The place counts in both languages,
 * whichever is in use, and spelling is folded: الوكره finds الوكرة.
 */
export const findDealers = <D extends Findable>(dealers: readonly D[], search: string): readonly D[] => {
  const words = search.split(/\s+/).map(fold).filter(Boolean)
  return dealers.filter(({ businessName, businessNameAr = '', ...place }) => {
    const places = [placeIn(place, 'en'), placeIn(place, 'ar')]
    const text = [businessName, businessNameAr, ...places].map(fold).join(' ')
    return words.every((word) => text.includes(word))
  })
}
