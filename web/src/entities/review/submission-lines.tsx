import { Copy, EyeOff, ScanSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { reviewTargetHours } from '#shared/constants/limits.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import type { Role } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { sellerSearch } from '#web/entities/admin/admin-address.ts'
import { isLate } from '#web/entities/admin/times.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { LastDecision } from './decision-texts.tsx'

/** The seller: name, username with the way to all that is known of them, and kind of account. */
export const OwnerLine = ({ owner }: { owner: AdminListing['owner'] }) => {
  const { t } = useT('admin')
  return (
    <span className="flex flex-wrap gap-x-2">
      <bdi>{owner.name}</bdi>
      <Link
        to={{ pathname: paths.admin(), search: sellerSearch(owner.id) }}
        className="inline-flex min-h-6 items-center text-ink-3 underline-offset-4 hover:text-ink hover:underline"
      >
        <bdi>@{owner.username}</bdi>
      </Link>
      <span className="text-ink-3">{t(`role.${owner.role as Role}`)}</span>
    </span>
  )
}

/** Since when a thing waits for an admin; in red when that is too long. */
const WaitLine = ({ item }: { item: AdminListing | AdminPlate }) => {
  const { t } = useT('admin')
  const age = useAge()
  const isListing = 'samePhotos' in item
  if (isListing && item.check) {
    const late = isLate(item.check.at, reviewTargetHours.checks)
    return (
      <p className={late ? 'font-medium text-red' : 'text-ink-3'}>
        {t(late ? 'row.publishedLate' : 'row.published', { age: age(item.check.at) })}
      </p>
    )
  }
  const since = item.submittedAt ?? item.createdAt
  const target = reviewTargetHours[isListing ? 'listings' : 'plates']
  const late = item.status === 'PENDING' && isLate(since, target)
  return (
    <p className={late ? 'font-medium text-red' : 'text-ink-3'}>
      {t(late ? 'row.late' : 'row.submitted', { age: age(since) })}
    </p>
  )
}

/** Why a car that is public without a review is to be looked at. */
const CheckLines = ({ check }: { check: NonNullable<AdminListing['check']> }) => {
  const { t, language } = useT('moderation')
  return check.reasons.map((reason) => (
    <p key={reason} className="flex items-start gap-1.5 text-amber">
      <ScanSearch aria-hidden className="mt-1 size-3.5 shrink-0" />
      {t(`check.${reason}`, { share: formatPercent(check.share, language) })}
    </p>
  ))
}

/** The seller of a thing under review, its age, the last decision, and what to look out for. */
export const SubmissionLines = ({ item }: { item: AdminListing | AdminPlate }) => {
  const { t } = useT('moderation')
  const isListing = 'samePhotos' in item
  const samePhotos = isListing ? new Set(item.samePhotos.map(({ photoId }) => photoId)).size : 0
  return (
    <div className="flex flex-col text-sm text-ink-2">
      <OwnerLine owner={item.owner} />
      <WaitLine item={item} />
      <LastDecision decision={item.decision} />
      {isListing && item.check && <CheckLines check={item.check} />}
      {item.isHidden && (
        <p className="flex items-start gap-1.5 text-amber">
          <EyeOff aria-hidden className="mt-1 size-3.5 shrink-0" />
          {t('hidden')}
        </p>
      )}
      {samePhotos > 0 && (
        <p className="flex items-start gap-1.5 text-amber">
          <Copy aria-hidden className="mt-1 size-3.5 shrink-0" />
          {t('samePhotos', { count: samePhotos })}
        </p>
      )}
    </div>
  )
}
