import { useEffect, useRef } from 'react'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chooseCookies } from '#web/stores/choose-cookies.ts'
import { useCookieChoice, type CookieChoice } from '#web/stores/cookie-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Accept all or essential only. Dismissing it, by the cross or by Esc, is the same as essential only. */
export const CookieBanner = () => {
  const { t } = useT()
  const cookies = useT('cookies')
  const banner = useRef<HTMLElement>(null)
  const { isAskedFor } = useCookieChoice()
  // Unasked, it leaves people where they are.
  useEffect(() => {
    if (isAskedFor) banner.current?.focus()
  }, [isAskedFor])
  const choose = (choice: CookieChoice) => {
    // The focus goes to the page itself: the focused button is about to be removed.
    if (banner.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
    chooseCookies(choice)
  }
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={cookies.t('title')}
      onKeyDown={(event) => event.key === 'Escape' && choose('essential')}
      className="above-bars fixed inset-x-3 z-40 short:static short:m-3 rounded-card border border-line bg-raised p-3 shadow-float transition-[opacity,translate] sm:inset-x-auto sm:start-6 sm:w-[26rem] sm:p-4 starting:translate-y-3 starting:opacity-0"
    >
      <p className="text-xs text-ink-2 sm:text-sm">
        {cookies.t('text')}{' '}
        <Link to={paths.privacy()} className="underline underline-offset-4 hover:text-ink">
          {t('nav.privacy')}
        </Link>
      </p>
      {/* One line for all three answers: the page beneath should stay readable. */}
      <div className="mt-2 flex items-center gap-2 cramped:flex-wrap sm:mt-3">
        <Button size="sm" className="flex-1 cramped:basis-auto" onClick={() => choose('all')}>
          {cookies.t('all')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          className="flex-1 cramped:basis-auto"
          onClick={() => choose('essential')}
        >
          {cookies.t('essential')}
        </Button>
        <IconButton
          label={t('close')}
          icon={<X className="size-4" />}
          className="-me-2 -my-1"
          onClick={() => choose('essential')}
        />
      </div>
    </section>
  )
}
