import { Link } from 'react-router-dom'
import { useSellerSummary } from '#web/entities/lead/queries.ts'
import { RequestsCard } from '#web/features/analytics/components/requests-card.tsx'
import { useResponseWords } from '#web/entities/dealer/use-response-words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** A seller's contact requests, and how soon they are answered. */
export const AnswerSpeed = () => {
  const { t } = useT('analytics')
  const { t: storefront } = useT('storefront')
  const { data } = useSellerSummary()
  const response = useResponseWords(data?.responseTime ?? null)
  return (
    <RequestsCard
      response={
        <p className="mt-0.5 text-lg font-semibold">
          {data ? (response?.time ?? storefront('response.none')) : '\u00a0'}
          {response && <span className="block text-xs font-normal text-ink-3">{response.sample}</span>}
        </p>
      }
      action={
        <Link to={{ search: '?tab=leads' }} className={buttonClass({ variant: 'secondary', wide: true })}>
          {t('requests.open')}
        </Link>
      }
    />
  )
}
