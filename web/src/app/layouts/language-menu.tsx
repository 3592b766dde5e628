import { Check, Languages } from 'lucide-react'
import { languages } from '#shared/constants/market.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { languageNames, useLanguageSwitch } from './use-language-switch.ts'

/** English or Arabic. */
export const LanguageMenu = () => {
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
          {languageNames[language]}
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
