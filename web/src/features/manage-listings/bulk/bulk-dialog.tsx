import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NamedListings } from './named-listings.tsx'

/** What is asked with a yes or no; a refusal wants a reason and has a dialog of its own. */
type AskedAction = 'APPROVE' | 'DELETE'

type BulkDialogProps = {
  /** Null is closed. */
  action: AskedAction | null
  listings: readonly AdminListing[]
  onClose: () => void
  onConfirm: (action: AskedAction) => void
}

/** Asks before several listings are approved or deleted at once. */
export const BulkDialog = ({ action, listings, onClose, onConfirm }: BulkDialogProps) => {
  const { t } = useT('admin-listings')
  const common = useT()
  return (
    <Dialog
      open={action !== null}
      onClose={onClose}
      title={action ? t(`ask.${action}`) : ''}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          {action && (
            <Button variant={action === 'DELETE' ? 'danger' : 'primary'} onClick={() => onConfirm(action)}>
              {t(`bulk.${action}`)}
            </Button>
          )}
        </>
      }
    >
      {action && <p className="text-ink-2">{t(`ask.${action}.text`, { count: listings.length })}</p>}
      <NamedListings listings={listings} />
    </Dialog>
  )
}
