import type { BulkAction } from '#shared/schemas/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useListingTitle } from '../use-listing-title.ts'

export type AskedAction = Extract<BulkAction, 'DELETE' | 'SELL'>

type BulkDialogProps = {
  /** Null is closed. */
  action: AskedAction | null
  listings: readonly OwnListing[]
  onClose: () => void
  onConfirm: (action: AskedAction) => void
}

const namedAtMost = 3

/** Asks before something that cannot be taken back: deleting, or telling those who saved a car that it is sold. */
export const BulkDialog = ({ action, listings, onClose, onConfirm }: BulkDialogProps) => {
  const { t } = useT('inventory')
  const dashboard = useT('dashboard')
  const common = useT()
  const titleOf = useListingTitle()
  const count = listings.length
  const [first] = listings
  const named = listings.slice(0, namedAtMost)
  const question = () => {
    if (action === 'SELL') return t('bulk.ask.SELL', { count })
    return count === 1 && first
      ? dashboard.t('delete.question', { title: titleOf(first) })
      : t('bulk.ask.DELETE', { count })
  }
  return (
    <Dialog
      open={action !== null}
      onClose={onClose}
      title={action === 'SELL' ? t('bulk.SELL') : dashboard.t('delete.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button
            variant={action === 'DELETE' ? 'danger' : 'primary'}
            onClick={() => action && onConfirm(action)}
          >
            {action === 'DELETE' ? common.t('delete') : t('bulk.SELL')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{question()}</p>
      {count > 1 && (
        <ul className="mt-3 list-disc ps-5 text-sm">
          {named.map((listing) => (
            <li key={listing.id}>
              <bdi>{titleOf(listing)}</bdi>
            </li>
          ))}
          {count > namedAtMost && (
            <li className="text-ink-3">{t('bulk.andMore', { count: count - namedAtMost })}</li>
          )}
        </ul>
      )}
    </Dialog>
  )
}
