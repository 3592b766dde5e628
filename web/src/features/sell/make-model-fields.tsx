import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, type Option } from '#web/ui/select-field.tsx'
import type { CatalogueSource } from './catalogue-source.ts'
import { nameOf } from './title.ts'
import type { Wizard } from './use-wizard.ts'
import { fieldId } from './steps.ts'

/** Make, and the models of that make; no model can be chosen before a make is. */
export const MakeModelFields = ({ wizard, catalogue }: { wizard: Wizard; catalogue: CatalogueSource }) => {
  const { t, language } = useT('sell')
  const common = useT()
  const { answers, set, errorOf } = wizard
  const { data, isError, refetch } = catalogue

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
        onChange={(event) => set({ make: event.target.value, model: '' })}
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
          set({ model, ...(body && { bodyType: body }) })
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
