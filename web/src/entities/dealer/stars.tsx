import { Star } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

const five = [1, 2, 3, 4, 5]

const full = 'fill-amber text-amber'
const half = 'absolute inset-0 [clip-path:inset(0_50%_0_0)] rtl:[clip-path:inset(0_0_0_50%)]'

/** So many of five stars, to the nearest half; screen readers hear the number. */
export const Stars = ({ stars }: { stars: number }) => {
  const { t, language } = useT('dealers')
  const halves = Math.round(stars * 2)
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{t('rating', { rating: formatNumber(stars, language, 1) })}</span>
      {five.map((place) => (
        <span key={place} aria-hidden className="relative">
          <Star className={cx('size-4', place * 2 <= halves ? full : 'text-edge')} />
          {place * 2 - 1 === halves && <Star className={cx('size-4', full, half)} />}
        </span>
      ))}
    </span>
  )
}
