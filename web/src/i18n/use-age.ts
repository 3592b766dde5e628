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

/** How long a car has been on offer, for a card: `12 days on sale`. */
export const useDaysOnSale = (): ((car: { createdAt: string; listedAt?: string | undefined }) => string) => {
  const { t } = useT()
  const age = useListingAge()
  return ({ createdAt, listedAt = createdAt }) => {
    const onSale = ageOf(listedAt, Date.now())
    return onSale.unit === 'days' ? t('age.onSale', { count: onSale.count }) : age(listedAt)
  }
}

/** The same as `useAge` for a listing: `just now` lasts an hour (spec). */
export const useListingAge = (): ((instant: string) => string) => {
  const { t } = useT()
  const age = useAge()
  return (instant) => (ageOf(instant, Date.now()).unit === 'minutes' ? t('age.justNow') : age(instant))
}
