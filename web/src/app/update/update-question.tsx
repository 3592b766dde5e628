import { useEffect, useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { watchVersions } from './watch-versions.ts'

/** Offers to go on with a newer version once there is one. It waits while somebody fills in a form, and never reloads by itself. */
export const UpdateQuestion = () => {
  const { t } = useT('device')
  const [isReady, setReady] = useState(false)
  const hasTyped = useHasTyped()
  useEffect(() => watchVersions(() => setReady(true)), [])
  const later = () => {
    setReady(false)
    focusMain()
  }
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-3 z-40 flex sm:inset-x-auto sm:start-6 sm:bottom-6 sm:w-[26rem] [:root:has(main_.sticky.bottom-0)_&]:bottom-20"
    >
      {isReady && !hasTyped && (
        <div className="pointer-events-auto flex-1 rounded-card border border-line bg-raised p-4 shadow-float">
          <p className="flex items-center gap-2 text-sm font-medium">
            <RefreshCw aria-hidden className="size-4" />
            {t('update.title')}
          </p>
          <p className="mt-1 text-sm text-ink-2">{t('update.text')}</p>
          <div className="mt-3 flex gap-2.5">
            <Button size="sm" className="flex-1" onClick={() => window.location.reload()}>
              {t('update.reload')}
            </Button>
            <Button size="sm" variant="secondary" className="flex-1" onClick={later}>
              {t('update.later')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Whether somebody has typed or chosen anything on the page that is open. */
const useHasTyped = (): boolean => {
  const { pathname } = useLocation()
  const [typedOn, setTypedOn] = useState<string>()
  useEffect(() => {
    const note = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('main, dialog')) setTypedOn(pathname)
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [pathname])
  return typedOn === pathname
}
