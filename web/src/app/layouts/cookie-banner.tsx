import { X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { chooseCookies } from '#web/stores/cookie-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Accept all or essential only. Dismissing it is the same as essential only. */
export const CookieBanner = () => {
  const { t } = useT()
  return (
    <section
      aria-label={t('cookies.title')}
      className="fixed inset-x-3 bottom-3 z-40 rounded-card border border-line bg-raised p-4 shadow-float transition-[opacity,translate] sm:inset-x-auto sm:start-6 sm:bottom-6 sm:w-[26rem] starting:translate-y-3 starting:opacity-0"
    >
      <div className="flex items-start gap-2">
        <p className="flex-1 text-sm text-ink-2">{t('cookies.text')}</p>
        <IconButton
          label={t('close')}
          icon={<X className="size-4" />}
          className="-me-2 -mt-2"
          onClick={() => chooseCookies('essential')}
        />
      </div>
      <div className="mt-3 flex gap-2.5">
        <Button size="sm" className="flex-1" onClick={() => chooseCookies('all')}>
          {t('cookies.all')}
        </Button>
        <Button size="sm" variant="secondary" className="flex-1" onClick={() => chooseCookies('essential')}>
          {t('cookies.essential')}
        </Button>
      </div>
    </section>
  )
}
