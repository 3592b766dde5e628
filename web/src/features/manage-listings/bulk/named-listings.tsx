import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'

const namedAtMost = 5

/** Which listings an act is about, the first few by name. */
export const NamedListings = ({ listings }: { listings: readonly AdminListing[] }) => {
  const { t } = useT('admin-listings')
  const titleOf = useListingTitle()
  return (
    <ul className="mt-3 list-disc ps-5 text-sm">
      {listings.slice(0, namedAtMost).map((listing) => (
        <li key={listing.id}>
          <bdi>{titleOf(listing)}</bdi>
        </li>
      ))}
      {listings.length > namedAtMost && (
        <li className="text-ink-3">{t('andMore', { count: listings.length - namedAtMost })}</li>
      )}
    </ul>
  )
}
