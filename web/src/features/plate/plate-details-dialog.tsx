import { useEffect } from 'react'
import { plateCountry, plateLocationLabels } from '#shared/reference/plate-vocabulary.ts'
import { readPlateNumber, isPlateListed, isPlateShown } from '#shared/rules/plate.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { MissingPlate, OwnPlateLink, usePlateTitle } from '#web/entities/plate/plate-parts.tsx'
import { countPlateView, usePlate } from '#web/entities/plate/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlateDetails, PlateStage } from './plate-details.tsx'

type PlateDetailsDialogProps = {
  /** The plate by its address. */
  slug: string
  open: boolean
  onClose: () => void
  onContact: () => void
}

/** Everything about one plate, over the list that it is in. */
export const PlateDetailsDialog = ({ slug, open, onClose, onContact }: PlateDetailsDialogProps) => {
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
        <MissingPlate error={error} number={readPlateNumber(slug)} onRetry={refetch} />
      ) : plate ? (
        <PlateDetails plate={plate} />
      ) : (
        <PlateDetailsSkeleton slug={slug} />
      )}
    </Dialog>
  )
}

const usePlateMeta = (title: string, plate: PlateDetail | undefined) => {
  const { t, language } = useT('plate')
  usePageMeta(
    title,
    plate
      ? t('meta', {
          number: plate.plateNumber,
          price: formatMoney(plate.price, language),
          location: plateLocationLabels[plate.location][language],
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

/** A plate whose details are still to come, of their geometry; its address already says what is written on it. */
const PlateDetailsSkeleton = ({ slug }: { slug: string }) => {
  const { t } = useT()
  const number = readPlateNumber(slug)
  return (
    <div aria-busy>
      <p className="sr-only">{t('loading')}</p>
      <PlateStage>
        {number ? (
          <PlateDrawing decorative plate={{ country: plateCountry, ...number }} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </PlateStage>
      <Skeleton className="mt-5 h-8 w-44" />
      <Skeleton className="mt-2 h-4 w-32" />
      <Skeleton className="mt-4 h-6 w-24 rounded-full" />
      <Skeleton className="mt-10 h-5 w-40" />
      <div className="mt-3 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-10" />
        ))}
      </div>
      <Skeleton className="mt-8 h-12 w-56 max-w-full" />
      <Skeleton className="mt-8 h-64 rounded-card" />
    </div>
  )
}
