import { Copy, EyeOff } from 'lucide-react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { LastDecision } from './last-decision.tsx'
import { OwnerLine } from './owner-line.tsx'

/** Whose a thing under review is, how long it has waited, what was decided last, and what to look out for. */
export const Standing = ({ thing }: { thing: AdminListing | AdminPlate }) => {
  const { t } = useT('admin')
  const words = useT('moderation')
  const age = useAge()
  const flags = 'samePhotos' in thing ? new Set(thing.samePhotos.map(({ photoId }) => photoId)).size : 0
  return (
    <div className="flex flex-col text-sm text-ink-2">
      <OwnerLine owner={thing.owner} />
      <p className="text-ink-3">{t('row.submitted', { age: age(thing.submittedAt ?? thing.createdAt) })}</p>
      <LastDecision decision={thing.decision} />
      {thing.isHidden && (
        <p className="flex items-start gap-1.5 text-amber">
          <EyeOff aria-hidden className="mt-1 size-3.5 shrink-0" />
          {words.t('hidden')}
        </p>
      )}
      {flags > 0 && (
        <p className="flex items-start gap-1.5 text-amber">
          <Copy aria-hidden className="mt-1 size-3.5 shrink-0" />
          {words.t('samePhotos', { count: flags })}
        </p>
      )}
    </div>
  )
}
