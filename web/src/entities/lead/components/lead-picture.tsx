import type { LeadView } from '#shared/schemas/lead.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'

type LeadPictureProps = { lead: LeadView; sizes: string; className: string }

/** What a conversation is about: the photo of the car, or the plate as it is drawn. The words beside it say which. */
export const LeadPicture = ({ lead, sizes, className }: LeadPictureProps) =>
  lead.plate ? (
    <span className={cx('grid place-items-center bg-sand', className)}>
      <PlateDrawing plate={lead.plate} decorative className="px-1" />
    </span>
  ) : (
    <CarPhoto photo={lead.listingImage ?? undefined} alt="" sizes={sizes} className={className} />
  )
