import { isPlateListed } from '#shared/rules/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import {
  usePlateTitle,
  MissingPlate,
  OwnPlateLink,
  PlateStatusBanner,
} from '#web/entities/plate/plate-parts.tsx'
import { usePlate } from '#web/entities/plate/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlateContact } from './plate-contact.tsx'

type PlateContactDialogProps = {
  /** The plate by its address. */
  slug: string
  open: boolean
  onClose: () => void
  /** Undefined while it is not known yet whether somebody is signed in. */
  user: CurrentUser | null | undefined
}

/** Phone links to the seller of a plate, safety tips and the contact form. */
export const PlateContactDialog = ({ slug, open, onClose, user }: PlateContactDialogProps) => {
  const { t } = useT('plate')
  const { data: plate, error, refetch } = usePlate(slug)
  const title = usePlateTitle(slug, plate)
  const body = () => {
    if (error) return <MissingPlate error={error} onRetry={refetch} />
    if (!plate || user === undefined) return <PlateContactSkeleton />
    if (!isPlateListed(plate)) return <PlateStatusBanner plate={plate} />
    if (plate.isOwn) return <OwnPlateLink />
    return <PlateContact plate={plate} user={user} onClose={onClose} />
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('contact.title', { plate: title })}>
      {body()}
    </Dialog>
  )
}

const PlateContactSkeleton = () => {
  const { t } = useT()
  return (
    <div aria-busy className="flex flex-col gap-6">
      <p className="sr-only">{t('loading')}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Skeleton className="h-14 w-32" />
        <Skeleton className="h-8 w-28 sm:w-40" />
      </div>
      <Skeleton className="h-7 w-full" />
      <Skeleton className="h-11 w-full rounded-control" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
