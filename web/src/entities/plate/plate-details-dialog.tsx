import { useEffect } from 'react'
import { isPlateListed, isPlateShown } from '#shared/rules/plate.ts'
import { plateLocationWords } from '#shared/reference/plate-vocabulary.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { countPlateView } from './count-plate.ts'
import { usePlate } from './get-plate.ts'
import { usePlateTitle } from '#web/entities/plate/use-plate-title.ts'
import { MissingPlate } from './missing-plate.tsx'
import { OwnPlateLink } from './own-plate-link.tsx'
import { PlateDetails, type PlateParts } from './plate-details.tsx'
import { PlateDetailsSkeleton } from './plate-details-skeleton.tsx'

type PlateDetailsDialogProps = PlateParts & {
  /** The plate by its address. */
  slug: string
  open: boolean
  onClose: () => void
  onContact: () => void
}

const usePlateMeta = (title: string, plate: PlateDetail | undefined) => {
  const { t, language } = useT('plate')
  usePageMeta(
    title,
    plate
      ? t('meta', {
          number: plate.plateNumber,
          price: formatMoney(plate.price, language),
          location: plateLocationWords[plate.location][language],
        })
      : t('description'),
  )
}

type FooterProps = { plate: PlateDetail | undefined; onContact: () => void }

const Footer = ({ plate, onContact }: FooterProps) => {
  const { t } = useT('plate')
  if (!plate) return <Skeleton className="h-13 w-full rounded-control" />
  if (plate.isOwn) return <OwnPlateLink />
  return (
    <Button size="lg" wide aria-haspopup="dialog" onClick={onContact}>
      {t('contact')}
    </Button>
  )
}

/** Everything about one plate, over the list that it is in. */
export const PlateDetailsDialog = ({ slug, open, onClose, onContact, ...parts }: PlateDetailsDialogProps) => {
  const { data: plate, error, refetch } = usePlate(slug)
  const title = usePlateTitle(slug, plate)
  usePlateMeta(title, plate)
  const counted = open && plate && isPlateShown(plate) && !plate.isOwn ? plate.id : undefined
  useEffect(() => {
    if (counted) void countPlateView(counted)
  }, [counted])
  const mayContact = !error && (!plate || isPlateListed(plate))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="lg"
      footer={mayContact && <Footer plate={plate} onContact={onContact} />}
    >
      {error ? (
        <MissingPlate error={error} onRetry={refetch} />
      ) : plate ? (
        <PlateDetails plate={plate} {...parts} />
      ) : (
        <PlateDetailsSkeleton slug={slug} />
      )}
    </Dialog>
  )
}
