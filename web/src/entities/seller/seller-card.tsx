import { Link } from 'react-router-dom'
import { readablePhone } from '#shared/rules/phone.ts'
import { fullName, showsOffers } from '#shared/rules/user.ts'
import type { SellerCard as Card } from '#shared/schemas/seller-card.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useShownOne } from '#web/api/undoable.ts'
import { paths } from '#web/app/paths.ts'
import { sellerSearch } from '#web/entities/admin/admin-address.ts'
import { ReviewPart } from '#web/entities/review/listing-parts.tsx'
import { OwnerLine } from '#web/entities/review/submission-lines.tsx'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSellerCard } from './queries.ts'
import { SellerNotes } from './seller-notes.tsx'

type SellerCardProps = {
  sellerId: string
  /** The id of the item under review: notes about it come first. */
  about: string
}

/** The seller of what is under review: who they are, what was decided about them, and what admins noted. */
export const SellerCard = ({ sellerId, about }: SellerCardProps) => {
  const { t } = useT('seller-card')
  const { data: card, error, refetch } = useSellerCard(sellerId)
  return (
    <ReviewPart title={t('title')}>
      {card && (
        <div className="flex flex-col gap-4 text-sm">
          <Who card={card} />
          <Figures card={card} />
          <Links card={card} />
          <Linked linked={card.linked} />
          <SellerNotes key={about} sellerId={sellerId} about={about} notes={card.notes} />
        </div>
      )}
      {!card && error && <LoadFailed title={t('failed')} error={error} onRetry={refetch} />}
      {!card && !error && <Skeleton className="h-56 w-full rounded-control" />}
    </ReviewPart>
  )
}

const Who = ({ card }: { card: Card }) => {
  // Also while an act on the account can be undone.
  const user = useShownOne(card.user) ?? card.user
  const { t, language } = useT('seller-card')
  const { phoneNumber: phone, phoneConfirmedAt, emailConfirmedAt } = user
  const name = user.companyName ?? fullName(user)
  return (
    <div className="flex flex-col gap-0.5 text-ink-2">
      <OwnerLine owner={{ ...user, name }} />
      {phone ? (
        <p className="flex flex-wrap gap-x-2">
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="inline-flex min-h-6 items-center text-maroon underline decoration-maroon/40 underline-offset-4 hover:decoration-maroon"
          >
            <bdi dir="ltr">{readablePhone(phone)}</bdi>
          </a>
          <span className={cx('self-center', phoneConfirmedAt ? 'text-green' : 'text-ink-3')}>
            {t(phoneConfirmedAt ? 'phone.confirmed' : 'phone.unconfirmed')}
          </span>
        </p>
      ) : (
        <p className="text-ink-3">{t('phone.none')}</p>
      )}
      <p className="text-ink-3">{t(emailConfirmedAt ? 'email.confirmed' : 'email.unconfirmed')}</p>
      <p className="text-ink-3">{t('since', { date: formatDate(user.createdAt, language) })}</p>
      {user.status === 'SUSPENDED' && (
        <Badge tone="red" className="mt-1 self-start">
          {t('suspended')}
        </Badge>
      )}
    </div>
  )
}

/** The figures about a seller; those that should make a reviewer look twice are marked. */
const Figures = ({ card: { user, live, openReports, record } }: { card: Card }) => {
  const { t, language } = useT('seller-card')
  const number = (count: number) => formatNumber(count, language)
  const counted = ({ count, isMore }: Card['live']) =>
    isMore && count > 0 ? t('atLeast', { count: number(count) }) : number(count)
  const isOutOfSight = live.count > 0 && !showsOffers(user)
  const rows = [
    // Those of somebody suspended come back with their account.
    {
      name: 'live',
      text: isOutOfSight ? t('hidden', { count: counted(live) }) : counted(live),
      isBad: false,
    },
    { name: 'approved', text: number(record.approved), isBad: false },
    { name: 'checked', text: number(record.checked), isBad: false },
    { name: 'rejected', text: number(record.rejected), isBad: record.rejected > 0 },
    { name: 'reports', text: counted(openReports), isBad: openReports.count > 0 },
    { name: 'upheld', text: number(record.upheld), isBad: record.upheld > 0 },
    { name: 'suspensions', text: number(record.suspensions), isBad: record.suspensions > 0 },
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
      {rows.map(({ name, text, isBad }) => (
        <div key={name}>
          <dt className="text-xs text-ink-3">{t(name)}</dt>
          <dd className={isBad ? 'font-medium text-amber tabular-nums' : 'tabular-nums'}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const linkClass = 'inline-flex min-h-6 items-center text-ink-2 underline underline-offset-4 hover:text-ink'

const listingsOf = (username: string) => ({
  pathname: paths.adminListings(),
  search: `?${new URLSearchParams({ q: username })}`,
})

const Links = ({ card: { user, slug } }: { card: Card }) => {
  const { t } = useT('seller-card')
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      <Link to={{ pathname: paths.admin(), search: sellerSearch(user.id) }} className={linkClass}>
        {t('all')}
      </Link>
      <Link to={listingsOf(user.username)} className={linkClass}>
        {t('listings')}
      </Link>
      {slug && (
        <Link to={paths.dealer(slug)} className={linkClass}>
          {t('page')}
        </Link>
      )}
    </p>
  )
}

/** Other accounts that may be the same person's, and why. */
const Linked = ({ linked }: Pick<Card, 'linked'>) => {
  const { t, language } = useT('seller-card')
  if (linked.length === 0) return null
  const why = new Intl.ListFormat(language, { type: 'unit' })
  return (
    <div className="rounded-control bg-amber-tint px-3.5 py-2.5">
      <h4 className="font-medium text-amber">{t('linked')}</h4>
      <p className="mb-1 text-xs text-ink-2">{t('linked.hint')}</p>
      <ul>
        {linked.map(({ user, by }) => (
          <li key={user.id} className="flex flex-wrap gap-x-2 py-0.5">
            <Link to={{ pathname: paths.admin(), search: sellerSearch(user.id) }} className={linkClass}>
              <bdi>@{user.username}</bdi>
            </Link>
            <span>{why.format(by.map((link) => t(`linked.${link}`)))}</span>
            {user.status === 'SUSPENDED' && <span className="text-red">{t('suspended')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
