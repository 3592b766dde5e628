import { homeCountry } from '#shared/constants/market.ts'
import { Check, MapPin } from 'lucide-react'
import { countries } from '#shared/reference/countries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'

const active = homeCountry

/** The six Gulf countries. Only Qatar is open; the others can be seen but not chosen. */
export const CountryMenu = () => {
  const { t, language } = useT()
  const here = countries.find(({ code }) => code === active)!
  return (
    <Menu
      label={t('country.label')}
      trigger={
        <button
          type="button"
          aria-label={`${t('country.label')}: ${here[language]}`}
          className={buttonClass({ variant: 'ghost', tight: true })}
        >
          <MapPin aria-hidden className="size-4.5" />
          {/* Below this width a long name of the account would push the links into each other. */}
          <span className="hidden min-[90rem]:inline">{here[language]}</span>
        </button>
      }
    >
      {countries.map((country) => (
        <button
          key={country.code}
          type="button"
          disabled
          aria-current={country.code === active ? 'true' : undefined}
          className={menuItemClass}
        >
          <span className={country.code === active ? 'flex-1 text-ink' : 'flex-1'}>{country[language]}</span>
          {country.code === active ? (
            <Check aria-hidden />
          ) : (
            <span className="text-xs">{t('country.soon')}</span>
          )}
        </button>
      ))}
    </Menu>
  )
}
