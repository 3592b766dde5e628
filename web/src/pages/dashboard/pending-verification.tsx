import { Hourglass } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'

/** Tells a dealership that it still waits to be verified. */
export const PendingVerification = () => {
  const { t } = useT('dashboard')
  return (
    <div className="flex gap-3 rounded-card bg-amber-tint p-4 text-sm">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
      <div>
        <h2 className="text-base tracking-normal">{t('verify.title')}</h2>
        <p className="text-ink-2">{t('verify.text')}</p>
      </div>
    </div>
  )
}
