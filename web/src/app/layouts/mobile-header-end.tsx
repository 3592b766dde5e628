import { HeaderBell } from './header-bell.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { TabBar } from './tab-bar.tsx'
import { languageNames, useLanguageSwitch } from './use-language-switch.ts'

/** The end of the header on a phone, before the menu, and the bar at the lower edge: one file, so that a phone fetches one. */
export const MobileHeaderEnd = () => (
  <>
    <div className="ms-auto flex items-center">
      <HeaderBell />
      <LanguageToggle />
    </div>
    <TabBar />
  </>
)

/** On a phone: the other language, one touch away. */
export const LanguageToggle = () => {
  const { language } = useT()
  const change = useLanguageSwitch()
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <button
      type="button"
      lang={other}
      // In the device's own font where it is Arabic: for one word an English page would fetch all its letters, 23 kB.
      className={cx(
        buttonClass({ variant: 'ghost', tight: true }),
        other === 'ar' && '[font-family:system-ui]',
      )}
      onClick={() => change(other)}
    >
      {languageNames[other]}
    </button>
  )
}
