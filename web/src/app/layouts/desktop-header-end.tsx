import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { VerificationBadge } from '#web/entities/user/verification-badge.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { HeaderBell } from './header-bell.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useMine } from './use-mine.ts'
import { type AccountLink, useAccountLinks } from './use-account-links.ts'
import { useAskedLogout } from './use-asked-logout.tsx'
import { homeCountry, languages } from '#shared/constants/market.ts'
import {
  Check,
  ChevronDown,
  Download,
  Languages,
  LogOut,
  MapPin,
  Moon,
  Sun,
  SunMoon,
  UserRound,
} from 'lucide-react'
import { countries, homeFacts } from '#shared/reference/countries.ts'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { languageNames, useLanguageSwitch } from './use-language-switch.ts'
import { setTheme, themes, useTheme } from '#web/stores/theme.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { installNow, useInstall } from '#web/stores/install.ts'

/** The end of the header on a wide screen. A phone has all of it in its own menu and never loads this. */
export const DesktopHeaderEnd = () => {
  const { t } = useT()
  const signedIn = useSession(({ token }) => token !== null)
  const { user, links, offersSelling } = useAccountLinks()
  return (
    <div className="ms-auto flex items-center">
      <span className="hidden min-[90rem]:contents">
        <CountryMenu />
      </span>
      <LanguageMenu
        // Name and button of a seller take the room of its name, or the links beside it would need a second line.
        nameClass={user && offersSelling ? 'min-[90rem]:max-[100rem]:sr-only' : undefined}
      />
      <ThemeMenu />
      <MineLinks />
      <HeaderBell />
      {user && <AccountMenu user={user} links={links} />}
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

/** Saved searches, favorites and messages, one press away. A visitor has no messages. */
const MineLinks = () => {
  const signedIn = useSession(({ token }) => token !== null)
  const { searches, favorites, messages } = useMine()
  return [searches, favorites, ...(signedIn ? [messages] : [])].map(
    ({ to, icon: Icon, name, count, isCurrent }) => (
      <Tooltip key={to} text={name}>
        <Link
          to={to}
          aria-label={name}
          aria-current={isCurrent ? 'page' : undefined}
          className="relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sand hover:text-ink aria-[current=page]:text-maroon"
        >
          <Icon aria-hidden className="size-5" />
          <CountBadge count={count} />
        </Link>
      </Tooltip>
    ),
  )
}

/** The six Gulf countries. Only home is open; the others can be seen but not chosen. */
export const CountryMenu = () => {
  const { t, language } = useT()
  return (
    <Menu
      label={t('country.label')}
      trigger={
        <button
          type="button"
          aria-label={`${t('country.label')}: ${homeFacts()[language]}`}
          className={buttonClass({ variant: 'ghost', tight: true })}
        >
          <MapPin aria-hidden className="size-4.5" />
        </button>
      }
    >
      {countries.map((country) => (
        <button
          key={country.code}
          type="button"
          disabled
          aria-current={country.code === homeCountry ? 'true' : undefined}
          className={menuItemClass}
        >
          <span className={country.code === homeCountry ? 'flex-1 text-ink' : 'flex-1'}>
            {country[language]}
          </span>
          {country.code === homeCountry ? (
            <Check aria-hidden />
          ) : (
            <span className="text-xs">{t('country.soon')}</span>
          )}
        </button>
      ))}
    </Menu>
  )
}

/** English or Arabic. */
export const LanguageMenu = ({ nameClass }: { nameClass?: string | undefined }) => {
  const { t, language } = useT()
  const change = useLanguageSwitch()
  return (
    <Menu
      label={t('language.label')}
      trigger={
        <button
          type="button"
          aria-label={`${t('language.label')}: ${languageNames[language]}`}
          className={buttonClass({ variant: 'ghost', tight: true })}
        >
          <Languages aria-hidden className="size-4.5" />
          <span className={nameClass}>{languageNames[language]}</span>
        </button>
      }
    >
      {languages.map((item) => (
        <button
          key={item}
          type="button"
          lang={item}
          aria-current={item === language ? 'true' : undefined}
          className={menuItemClass}
          onClick={() => change(item)}
        >
          <span className="flex-1">{languageNames[item]}</span>
          {item === language && <Check aria-hidden />}
        </button>
      ))}
    </Menu>
  )
}

const icons = { system: SunMoon, light: Sun, dark: Moon }

/** Light, dark, or as the device has it. */
export const ThemeMenu = () => {
  const { t } = useT()
  const { theme } = useTheme()
  const Icon = icons[theme]
  return (
    <Menu
      label={t('theme.label')}
      trigger={<IconButton label={t('theme.label')} icon={<Icon className="size-4.5" />} />}
    >
      {themes.map((item) => {
        const ItemIcon = icons[item]
        return (
          <button
            key={item}
            type="button"
            aria-current={item === theme ? 'true' : undefined}
            className={menuItemClass}
            onClick={() => setTheme(item)}
          >
            <ItemIcon aria-hidden />
            <span className="flex-1">{t(`theme.${item}`)}</span>
            {item === theme && <Check aria-hidden />}
          </button>
        )
      })}
    </Menu>
  )
}

type AccountMenuProps = { user: CurrentUser; links: readonly AccountLink[] }

/** The signed-in user's name with their own pages and the way out. */
export const AccountMenu = ({ user, links }: AccountMenuProps) => {
  const { t } = useT()
  const device = useT('device')
  const { logOut, dialog } = useAskedLogout()
  const isOffered = useInstall(({ install }) => install === 'offered')
  return (
    <>
      {dialog}
      <Menu
        label={t('account.menu')}
        trigger={
          <button type="button" className={buttonClass({ variant: 'secondary', tight: true })}>
            <UserRound aria-hidden className="size-4.5" />
            <bdi className="max-w-20 truncate">{user.firstName || user.username}</bdi>
            <ChevronDown aria-hidden className="size-4 text-ink-3" />
          </button>
        }
      >
        {links.map(({ to, key, icon: Icon, hasState }) => (
          <Link key={key} to={to} className={menuItemClass}>
            <Icon aria-hidden />
            {t(key)}
            {hasState && <VerificationBadge user={user} />}
          </Link>
        ))}
        {isOffered && (
          <button type="button" className={menuItemClass} onClick={installNow}>
            <Download aria-hidden />
            {device.t('install.label')}
          </button>
        )}
        <button type="button" className={menuItemClass} onClick={logOut}>
          <LogOut aria-hidden className="mirrored" />
          {t('account.logout')}
        </button>
      </Menu>
    </>
  )
}
