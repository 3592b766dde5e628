import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'

// Most pages are there sooner.
const lateMs = 300

/** Shows that a page takes long to come, since the one before it stays until then. A second press on its link does nothing. */
export const PendingPage = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    // The window has the new address at once, the router with the page.
    const isPending = () => new URL(location.origin + pathname).pathname !== location.pathname
    let timer: ReturnType<typeof setTimeout>
    const lookLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setLate(isPending()), lateMs)
    }
    const onClick = (event: MouseEvent) => {
      lookLater()
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.href !== location.href || !isPending()) return
      // With one of these the browser opens another tab or window.
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('popstate', lookLater, { signal })
    // Capturing, so that it comes before the link's own.
    window.addEventListener('click', onClick, { signal, capture: true })
    return () => {
      listening.abort()
      clearTimeout(timer)
      setLate(false)
    }
  }, [pathname])

  return (
    // It is there before it has something to say: a screen reader then says it.
    <div role="status">
      {isLate && (
        <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse-soft bg-brand forced-colors:bg-[Highlight]">
          <span className="sr-only">{t('loading')}</span>
        </div>
      )}
    </div>
  )
}
