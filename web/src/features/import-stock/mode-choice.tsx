import { type ImportMode, importModes } from '#shared/schemas/stock-import.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'

type ModeChoiceProps = { value: ImportMode; onChange: (mode: ImportMode) => void }

/** Whether the new cars of a file or a feed are published or stay drafts. */
export const ModeChoice = ({ value, onChange }: ModeChoiceProps) => {
  const { t } = useT('import')
  return (
    <RadioGroup
      legend={t('mode')}
      value={value}
      onChange={onChange}
      choices={importModes.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        hint: t(`mode.${mode}Text`),
      }))}
      className="max-w-2xl"
    />
  )
}
