import { isPlateListed } from '#shared/rules/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { usePlate } from '#web/entities/plate/get-plate.ts'
import { usePlateTitle } from '#web/entities/plate/use-plate-title.ts'
import { MissingPlate } from '#web/entities/plate/missing-plate.tsx'
import { OwnPlateLink } from '#web/entities/plate/own-plate-link.tsx'
import { PlateContact } from './plate-contact.tsx'
import { PlateContactSkeleton } from './plate-contact-skeleton.tsx'
import { PlateStanding } from '#web/entities/plate/plate-standing.tsx'

type PlateContactDialogProps = {
  /** The plate by its address. */
  slug: string
  open: boolean
  onClose: () => void
  /** Undefined while it is not known yet whether somebody is signed in. */
  user: CurrentUser | null | undefined
  onSent: () => void
}

/** How to reach the seller of a plate, what to heed, and a form to write to them. */
export const PlateContactDialog = ({ slug, open, onClose, user, onSent }: PlateContactDialogProps) => {
  const { t } = useT('plate')
  const { data: plate, error, refetch } = usePlate(slug)
  const title = usePlateTitle(slug, plate)
  const body = () => {
    if (error) return <MissingPlate error={error} onRetry={refetch} />
    if (!plate || user === undefined) return <PlateContactSkeleton />
    if (!isPlateListed(plate)) return <PlateStanding plate={plate} />
    if (plate.isOwn) return <OwnPlateLink />
    return <PlateContact plate={plate} user={user} onSent={onSent} onClose={onClose} />
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('contact.title', { plate: title })}>
      {body()}
    </Dialog>
  )
}
