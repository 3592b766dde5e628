import type { ReactNode } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { BulkResult } from '#web/features/manage-listings/bulk/bulk-result.tsx'
import { useBulkDecision } from '#web/features/manage-listings/bulk/use-bulk-decision.ts'
import { SelectAll } from '#web/ui/select-all.tsx'
import { shareOf, within } from '#web/ui/selection.ts'
import { useSelection } from '#web/ui/use-selection.ts'
import { useT } from '#web/i18n/use-t.ts'
import { BulkPart } from './bulk-part.tsx'
import { RowList } from './row-list.tsx'

type ListingRowsProps = {
  listings: readonly AdminListing[]
  /** The heading that says which listings these are. */
  summary: ReactNode
  /** A row has gone or changed, and what had the focus with it. */
  onGone: () => void
}

/** The rows of a page, with what can be done to one of them or to several at once. */
export const ListingRows = ({ listings, summary, onGone }: ListingRowsProps) => {
  const { t } = useT('admin-listings')
  const { selection, set, press, keep } = useSelection()
  const bulk = useBulkDecision()
  const selected = within(selection, listings)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {listings.length > 0 && (
          <SelectAll
            label={t('selectPage')}
            share={shareOf(selection, listings)}
            onChange={(isOn) => set(isOn, listings)}
          />
        )}
        {summary}
      </div>
      {bulk.outcome && <BulkResult outcome={bulk.outcome} onClose={bulk.closeOutcome} />}
      <RowList
        listings={listings}
        isSelected={(id) => selection.has(id)}
        onSelect={(id, isOn, withShift) => press(listings, id, isOn, withShift)}
        onGone={(id) => {
          // A listing that has changed under the hand is not what was ticked.
          keep([...selection].filter((one) => one !== id))
          onGone()
        }}
      />
      <BulkPart
        selected={selected}
        progress={bulk.progress}
        onClear={() => keep([])}
        onRun={async (decision) => {
          const { failed } = await bulk.run(decision, selected)
          keep(failed.map(({ id }) => id))
          // Otherwise what came of it takes the focus.
          if (failed.length === 0) onGone()
        }}
      />
    </>
  )
}
