import { ChevronDown } from 'lucide-react'
import { priceRating as by } from '#shared/constants/price-rating.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** How a rating comes about, for whoever wants to know. */
export const HowRated = () => {
  const { t, language } = useT('price')
  const sentences = [
    t('how.live'),
    t('how.adjusted', {
      year: formatPercent(by.perYear, language),
      mileage: formatPercent(by.perThousandKm * 10, language),
    }),
    t('how.median'),
    t('how.least', { least: by.fewest, medium: by.medium, high: by.high }),
    t('how.not'),
  ]
  return (
    <details className="group/details border-t border-line">
      <summary className="flex min-h-13 list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('how')}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
        />
      </summary>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 pb-4 text-sm text-ink-2 marker:text-ink-3">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
