import { Star } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

const five = [1, 2, 3, 4, 5]

/** So many of five stars; screen readers hear the number. */
export const Stars = ({ stars }: { stars: number }) => {
  const { t, language } = useT('dealers')
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{t('rating', { rating: formatNumber(stars, language, 1) })}</span>
      {five.map((place) => (
        <Star
          key={place}
          aria-hidden
          className={cx('size-4', place <= Math.round(stars) ? 'fill-amber text-amber' : 'text-edge')}
        />
      ))}
    </span>
  )
}
