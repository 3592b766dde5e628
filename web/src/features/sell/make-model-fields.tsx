import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, type Option } from '#web/ui/select-field.tsx'
import type { Answers } from './answers.ts'
import { nameOf } from './labels.ts'
import { fieldId } from './steps.ts'
import type { ErrorOf } from './use-wizard.ts'

type MakeModelFieldsProps = {
  answers: Pick<Answers, 'make' | 'model'>
  onChange: (patch: Partial<Pick<Answers, 'make' | 'model' | 'bodyType'>>) => void
  errorOf: ErrorOf
}

/** Make, and the models of that make; no model can be chosen before a make is. */
export const MakeModelFields = ({ answers, onChange, errorOf }: MakeModelFieldsProps) => {
  const { t, language } = useT('sell')
  const common = useT()
  const { data, isError, refetch } = useMakesModels()

  const option =
    (kind: 'makes' | 'models') =>
    (value: string): Option => {
      const name = nameOf(kind, value, language, data)
      return { value, label: name === value ? value : `${name} · ${value}` }
    }
  // While the list is on its way, what is chosen already still shows.
  const makes = data?.makes ?? [answers.make].filter(Boolean)
  const models = data?.models[answers.make] ?? [answers.model].filter(Boolean)

  return (
    <>
      <SelectField
        id={fieldId('make')}
        label={t('field.make')}
        placeholder={t(data || isError ? 'choose.make' : 'choose.loading')}
        options={makes.map(option('makes'))}
        value={answers.make}
        error={errorOf('make')}
        onChange={(event) => onChange({ make: event.target.value, model: '' })}
      />
      <SelectField
        id={fieldId('model')}
        label={t('field.model')}
        placeholder={t(answers.make ? 'choose.model' : 'choose.makeFirst')}
        options={models.map(option('models'))}
        disabled={!answers.make}
        value={answers.model}
        error={errorOf('model')}
        onChange={({ target: { value: model } }) => {
          const body = data?.bodies[answers.make]?.[model]
          onChange({ model, ...(body && { bodyType: body }) })
        }}
      />
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-red sm:col-span-2">
          {t('catalogueFailed')}
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {common.t('retry')}
          </Button>
        </p>
      )}
    </>
  )
}
