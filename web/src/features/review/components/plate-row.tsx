import type { ReactNode } from 'react'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { PlateFacts } from './plate-facts.tsx'

type PlateRowProps = { plate: AdminPlate; actions: ReactNode }

/** A plate in the review queue. */
export const PlateRow = ({ plate, actions }: PlateRowProps) => {
  const { language } = useT()
  return (
    <article className="grid grid-cols-1 items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:pe-5">
      <div className="grid place-items-center self-start rounded-control bg-sand p-4 sm:aspect-[4/3] sm:p-3">
        <PlateDrawing plate={plate} decorative className="max-w-56" />
      </div>
      <div className="min-w-0">
        <h3 className="text-base font-medium tracking-normal break-words">{plateTitle(plate, language)}</h3>
        <PlateFacts plate={plate} />
      </div>
      <div className="col-span-full flex flex-wrap gap-2 max-sm:*:flex-1 lg:col-span-1">{actions}</div>
    </article>
  )
}
