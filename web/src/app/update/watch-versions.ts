import { messageSW, Workbox } from 'workbox-window'
import type { ToWorker } from '#web/worker/messages.ts'

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
export const watchVersions = (onNewer: () => void): (() => void) => {
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
