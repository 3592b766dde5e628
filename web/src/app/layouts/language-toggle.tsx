import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { languageNames, useLanguageSwitch } from './use-language-switch.ts'

/** On a phone: the other language, one touch away. */
export const LanguageToggle = () => {
  const { language } = useT()
  const change = useLanguageSwitch()
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <button
      type="button"
      lang={other}
      className={buttonClass({ variant: 'ghost', tight: true })}
      onClick={() => change(other)}
    >
      {languageNames[other]}
    </button>
  )
}
