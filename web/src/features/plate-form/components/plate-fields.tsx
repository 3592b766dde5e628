import { useId, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { plateLimits } from '#shared/constants/plate-limits.ts'
import {
  plateLocations,
  plateLocationWords,
  sellPlateCategories,
  sellPlateCategoryWords,
} from '#shared/reference/plate-vocabulary.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useIssueText } from '../issue-text.ts'
import { proposedOf } from '../plate-values.ts'
import type { PlateForm } from '../use-plate-form.ts'

type PlateFieldsProps = {
  form: PlateForm['form']
  /** What a change of the description leads to. */
  descriptionNote?: string | undefined
  /** Below the price. */
  children?: ReactNode
}

/** Everything about an offered plate but its number. */
export const PlateFields = ({ form, descriptionNote, children }: PlateFieldsProps) => {
  const { t, language } = useT('plate-form')
  const id = useId()
  const issueText = useIssueText()
  const { control, register } = form
  const { errors } = form.formState
  const { field: category } = useController({ control, name: 'category' })
  const { field: price } = useController({ control, name: 'price' })
  const [number, description] = useWatch({ control, name: ['plateNumber', 'description'] })
  const proposed = proposedOf(number)
  const count = t('text.count', { count: description.length, most: plateLimits.description })
  return (
    <>
      <div>
        <ChoicePills
          id={`${id}-category`}
          legend={t('category')}
          choices={sellPlateCategories.map((value) => ({
            value,
            label: sellPlateCategoryWords[value][language],
          }))}
          value={category.value || (proposed ?? '')}
          error={issueText(errors.category)}
          onChange={category.onChange}
        />
        <p className="mt-2 text-xs text-ink-3">
          {proposed
            ? t('category.proposed', { category: sellPlateCategoryWords[proposed][language] })
            : t('category.hint')}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
        <NumberField
          id={`${id}-price`}
          ref={price.ref}
          label={t('price')}
          unit={t('price.unit')}
          value={price.value}
          error={issueText(errors.price)}
          onChange={price.onChange}
        />
        <SelectField
          {...register('location')}
          label={t('location')}
          placeholder={t('location.choose')}
          options={plateLocations.map((value) => ({ value, label: plateLocationWords[value][language] }))}
          error={issueText(errors.location)}
        />
      </div>
      {children}
      <TextareaField
        {...register('description')}
        label={t('text')}
        optional
        placeholder={t('text.example')}
        hint={descriptionNote ? `${count} · ${descriptionNote}` : count}
        maxLength={plateLimits.description}
        error={issueText(errors.description)}
      />
    </>
  )
}
