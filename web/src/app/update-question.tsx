import { useEffect, useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { messageSW, Workbox } from 'workbox-window'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import type { ToWorker } from '#web/worker/messages.ts'

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
      className="above-bars pointer-events-none fixed inset-x-3 z-40 short:not-empty:m-3 short:static flex sm:inset-x-auto sm:start-6 sm:w-[26rem]"
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

const hour = 3_600_000
const firstVisitDelay = 8000

// The last: the chunks that the entry imports are named before it.
const entryOfPage = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.src ?? ''

const say = (worker: ServiceWorker, message: ToWorker): Promise<unknown> => messageSW(worker, message)

// A tab may stay open for weeks without asking for a document, which is when a browser looks for a newer worker.
const lookHourly = (workbox: Workbox): (() => void) => {
  let looked = Date.now()
  const look = () => {
    if (document.hidden || !navigator.onLine || Date.now() - looked < hour) return
    looked = Date.now()
    void workbox.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, hour)
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
  }
}

/**
 * Registers the service worker once the page has loaded, and calls `onNewer` when a version other than this page's is ready. A
 * worker of this page's own version takes over unasked where no other page is open: then nothing lives on the older files.
 * Returns how to stop.
 */
const watchVersions = (onNewer: () => void): (() => void) => {
  // Vite's server in development has other files each minute.
  const isOff = import.meta.env.DEV || import.meta.env['VITE_SERVICE_WORKER'] === 'off'
  if (isOff || !('serviceWorker' in navigator)) return () => {}
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', ({ sw }) => {
    if (!sw) return
    void say(sw, { type: 'IS_YOURS', entry: entryOfPage() }).then((isOurs) =>
      isOurs ? void say(sw, { type: 'TAKE_OVER' }) : onNewer(),
    )
  })
  // Refused in some private windows: the site works without.
  const register = () => void workbox.register().catch(() => {})
  // A first visit: the files that the worker keeps must not compete with the page's own.
  const timer = setTimeout(register, navigator.serviceWorker.controller ? 0 : firstVisitDelay)
  const stop = lookHourly(workbox)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
