import { memo, Suspense, useState, type ReactNode } from 'react'
import { CalendarDays, Eye, Heart, MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useListingActs } from '#web/entities/listing/listing-acts.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { useWorkingCopies } from '#web/entities/listing/working-copies.ts'
import { daysOnMarket } from '#web/entities/price-rating/price-changes.ts'
import { usePriceQuestion } from '#web/entities/price-rating/price-question.tsx'
import { useRights } from '#web/entities/team/use-rights.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { discardUnsavedWork, hasUnsavedWork } from '#web/stores/unsaved-work.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { TickBox } from '#web/ui/tick-box.tsx'
import { CarActions, CarMenu } from './car-actions.tsx'
import { UnfinishedBar } from './unfinished-cars.tsx'
import { CompletenessRing } from './completeness-ring.tsx'
import { OfferBadges } from './offer-controls.tsx'
import { OfferPrice } from './offer-price.tsx'
import { StillAvailablePrompt } from './still-available-prompt.tsx'

// Few cars are rejected.
const CarRejection = lazyPart<{ listing: OwnListing; canEdit: boolean }>(
  async () => (await import('./offer-rejection.tsx')).CarRejection,
  ['rejection'],
)

type CarRowProps = {
  user: CurrentUser
  listing: OwnListing
  /** Milliseconds; the days on the market count up to it. */
  now: number
  selected: boolean
  /** Left out where nothing can be done with several. */
  onSelect: ((selected: boolean, listings: readonly OwnListing[]) => void) | undefined
  onDelete: (listing: OwnListing) => void
}

/** A row of the seller's own car. Memoised: a page has many rows, and people type in the search above them. */
export const CarRow = memo(({ user, listing, now, selected, onSelect, onDelete }: CarRowProps) => {
  const { t } = useT('inventory')
  const dashboard = useT('dashboard')
  const title = useListingTitle()(listing)
  const acts = useListingActs()
  const { ask, dialog } = usePriceQuestion()
  // A dealership that is not verified may only look and delete.
  const { canEdit, canSay, isOwner } = useRights(user)
  const photo = listing.images[0]
  return (
    <article
      className={cx(
        'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border bg-card p-3 transition-colors sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto]',
        selected ? 'border-maroon' : 'border-line',
      )}
    >
      <div className="relative self-start">
        <CarPhoto
          photo={photo}
          alt={photo ? dashboard.t('photo', { title }) : dashboard.t('noPhoto')}
          sizes="(min-width: 40rem) 11rem, 7rem"
          className="aspect-[4/3] w-full rounded-control"
        />
        {onSelect && (
          <TickBox
            label={t('select', { title })}
            checked={selected}
            onChange={(isOn) => onSelect(isOn, [listing])}
            className="absolute start-0 top-0"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <OfferBadges
          status={listing.status}
          label={dashboard.t(`status.${listing.status}`)}
          availability={listing.availability}
        />
        <h3 className="mt-0.5 max-w-full text-base font-medium tracking-normal break-words">
          <Link
            to={paths.car(listing.slug ?? listing.id)}
            className="-my-1 inline-block py-1 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <OfferPrice
          title={title}
          price={listing.priceQAR}
          limits={listingLimits.price}
          isFixed={listing.isPriceFixed}
          canEdit={canEdit}
          ask={(price) => ask({ title, price, before: listing.priceQAR, car: listing, id: listing.id })}
          onSave={(price) => acts.setPrice(listing, price)}
        />
        <div className="max-sm:hidden">
          <CarFacts listing={listing} now={now} />
        </div>
      </div>
      <div className="col-span-full empty:hidden sm:hidden">
        <CarFacts listing={listing} now={now} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-line pt-3 lg:col-span-1 lg:flex-col lg:items-end lg:justify-between lg:border-0 lg:pt-0">
        <span className="flex items-center gap-2 max-sm:w-full lg:order-first">
          <CarActions user={user} listing={listing} title={title} />
          <span className="ms-auto lg:ms-0">
            <CarMenu
              listing={listing}
              title={title}
              canEdit={canEdit}
              onDelete={isOwner ? () => onDelete(listing) : undefined}
            />
          </span>
        </span>
        {listing.availability !== 'SOLD' && <CompletenessRing listing={listing} canEdit={canEdit} />}
      </div>
      {listing.status === 'REJECTED' && (
        <div className="col-span-full">
          <Suspense fallback={<div aria-busy className="min-h-24 rounded-control bg-red-tint" />}>
            <CarRejection listing={listing} canEdit={canEdit} />
          </Suspense>
        </div>
      )}
      {canEdit && <UnsavedMark listing={listing} />}
      {canSay && <StillAvailablePrompt listing={listing} now={now} />}
      {dialog}
    </article>
  )
})

/** Says that the wizard was left with changes of this car that are not saved. */
const UnsavedMark = ({ listing }: { listing: OwnListing }) => {
  const { data: copies = [] } = useWorkingCopies()
  const [isHere, setHere] = useState(() => hasUnsavedWork(listing.id))
  const isThere = copies.some(({ listingId }) => listingId === listing.id)
  if (!isHere && !isThere) return null
  return (
    <div className="col-span-full">
      <UnfinishedBar
        name={listing.id}
        isEdit
        onDiscarded={() => {
          discardUnsavedWork(listing.id)
          setHere(false)
        }}
      />
    </div>
  )
}

type CountProps = { icon: ReactNode; shown: string; label: string }

const Count = ({ icon, shown, label }: CountProps) => (
  <li title={label}>
    {icon}
    <span aria-hidden>{shown}</span>
    <span className="sr-only">{label}</span>
  </li>
)

/** Stock number, days on the market, and the counts of a published car. Nothing for a plain draft. */
const CarFacts = ({ listing, now }: { listing: OwnListing; now: number }) => {
  const { t, language } = useT('inventory')
  const { publishedAt, stockNumber, viewCount: views, contactCount: contacts, saveCount: saves } = listing
  // The day of publication is the first.
  const days = publishedAt === null ? null : daysOnMarket(publishedAt, now) + 1
  const isListed = days !== null && listing.availability !== 'SOLD'
  if (!stockNumber && !isListed && listing.status === 'DRAFT') return null
  const number = (value: number) => formatNumber(value, language)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums [&_svg]:size-4 [&_svg]:text-ink-3 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      {stockNumber && (
        <li>
          <span className="text-ink-3">{t('stockNumber')}</span> <bdi dir="ltr">{stockNumber}</bdi>
        </li>
      )}
      {isListed && (
        <Count
          icon={<CalendarDays aria-hidden />}
          shown={t('days.short', { count: days })}
          label={t('days', { count: days })}
        />
      )}
      {listing.status !== 'DRAFT' && (
        <>
          <Count icon={<Eye aria-hidden />} shown={number(views)} label={t('views', { count: views })} />
          <Count
            icon={<MessageCircle aria-hidden />}
            shown={number(contacts)}
            label={t('contacts', { count: contacts })}
          />
          <Count icon={<Heart aria-hidden />} shown={number(saves)} label={t('saves', { count: saves })} />
        </>
      )}
    </ul>
  )
}
