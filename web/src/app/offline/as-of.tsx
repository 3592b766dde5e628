import { CloudOff } from 'lucide-react'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Says that this content is cached, and when it was last loaded; `at` in milliseconds. */
export const AsOf = ({ at, className = '' }: { at: number; className?: string }) => {
  const { t, language } = useT('device')
  return (
    <p className={`flex items-start gap-2 text-sm text-ink-2 ${className}`}>
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      {t('asOf', { date: formatDate(new Date(at).toISOString(), language, { time: true }) })}
    </p>
  )
}
