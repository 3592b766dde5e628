import { useState } from 'react'
import { ChevronLeft, FolderOpen } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { titleIn } from '#shared/rules/title-in.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { SellerOffer, SellerReport } from '#shared/schemas/seller-card.ts'
import { useShown, useShownOne } from '#web/api/undoable.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { tabSearch } from '#web/entities/admin/admin-address.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { GivenReasons } from '#web/entities/review/decision-texts.tsx'
import { statusTones } from '#web/entities/listing/status-tones.ts'
import { ListingPhoto } from '#web/entities/review/listing-parts.tsx'
import { subjectOf } from '#web/entities/report/subject-of.ts'
import { ReviewLink } from '#web/entities/review/review-link.tsx'
import { useSellerCard, useSellerHistory, type SellerPart } from '#web/entities/seller/queries.ts'
import { SellerCard } from '#web/entities/seller/seller-card.tsx'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Written } from '#web/ui/written.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserMenu, type UserAct } from './user-menu.tsx'

const parts = ['LISTINGS', 'PLATES', 'REPORTS'] as const satisfies readonly SellerPart[]
const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline'

/** Everything that admins know of a seller: who they are, what they offer and what became of it, reports, notes. */
export const SellerPage = ({ sellerId }: { sellerId: string }) => {
  const { t } = useT('seller-card')
  const [part, setPart] = useState<SellerPart>('LISTINGS')
  return (
    <section>
      <div className="mb-3 flex flex-wrap gap-x-6">
        <Link to={{ search: tabSearch('users') }} className={linkClass}>
          <ChevronLeft aria-hidden className="mirrored size-4" />
          {t('back')}
        </Link>
        <Link to={{ search: tabSearch('audit', { subject: sellerId }) }} className={linkClass}>
          {t('accountActs')}
        </Link>
        <SellerActs sellerId={sellerId} />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="rounded-card border border-line bg-card p-4 sm:p-5">
          <SellerCard sellerId={sellerId} about={sellerId} />
        </div>
        <div className="min-w-0">
          <div className="mb-4">
            <ChoiceChips
              label={t('parts')}
              value={part}
              onChange={setPart}
              choices={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
            />
          </div>
          <History key={`${sellerId} ${part}`} sellerId={sellerId} part={part} />
        </div>
      </div>
    </section>
  )
}

/** What can be done about them, as in the list of users. */
const SellerActs = ({ sellerId }: { sellerId: string }) => {
  const { data: card } = useSellerCard(sellerId)
  const user = useShownOne(card?.user)
  const [act, setAct] = useState<UserAct | null>(null)
  const navigate = useNavigate()
  if (!user) return null
  return (
    <div className="ms-auto">
      <UserMenu user={user} onAct={setAct} />
      {act && (
        <UserDialog
          user={user}
          act={act}
          onClose={() => setAct(null)}
          onDeleted={() => void navigate({ search: tabSearch('users') }, { replace: true })}
        />
      )}
    </div>
  )
}

const History = ({ sellerId, part }: { sellerId: string; part: SellerPart }) => {
  const { t } = useT('seller-card')
  const list = useSellerHistory(sellerId, part)
  const offers = useShown(loadedItems(list.data?.pages.map((page) => page.offers)))
  const reports = loadedItems(list.data?.pages.map((page) => page.reports))
  return (
    <AdminList<SellerOffer | SellerReport>
      list={list}
      items={part === 'REPORTS' ? reports : offers}
      failed={t('historyFailed')}
      skeleton={<SkeletonRows className="h-24 rounded-card" />}
      empty={!list.hasNextPage && <EmptyState icon={<FolderOpen />} title={t(`none.${part}`)} />}
    >
      {() => (
        <ul className="flex flex-col gap-3">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferRow offer={offer} kind={part === 'PLATES' ? 'plate' : 'listing'} />
            </li>
          ))}
          {reports.map((report) => (
            <li key={report.id}>
              <ReportRow report={report} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  )
}

/** A car or plate of theirs, with the way to its review, the last decision and its reasons. */
const OfferRow = ({ offer, kind }: { offer: SellerOffer; kind: 'listing' | 'plate' }) => {
  const { t, language } = useT('seller-card')
  const age = useAge()
  const title = titleIn(offer, language) || t('untitled')
  const status = offer.status as ListingStatus
  const decided = offer.decision?.status
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 rounded-card border border-line bg-card p-3">
      {kind === 'listing' ? (
        <ListingPhoto photo={offer.image ?? undefined} alt="" sizes="6rem" className="self-start" />
      ) : (
        <span className="grid aspect-[4/3] place-items-center rounded-control bg-sand font-medium">
          <bdi>{offer.slug}</bdi>
        </span>
      )}
      <div className="flex min-w-0 flex-col items-start gap-1 text-sm">
        <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
        <h3 className="max-w-full text-base font-medium tracking-normal break-words">
          <ReviewLink kind={kind} id={offer.id} className="underline-offset-4 hover:underline">
            <bdi>{title}</bdi>
          </ReviewLink>
        </h3>
        {offer.price !== null && (
          <p className="font-semibold tabular-nums">
            <bdi>{formatMoney(offer.price, language)}</bdi>
          </p>
        )}
        {offer.decision && (decided === 'APPROVED' || decided === 'REJECTED') && (
          <p className="text-ink-3">{t(`decided.${decided}`, { age: age(offer.decision.at) })}</p>
        )}
        {offer.status === 'REJECTED' && (
          <GivenReasons kind={kind} codes={offer.reasonCodes} text={offer.rejectionReason} />
        )}
      </div>
    </article>
  )
}

const reportTones: Record<SellerReport['status'], BadgeTone> = {
  OPEN: 'amber',
  RESOLVED: 'red',
  DISMISSED: 'neutral',
}

const ReportRow = ({ report }: { report: SellerReport }) => {
  const { t, language } = useT('seller-card')
  const reasons = useT('report')
  const { reason, status, details, listing, createdAt } = report
  return (
    <article className="flex flex-col gap-1.5 rounded-card border border-line bg-card p-4 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={reportTones[status]}>{t(`report.${status}`)}</Badge>
        <span className="font-medium">
          {reason === 'SAME_PHOTO' ? t('samePhoto') : reasons.t(`reason.${reason}`)}
        </span>
        <span className="ms-auto text-xs text-ink-3">{formatDate(createdAt, language, { time: true })}</span>
      </div>
      <p>
        <ReviewLink {...subjectOf(report)} className="text-ink-2 underline-offset-4 hover:underline">
          {t('report.about', { title: titleIn(listing, language) })}
        </ReviewLink>
      </p>
      {details && <Written text={details} className="whitespace-pre-line text-ink-2" />}
    </article>
  )
}
