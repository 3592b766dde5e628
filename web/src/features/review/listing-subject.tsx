import { titleIn } from '#shared/rules/title-in.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import type { RejectionField } from '#shared/schemas/listing.ts'
import type { ReviewedListing } from '#shared/schemas/reviewed-listing.ts'
import { useSetListingFeatured } from '#web/entities/listing/admin-mutations.ts'
import { useAdminListing } from '#web/entities/listing/admin-queries.ts'
import { GivenReasons } from '#web/entities/review/decision-texts.tsx'
import { featureLabel } from '#web/entities/review/listing-facts.ts'
import { ListingFacts, ListingPhotos, ReviewPart, SameChassis } from '#web/entities/review/listing-parts.tsx'
import { SubmissionLines } from '#web/entities/review/submission-lines.tsx'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { pillClass, pillInputClass } from '#web/ui/pill-class.ts'
import { Written } from '#web/ui/written.tsx'
import { FeaturedSwitch } from './featured-switch.tsx'
import { asOpened } from './listing-differences.ts'
import { ListingChanges, type Baseline } from './listing-changes.tsx'
import { ListingDocuments } from './listing-documents.tsx'
import { MarketPrice } from './market-price.tsx'
import { SellerCard } from '#web/entities/seller/seller-card.tsx'
import type { AsideProps, RefusalFieldsProps, SubjectProps } from './review-adapter.ts'

const prose = 'max-w-prose text-sm whitespace-pre-line text-ink-2'

/** Everything a reviewer must have seen of a listing: its seller, its changes, photos, description and documents. */
export const ListingSubject = ({ item: listing, opened }: SubjectProps<AdminListing>) => {
  const { t, language } = useT('admin')
  const [moderation, common] = [useT('moderation'), useT()]
  const detail = useAdminListing(listing.id)
  const [first, ...others] = useBaselines(listing, detail.data, opened)
  const { priceQAR: price, description, secondDescription } = listing
  const title = titleIn(listing, language)
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-1">
        <p className="text-lg font-semibold tabular-nums">
          <bdi>{price === undefined ? t('row.noPrice') : formatMoney(price, language)}</bdi>
        </p>
        {price !== undefined && <MarketPrice id={listing.id} />}
        <SubmissionLines item={listing} />
        {detail.data?.sameChassis && <SameChassis others={detail.data.sameChassis} />}
        {listing.status === 'REJECTED' && (
          <GivenReasons kind="listing" codes={listing.reasonCodes} text={listing.rejectionReason} />
        )}
        {listing.status !== 'REJECTED' && detail.data?.rejected && (
          <RefusedBefore refused={detail.data.rejected} />
        )}
      </div>
      {first && <ListingChanges key={first.name} listing={listing} baselines={[first, ...others]} />}
      {!detail.data && detail.error && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {moderation.t('changes.failed')}
          <Button
            variant="secondary"
            size="sm"
            pending={detail.isFetching}
            onClick={() => void detail.refetch()}
          >
            {common.t('retry')}
          </Button>
        </p>
      )}
      <ReviewPart title={t('photos')}>
        <ListingPhotos listing={listing} title={title} approved={detail.data?.approved} />
      </ReviewPart>
      <ReviewPart title={t('description.title')}>
        <Written text={description || t('description.none')} className={prose} />
      </ReviewPart>
      {secondDescription && (
        <ReviewPart title={t('secondDescription.title')}>
          <Written text={secondDescription} className={prose} />
        </ReviewPart>
      )}
      {(listing.dealerProfileId === null || listing.verificationDocuments.inspectionReport) && (
        <ReviewPart title={t('documents')}>
          <ListingDocuments listing={listing} />
        </ReviewPart>
      )}
    </div>
  )
}

/** The refusal before it was sent again: by whom, when, and why. */
const RefusedBefore = ({
  refused: { at, by, reasonCodes, rejectionReason },
}: {
  refused: ReviewedListing
}) => {
  const { t, language } = useT('moderation')
  const date = formatDate(at, language, { time: true })
  return (
    <div className="mt-2 flex flex-col gap-1 rounded-control bg-sand px-3.5 py-2.5 text-sm">
      <p>{by ? t('refused.before', { date, name: by.username }) : t('refused.before.unnamed', { date })}</p>
      <GivenReasons kind="listing" codes={reasonCodes} text={rejectionReason} />
    </div>
  )
}

type Decided = { approved: ReviewedListing | null; rejected: ReviewedListing | null }

/** The moments to compare with: when it was opened first, then the last decisions, newest first. */
const useBaselines = (
  listing: AdminListing,
  decided: Decided | undefined,
  opened: AdminListing | undefined,
): Baseline[] => {
  const { t, language } = useT('moderation')
  const decisions = [decided?.approved, decided?.rejected]
    .filter((seen): seen is ReviewedListing => Boolean(seen))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((seen) => ({
      name: seen.status,
      label: t(seen.status === 'APPROVED' ? 'since.approved' : 'since.rejected', {
        date: formatDate(seen.at, language),
      }),
      earlier: seen,
    }))
  return [
    ...(opened ? [{ name: 'OPENED', label: t('since.opened'), earlier: asOpened(opened, listing) }] : []),
    ...decisions,
  ]
}

/** The short answers about the car, its features, and whether it is among the featured ones. */
export const ListingAside = ({ item: listing, onEdited }: AsideProps<AdminListing>) => {
  const { t, language } = useT('admin')
  const change = useSetListingFeatured()
  const { features = [] } = listing
  return (
    <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-0">
      <SellerCard sellerId={listing.owner.id} about={listing.id} />
      <ReviewPart title={t('details')}>
        <ListingFacts listing={listing} />
      </ReviewPart>
      {features.length > 0 && (
        <ReviewPart title={t('features')}>
          <ul className="flex flex-wrap gap-2">
            {features.map((feature) => (
              <li key={feature} className="max-w-full">
                <Badge className="max-w-full">
                  <bdi className="truncate">{featureLabel(feature, language)}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </ReviewPart>
      )}
      {listing.status === 'APPROVED' && (
        <FeaturedSwitch
          kind="listing"
          name={titleIn(listing, language)}
          item={listing}
          change={change}
          onChanged={onEdited}
        />
      )}
    </div>
  )
}

// Every field with its label on the page, the most refused first. The schema's own list is left alone: its order is another.
const fieldLabels = {
  images: 'photos',
  registrationCard: 'document.registrationCard',
  idCard: 'document.idCard',
  description: 'description.title',
  priceQAR: 'fact.priceQAR',
  make: 'fact.make',
  model: 'fact.model',
  year: 'fact.year',
  variant: 'fact.variant',
  mileage: 'fact.mileage',
  bodyType: 'fact.bodyType',
  fuelType: 'fact.fuelType',
  transmission: 'fact.transmission',
  engineSize: 'fact.engineSize',
  color: 'fact.color',
  condition: 'fact.condition',
  city: 'fact.city',
  isGCCSpec: 'fact.isGCCSpec',
  hasWarranty: 'fact.hasWarranty',
  isAccidentFree: 'fact.isAccidentFree',
  features: 'features',
} as const satisfies Record<RejectionField, string>
const fields = Object.keys(fieldLabels) as RejectionField[]

/** The fields that a refusal is about, any of them or none: the seller is led there. */
export const ListingRefusalFields = ({ item, refusal, onChange }: RefusalFieldsProps<AdminListing>) => {
  const { t } = useT('admin')
  const hasDocuments = item.dealerProfileId === null
  const chosen = refusal.fields
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('reject.fields')}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-3">{t('reject.fieldsHint')}</p>
      <div className="flex flex-wrap gap-2">
        {fields
          .filter((field) => hasDocuments || (field !== 'registrationCard' && field !== 'idCard'))
          .map((field) => (
            <label
              key={field}
              className={cx(pillClass, 'pointer-fine:h-9 pointer-fine:px-3 pointer-fine:text-xs')}
            >
              <input
                type="checkbox"
                checked={chosen.includes(field)}
                onChange={(event) =>
                  onChange({
                    fields: event.target.checked ? [...chosen, field] : chosen.filter((one) => one !== field),
                  })
                }
                className={pillInputClass}
              />
              {t(fieldLabels[field])}
            </label>
          ))}
      </div>
    </fieldset>
  )
}
