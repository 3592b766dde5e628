import { Link } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { usePriceRating } from '#web/entities/price-rating/api/get-price-rating.ts'
import { comparisonId, verdictLook } from '#web/entities/price-rating/verdict-look.ts'

// The router scrolls to the comparison; the next Tab should go on from there.
const focusComparison = () => document.getElementById(comparisonId)?.focus({ preventScroll: true })

/** A word about the price, and the way to its reasons. One line, whether there is a verdict or not. */
export const PriceVerdict = ({ id }: { id: string }) => {
  const { t } = useT('price')
  const { data, isPending } = usePriceRating(id)
  // Not before the badge: it would push the link aside.
  if (isPending) return null
  const verdict = data?.verdict
  return (
    <>
      {verdict && <Badge tone={verdictLook[verdict].tone}>{t(`verdict.${verdict}`)}</Badge>}
      <Link
        to={`#${comparisonId}`}
        onClick={focusComparison}
        className="inline-flex h-6.5 items-center truncate text-xs text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {t('badge.more')}
      </Link>
    </>
  )
}
