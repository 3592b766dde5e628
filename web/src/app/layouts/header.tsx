import { Suspense, useState } from 'react'
import { Menu as MenuIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { lazyPart } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useIsDesktop } from '#web/ui/use-media.ts'
import { siteLinks } from './site-links.ts'

// Many visits never open it; it is loaded when a finger comes near.
const MobileMenu = lazyAsked(async () => (await import('./mobile-menu.tsx')).MobileMenu, [])

/** Keeps the button of the menu at its place, until the end is there or where it cannot be fetched. */
const NoEnd = () => <span className="ms-auto" />
const MobileHeaderEnd = lazyPart(
  async () => (await import('./mobile-header-end.tsx')).MobileHeaderEnd,
  [],
  NoEnd,
)
const DesktopHeaderEnd = lazyPart(
  async () => (await import('./desktop-header-end.tsx')).DesktopHeaderEnd,
  [],
  NoEnd,
)

const navLink =
  'inline-flex h-11 items-center px-2 text-sm whitespace-nowrap text-ink-2 transition-colors hover:text-ink ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-ink'

/** The part that depends on the width of the screen and on the user. Prerendered shells leave its place empty. */
const End = () => (useIsDesktop() ? <DesktopHeaderEnd /> : <MobileHeaderEnd />)

/** The bar above every page. */
export const Header = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  // Undefined until it is first wanted.
  const [menuOpen, setMenuOpen] = useState<boolean>()
  return (
    <header className="sticky top-0 z-30 short:static border-b border-line bg-paper print:hidden">
      <div className="page-width flex min-h-16 items-center gap-1 cramped:flex-wrap lg:min-h-18">
        <Brand />
        <nav aria-label={t('nav.main')} className="ms-2 hidden flex-wrap min-[90rem]:flex">
          {siteLinks.main.map(({ to, key }) => (
            <Link key={key} to={to} aria-current={pathname === to ? 'page' : undefined} className={navLink}>
              {t(key)}
            </Link>
          ))}
        </nav>
        <Suspense fallback={<NoEnd />}>
          <End />
        </Suspense>
        <IconButton
          label={t('nav.menu')}
          icon={<MenuIcon className="size-5.5" />}
          className="-me-2 min-[90rem]:hidden"
          aria-haspopup="dialog"
          onPointerDown={() => void MobileMenu.preload().catch(() => {})}
          onClick={() => setMenuOpen(true)}
        />
      </div>
      {menuOpen !== undefined && <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

/** The wordmark with its serrated field, as on Qatar's flag; it leads home. */
export const Brand = () => {
  const { t } = useT()
  return (
    <Link
      to={paths.home()}
      className="inline-flex h-11 items-center gap-2.5 text-xl font-semibold text-maroon"
    >
      <svg viewBox="0 0 24 24" aria-hidden className="size-6.5">
        <rect width="24" height="24" rx="6" className="fill-brand" />
        <path
          d="M6 0h3l3 2.4-3 2.4 3 2.4-3 2.4 3 2.4-3 2.4 3 2.4-3 2.4 3 2.4L9 24H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"
          className="fill-pennant"
        />
      </svg>
      <span className="tracking-tight">{t('brand')}</span>
    </Link>
  )
}
