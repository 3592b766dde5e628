import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { useSetPlateFeatured } from '#web/features/review/api/set-featured.ts'
import { FeaturedSwitch } from './featured-switch.tsx'
import { PlateFacts } from './plate-facts.tsx'

type PlateSubjectProps = {
  plate: AdminPlate
  /** The admin changed it: this is what is decided about from now on. */
  onChanged: (plate: AdminPlate) => void
}

/** A plate as it looks, with all that its seller says, and whether it is shown before the others. */
export const PlateSubject = ({ plate, onChanged }: PlateSubjectProps) => {
  const { t } = useT('moderation')
  const change = useSetPlateFeatured()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="grid place-items-center rounded-control bg-sand p-6">
        <PlateDrawing plate={plate} className="max-w-80" />
      </div>
      <PlateFacts plate={plate} />
      {plate.status === 'APPROVED' && (
        <FeaturedSwitch label={t('featured.plate')} thing={plate} change={change} onChanged={onChanged} />
      )}
    </div>
  )
}
