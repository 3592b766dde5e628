import {
  plateLocationWords,
  plateTagWords,
  sellPlateCategoryWords,
} from '#shared/reference/plate-vocabulary.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Written } from '#web/ui/written.tsx'
import { GivenReasons } from './given-reasons.tsx'
import { Standing } from './standing.tsx'

/** All that its seller says of a plate, what its number is like, and how it stands. */
export const PlateFacts = ({ plate }: { plate: AdminPlate }) => {
  const { language } = useT()
  const about = [sellPlateCategoryWords[plate.category], plateLocationWords[plate.location]]
  return (
    <div className="min-w-0 text-sm text-ink-2">
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
        <Written text={plate.description} className="my-1.5 whitespace-pre-line text-ink" />
      )}
      <Standing thing={plate} />
      {plate.status === 'REJECTED' && (
        <GivenReasons kind="plate" codes={plate.reasonCodes} text={plate.rejectionReason} />
      )}
    </div>
  )
}
