import { ageOf } from './format.ts'
import { useT } from './use-t.ts'

/** Words for how old an instant is: `just now`, `3 hours ago`, `2 days ago`. */
export const useAge = (): ((instant: string) => string) => {
  const { t } = useT()
  return (instant) => {
    const age = ageOf(instant, Date.now())
    if (age.unit === 'justNow') return t('age.justNow')
    return age.unit === 'hours' ? t('age.hours', { count: age.count }) : t('age.days', { count: age.count })
  }
}
