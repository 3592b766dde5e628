import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useSetListingFeatured } from '#web/features/review/api/set-featured.ts'
import { featureName } from '#web/features/review/facts.ts'
import { FeaturedSwitch } from './featured-switch.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewPart } from './review-part.tsx'

type ListingAsideProps = {
  listing: AdminListing
  /** The admin changed it: this is what is decided about from now on. */
  onChanged: (listing: AdminListing) => void
}

/** What a listing says of its car, shortly, and whether it is among the featured ones. */
export const ListingAside = ({ listing, onChanged }: ListingAsideProps) => {
  const { t, language } = useT('admin')
  const words = useT('moderation')
  const change = useSetListingFeatured()
  const { features = [] } = listing
  return (
    <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-0">
      <ReviewPart title={t('details')}>
        <ReviewFacts listing={listing} />
      </ReviewPart>
      {features.length > 0 && (
        <ReviewPart title={t('features')}>
          <ul className="flex flex-wrap gap-2">
            {features.map((feature) => (
              <li key={feature} className="max-w-full">
                <Badge className="max-w-full">
                  <bdi className="truncate">{featureName(feature, language)}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </ReviewPart>
      )}
      {listing.status === 'APPROVED' && (
        <FeaturedSwitch
          label={words.t('featured.listing')}
          thing={listing}
          change={change}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}
