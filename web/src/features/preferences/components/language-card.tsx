import { languages } from '#shared/constants/languages.ts'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { languageNames } from '#web/app/layouts/use-language-switch.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useSavePreferences } from '../use-save-preferences.ts'

/** The language that mail and text messages are written in; it need not be the site's. Saved at once. */
export const LanguageCard = ({ preferences }: { preferences: Preferences }) => {
  const { t } = useT('profile')
  const { save, shown, failure } = useSavePreferences(preferences)
  return (
    <SettingsCard title={t('language.title')} text={t('language.text')}>
      <div className="flex flex-col items-start gap-3">
        <SegmentedControl
          legend={t('language.title')}
          value={shown.language}
          onChange={(language) => void save({ language })}
          choices={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        <FormFailure title={t('notify.failed')} text={failure} />
      </div>
    </SettingsCard>
  )
}
