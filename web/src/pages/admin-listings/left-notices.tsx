import type { AdminListing } from '#shared/schemas/listing.ts'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'
import type { Met } from '#web/features/manage-listings/use-row-acts.ts'
import { RowNotice } from './row-notice.tsx'

type LeftNoticesProps = { met: ReadonlyMap<string, Met>; listings: readonly AdminListing[] }

/** The same of listings that are not in the list any more: narrowed to a status, it loses what was decided about. */
export const LeftNotices = ({ met, listings }: LeftNoticesProps) => {
  const titleOf = useListingTitle()
  const left = [...met.values()].filter(({ seen }) => listings.every(({ id }) => id !== seen.id))
  if (left.length === 0) return null
  return (
    <ul className="mb-3 flex flex-col gap-3">
      {left.map((one) => (
        <li key={one.seen.id}>
          <h3 className="mb-1 text-sm font-medium">{titleOf(one.seen)}</h3>
          <RowNotice met={one} />
        </li>
      ))}
    </ul>
  )
}
