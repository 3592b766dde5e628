import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { AccountMenu } from './account-menu.tsx'
import { HeaderBell } from './header-bell.tsx'
import { CountryMenu } from './country-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useAccountLinks } from './use-account-links.ts'

/** The end of the header on a wide screen. A phone has all of it in its own menu and never loads this. */
export const DeskEnd = () => {
  const { t } = useT()
  const signedIn = useSession(({ token }) => token !== null)
  const { user, links, offersSelling } = useAccountLinks()
  return (
    <div className="ms-auto flex items-center gap-1">
      <span className="hidden xl:contents">
        <CountryMenu />
      </span>
      <LanguageMenu />
      <ThemeMenu />
      <HeaderBell />
      {user && <AccountMenu name={user.firstName || user.username} links={links} />}
      {!signedIn && (
        <Link to={paths.auth()} className={`ms-2 ${buttonClass({ variant: 'secondary' })}`}>
          {t('nav.signIn')}
        </Link>
      )}
      {offersSelling && (
        <Link to={paths.sell()} className={`ms-2 ${buttonClass()}`}>
          {t('nav.sell')}
        </Link>
      )}
    </div>
  )
}
