import { ArrowLeft, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { canMoveLead } from '#shared/rules/lead.ts'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useUpdateLead } from '../api/update-lead.ts'
import { LeadStatus } from './lead-status.tsx'

/** What the seller can do with the lead besides writing: call, and set where it stands. */
const SellerActions = ({ lead }: { lead: LeadView }) => {
  const { t } = useT('messages')
  const errorText = useErrorText()
  const { mutate: update, isPending } = useUpdateLead(lead.id)
  const next = (['CONTACTED', 'CLOSED'] as const).find(
    (status) => status !== lead.status && canMoveLead(lead.status, status),
  )
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2.5">
      {lead.buyerPhone && !lead.isOrphaned && (
        <a href={`tel:${lead.buyerPhone}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Phone aria-hidden className="size-4" />
          <bdi dir="ltr">{readablePhone(lead.buyerPhone)}</bdi>
        </a>
      )}
      {next && (
        <Button
          size="sm"
          variant="secondary"
          pending={isPending}
          onClick={() =>
            update(
              { status: next },
              {
                onError: (error) =>
                  showToast({ title: t('statusFailed'), description: errorText(error), tone: 'danger' }),
              },
            )
          }
        >
          {t(`mark.${next}`)}
        </Button>
      )}
      <LeadStatus status={lead.status} />
    </div>
  )
}

/** With whom and about which car a conversation is. */
export const ThreadHead = ({ lead, onBack }: { lead: LeadView; onBack: () => void }) => {
  const { t, language } = useT('messages')
  const title = language === 'ar' ? lead.listingTitleAr : lead.listingTitle
  const other = lead.side === 'buyer' ? lead.sellerName : lead.buyerName
  return (
    <header className="border-b border-line p-4">
      <div className="flex items-start gap-2">
        <IconButton
          label={t('back')}
          icon={<ArrowLeft className="mirrored size-5" />}
          onClick={onBack}
          className="-ms-2 -mt-1.5 lg:hidden"
        />
        <div className="min-w-0 flex-1">
          <h2 tabIndex={-1} className="text-lg break-words outline-none">
            <bdi>{other}</bdi>
          </h2>
          <p className="text-sm break-words text-ink-2">
            {lead.listingSlug ? (
              <Link to={paths.car(lead.listingSlug)} className="underline-offset-4 hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
            {'\u00a0· '}
            <bdi>{formatMoney(lead.listingPrice, language)}</bdi>
          </p>
        </div>
      </div>
      {lead.side === 'seller' && <SellerActions lead={lead} />}
    </header>
  )
}
