import { type Availability, isOnOffer } from '#shared/rules/availability.ts'
import { qatarDaysBetween } from '#shared/rules/qatar-day.ts'
import { ageOf } from './format.ts'
import { useT } from './use-t.ts'

/** Words for how old an instant is: `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`. */
export const useAge = (): ((instant: string) => string) => {
  const { t } = useT()
  return (instant) => {
    const age = ageOf(instant, Date.now())
    return age.unit === 'justNow' ? t('age.justNow') : t(`age.${age.unit}`, { count: age.count })
  }
}

/** How long a car has been on offer, for a card: `12 days on sale`. Nothing of a sold or paused one, which has left the market. */
export const useDaysOnSale = (): ((car: { createdAt: string; availability: Availability }) => string) => {
  const { t } = useT()
  const age = useListingAge()
  return ({ createdAt, availability }) => {
    if (!isOnOffer(availability)) return ''
    const now = Date.now()
    if (ageOf(createdAt, now).unit !== 'days') return age(createdAt)
    return t('age.onSale', { count: qatarDaysBetween(new Date(createdAt), new Date(now)) })
  }
}

/** The same as `useAge` for a listing: `just now` lasts an hour (spec), and days are Qatar's, as beside its dates. */
export const useListingAge = (): ((instant: string) => string) => {
  const { t } = useT()
  const age = useAge()
  return (instant) => {
    const now = Date.now()
    const { unit } = ageOf(instant, now)
    if (unit === 'days') return t('age.days', { count: qatarDaysBetween(new Date(instant), new Date(now)) })
    return unit === 'minutes' ? t('age.justNow') : age(instant)
  }
}
