import { useState } from 'react'
import type { BulkAction } from '#shared/schemas/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { BulkBar } from '#web/features/own-listings/bulk/bulk-bar.tsx'
import { BulkDialog, type AskedAction } from '#web/features/own-listings/bulk/bulk-dialog.tsx'
import { useBulkChange } from '#web/features/own-listings/bulk/use-bulk-change.ts'

type InventoryBulkProps = {
  selected: readonly OwnListing[]
  canEdit: boolean
  /** How many the filters find. */
  found: number
  onSelectAll: () => void
  /** The selection is these ids from now on. */
  onKeep: (ids: readonly string[]) => void
  onDone: () => void
}

/** What can be done to the selected cars at once. What it was not done to stays selected. */
export const InventoryBulk = ({
  selected,
  canEdit,
  found,
  onSelectAll,
  onKeep,
  onDone,
}: InventoryBulkProps) => {
  const { run, progress } = useBulkChange()
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const act = async (action: BulkAction) => {
    setAsked(null)
    onKeep(
      await run(
        action,
        selected.map(({ id }) => id),
      ),
    )
    onDone()
  }
  const choose = (action: BulkAction) =>
    action === 'DELETE' || action === 'SELL' ? setAsked(action) : void act(action)
  return (
    <>
      {(selected.length > 0 || progress) && (
        <BulkBar
          count={selected.length}
          canEdit={canEdit}
          found={found}
          progress={progress}
          onSelectAll={onSelectAll}
          onClear={() => onKeep([])}
          onAction={choose}
        />
      )}
      <BulkDialog
        action={asked}
        listings={selected}
        onClose={() => setAsked(null)}
        onConfirm={(action) => void act(action)}
      />
    </>
  )
}
