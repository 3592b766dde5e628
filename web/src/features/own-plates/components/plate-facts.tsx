import { Eye, MessageCircle } from 'lucide-react'
import { plateLocationWords, sellPlateCategoryWords } from '#shared/reference/plate-vocabulary.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What sort of plate it is and where, and what people did about it. */
export const PlateFacts = ({ plate }: { plate: OwnPlate }) => {
  const { t, language } = useT('inventory')
  const counts = [
    { icon: Eye, count: plate.viewCount, said: t('views', { count: plate.viewCount }) },
    { icon: MessageCircle, count: plate.contactCount, said: t('contacts', { count: plate.contactCount }) },
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums [&_svg]:size-4 [&_svg]:text-ink-3 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      <li>{sellPlateCategoryWords[plate.category][language]}</li>
      <li>{plateLocationWords[plate.location][language]}</li>
      {plate.status !== 'PENDING' &&
        counts.map(({ icon: Icon, count, said }) => (
          <li key={said} title={said}>
            <Icon aria-hidden />
            <span aria-hidden>{formatNumber(count, language)}</span>
            <span className="sr-only">{said}</span>
          </li>
        ))}
    </ul>
  )
}
