import type { ReactNode } from 'react'
import { cityWords, type CityName } from '#shared/reference/cities.ts'
import type { AdminDealer } from '#shared/schemas/dealer.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DealershipRow } from './dealership-row.tsx'

type DealerRowsProps = {
  dealers: readonly AdminDealer[]
  /** The way to the page that buyers see. */
  renderPage: (dealer: AdminDealer) => ReactNode
  onReview: (submissionId: string) => void
  onApprove: (dealer: AdminDealer) => void
  onWithdraw: (dealer: AdminDealer) => void
}

const tones = { APPROVED: 'green', PENDING: 'amber', REJECTED: 'red' } as const

const Badges = ({ dealer: { verificationStatus, isSuspended } }: { dealer: AdminDealer }) => {
  const { t } = useT('applications')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[verificationStatus]}>{t(`verification.${verificationStatus}`)}</Badge>
      {isSuspended && <Badge tone="red">{t('suspended')}</Badge>}
    </span>
  )
}

/** All dealerships, with how they stand and what can be done about each. */
export const DealerRows = ({ dealers, renderPage, ...on }: DealerRowsProps) => {
  const { t, language } = useT('applications')
  const button = (kind: 'application' | 'approve' | 'withdraw', name: string, onClick: () => void) => (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      aria-label={t(`${kind}.label`, { name })}
      onClick={onClick}
    >
      {t(kind)}
    </Button>
  )
  return (
    <ul className="flex flex-col gap-3">
      {dealers.map((dealer) => {
        const { businessName: name, city, submissionId, appliedAt, createdAt, verificationStatus } = dealer
        const isVerified = verificationStatus === 'APPROVED'
        const date = formatDate(appliedAt ?? createdAt, language)
        return (
          <li key={dealer.id}>
            <DealershipRow
              name={name}
              badges={<Badges dealer={dealer} />}
              actions={
                <>
                  {isVerified && !dealer.isSuspended && renderPage(dealer)}
                  {submissionId && button('application', name, () => on.onReview(submissionId))}
                  {isVerified && button('withdraw', name, () => on.onWithdraw(dealer))}
                  {!isVerified && !submissionId && button('approve', name, () => on.onApprove(dealer))}
                </>
              }
            >
              <p>{cityWords[city as CityName]?.[language] ?? city}</p>
              <p className="text-ink-3">{t(appliedAt ? 'row.appliedOn' : 'row.registeredOn', { date })}</p>
            </DealershipRow>
          </li>
        )
      })}
    </ul>
  )
}
