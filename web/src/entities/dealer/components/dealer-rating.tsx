import { Star } from 'lucide-react'
import type { DealerCard } from '#shared/schemas/dealer.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** How the dealer was rated, of five; nothing until somebody has. */
export const DealerRating = ({ dealer }: { dealer: Pick<DealerCard, 'rating' | 'reviewCount'> }) => {
  const { t, language } = useT('dealers')
  if (dealer.rating === null || dealer.reviewCount === 0) return null
  const rating = formatNumber(dealer.rating, language, 1)
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium tabular-nums">
      <Star aria-hidden className="size-4 fill-amber text-amber" />
      <span className="sr-only">{t('rating', { rating })}</span>
      <span aria-hidden>{rating}</span>
    </span>
  )
}
