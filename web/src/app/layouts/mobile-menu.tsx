import type { ReactNode } from 'react'
import { Download, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { homeCountry, languages } from '#shared/constants/market.ts'
import { countries } from '#shared/reference/countries.ts'
import { paths } from '#web/app/paths.ts'
import { VerificationBadge } from '#web/entities/user/verification-badge.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { installNow, useInstall } from '#web/stores/install.ts'
import { setTheme, themes, useTheme } from '#web/stores/theme.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { languageNames, useLanguageSwitch } from './use-language-switch.ts'
import { siteLinks } from './site-links.ts'
import { useAccountLinks } from './use-account-links.ts'
import { useAskedLogout } from './use-asked-logout.tsx'

const row =
  'flex min-h-13 w-full items-center gap-3 border-b border-line text-start text-base text-ink last:border-0 [&>svg]:size-5 [&>svg]:text-ink-3'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <p className="text-xs text-ink-3">{title}</p>
    {children}
  </div>
)

const Preferences = () => {
  const { t, language } = useT()
  const change = useLanguageSwitch()
  const { theme } = useTheme()
  return (
    <div className="mt-6 flex flex-col gap-5">
      <Section title={t('language.label')}>
        <SegmentedControl
          legend={t('language.label')}
          value={language}
          onChange={change}
          choices={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
      </Section>
      <Section title={t('theme.label')}>
        <SegmentedControl
          legend={t('theme.label')}
          value={theme}
          onChange={setTheme}
          choices={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
      </Section>
      <SelectField
        label={t('country.label')}
        value={homeCountry}
        disabled
        options={countries.map((country) => ({ value: country.code, label: country[language] }))}
      />
    </div>
  )
}

/** The install button, where the site can be installed, at a press or by hand; nothing elsewhere. */
const InstallEntry = () => {
  const { t } = useT('device')
  const install = useInstall((state) => state.install)
  if (install === 'offered')
    return (
      <Button variant="ghost" wide onClick={installNow}>
        <Download aria-hidden className="size-4.5" />
        {t('install.label')}
      </Button>
    )
  return install === 'byHand' && <p className="text-center text-xs text-ink-2">{t('install.iphone')}</p>
}

/** All links and controls of the header, for a thumb. A press on any link closes the menu. */
export const MobileMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useT()
  const { logOut, dialog } = useAskedLogout()
  const { user, links, offersSelling } = useAccountLinks()
  const signOut = () => {
    onClose()
    logOut()
  }
  return (
    <>
      {dialog}
      <Drawer
        open={open}
        onClose={onClose}
        title={user ? user.firstName || user.username : t('nav.menu')}
        footer={
          // In sight without scrolling, on the smallest phone too.
          <div className="flex w-full flex-col gap-2">
            <InstallEntry />
            <div className="flex gap-3 empty:hidden">
              {!user && (
                <Link
                  to={paths.auth()}
                  onClick={onClose}
                  className={buttonClass({ variant: 'secondary', wide: true })}
                >
                  {t('nav.signIn')}
                </Link>
              )}
              {offersSelling && (
                <Link to={paths.sell()} onClick={onClose} className={buttonClass({ wide: true })}>
                  {t('nav.sell')}
                </Link>
              )}
            </div>
          </div>
        }
      >
        <nav aria-label={t('nav.main')}>
          {siteLinks.main.map(({ to, key }) => (
            <Link key={key} to={to} onClick={onClose} className={row}>
              {t(key)}
            </Link>
          ))}
          {links.map(({ to, key, icon: Icon, hasState }) => (
            <Link key={key} to={to} onClick={onClose} className={row}>
              <Icon aria-hidden />
              {t(key)}
              {hasState && user && <VerificationBadge user={user} />}
            </Link>
          ))}
          {user && (
            <button type="button" onClick={signOut} className={row}>
              <LogOut aria-hidden className="mirrored" />
              {t('account.logout')}
            </button>
          )}
        </nav>
        <Preferences />
      </Drawer>
    </>
  )
}
