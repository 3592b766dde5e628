import type { ListingCard } from '#shared/schemas/listing.ts'
import { CompareToggle } from '#web/entities/listing/compare-toggle.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

/** The compare button of a result: beside the heart of a card, at the photo's upper edge, on the photo of a row. */
export const CarCompare = ({ listing, isGrid }: { listing: ListingCard; isGrid: boolean }) => {
  const { language } = useT('cars')
  return (
    <div className={cx('absolute z-10', isGrid ? 'end-13.25 top-2.25' : 'start-2 top-2')}>
      <CompareToggle id={listing.id} title={titleOf(listing, language)} />
    </div>
  )
}

export { CompareTray } from '#web/pages/compare/compare-tray.tsx'
