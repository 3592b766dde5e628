import { Suspense, useState } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import type { BulkAction, BulkDecision } from '#web/features/manage-listings/api/decide-listings.ts'
import { BulkActions } from '#web/features/manage-listings/bulk/bulk-actions.tsx'
import { BulkDialog } from '#web/features/manage-listings/bulk/bulk-dialog.tsx'
import type { useBulkDecision } from '#web/features/manage-listings/bulk/use-bulk-decision.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RefuseDialog } from './lazy-dialogs.ts'

type BulkPartProps = {
  selected: readonly AdminListing[]
  progress: ReturnType<typeof useBulkDecision>['progress']
  onClear: () => void
  onRun: (decision: BulkDecision) => Promise<void>
}

/** What can be done to the selected listings at once; it is asked before. */
export const BulkPart = ({ selected, progress, onClear, onRun }: BulkPartProps) => {
  const { t } = useT('admin-listings')
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const close = () => setAsked(null)
  const run = (decision: BulkDecision) => {
    close()
    void onRun(decision)
  }
  return (
    <>
      {(selected.length > 0 || progress) && (
        <BulkActions count={selected.length} progress={progress} onClear={onClear} onAsk={setAsked} />
      )}
      <BulkDialog
        action={asked === 'REJECT' ? null : asked}
        listings={selected}
        onClose={close}
        onConfirm={(action) => run({ action })}
      />
      {asked === 'REJECT' && (
        <Suspense>
          <RefuseDialog
            listings={selected}
            subject={t('refuse.many', { count: selected.length })}
            pending={false}
            onClose={close}
            onSubmit={async ({ reasonCodes, rejectionReason }) => {
              run({ action: 'REJECT', reasonCodes, rejectionReason })
              return undefined
            }}
          />
        </Suspense>
      )}
    </>
  )
}
