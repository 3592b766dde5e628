import { Check, Moon, Sun, SunMoon } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { setTheme, themes, useTheme } from '#web/stores/theme.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'

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
