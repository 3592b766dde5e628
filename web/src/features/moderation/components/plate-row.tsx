import type { ReactNode } from 'react'
import {
  plateLocationWords,
  plateTagWords,
  sellPlateCategoryWords,
} from '#shared/reference/plate-vocabulary.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { OwnerLine } from './owner-line.tsx'

type PlateRowProps = { plate: AdminPlate; actions: ReactNode }

/** A plate in the review queue: all that its seller says of it, whose it is and how long it has waited. */
export const PlateRow = ({ plate, actions }: PlateRowProps) => {
  const { t, language } = useT('admin')
  const age = useAge()
  const about = [sellPlateCategoryWords[plate.category], plateLocationWords[plate.location]]
  return (
    <article className="grid grid-cols-1 items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:pe-5">
      <div className="grid place-items-center self-start rounded-control bg-sand p-4 sm:aspect-[4/3] sm:p-3">
        <PlateDrawing plate={plate} decorative className="max-w-56" />
      </div>
      <div className="min-w-0 text-sm text-ink-2">
        <h3 className="text-base font-medium tracking-normal break-words text-ink">
          {plateTitle(plate, language)}
        </h3>
        <p className="font-semibold text-ink tabular-nums">
          <bdi>{formatMoney(plate.price, language)}</bdi>
        </p>
        <p>{about.map((words) => words[language]).join(' · ')}</p>
        {plate.tags.length > 0 && (
          <ul className="my-1.5 flex flex-wrap gap-1.5">
            {plate.tags.map((tag) => (
              <li key={tag} className="flex">
                <Badge>{plateTagWords[tag][language]}</Badge>
              </li>
            ))}
          </ul>
        )}
        {plate.description && (
          <p className="my-1.5 break-words whitespace-pre-line text-ink">
            <bdi>{plate.description}</bdi>
          </p>
        )}
        {plate.status === 'REJECTED' && plate.rejectionReason && (
          <p className="break-words">
            <span className="font-medium text-red">{t('row.reason')}</span> <bdi>{plate.rejectionReason}</bdi>
          </p>
        )}
        <OwnerLine owner={plate.owner} />
        <p className="text-ink-3">{t('row.submitted', { age: age(plate.updatedAt) })}</p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2 lg:col-span-1">{actions}</div>
    </article>
  )
}
