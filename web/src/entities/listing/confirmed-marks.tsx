import { Check } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'

/** What a seller has confirmed. */
export type Marks = { isEmailConfirmed: boolean; isPhoneConfirmed: boolean }

/** How a seller proved that they can be reached; nothing for one who has not. */
export const ConfirmedMarks = ({ of: { isEmailConfirmed, isPhoneConfirmed } }: { of: Marks }) => {
  const { t } = useT('cars')
  const marks = [
    ...(isPhoneConfirmed ? [t('confirmedPhone')] : []),
    ...(isEmailConfirmed ? [t('confirmedEmail')] : []),
  ]
  if (marks.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs text-ink-2">
      {marks.map((mark) => (
        <li key={mark} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <Check aria-hidden className="size-3.5 text-green" />
          {mark}
        </li>
      ))}
    </ul>
  )
}
