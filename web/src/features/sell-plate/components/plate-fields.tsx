import { useId, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { plateLimits } from '#shared/constants/plate-limits.ts'
import { plateLocations, plateLocationWords } from '#shared/reference/plate-vocabulary.ts'
import { useT } from '#web/i18n/use-t.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useIssueText } from '#web/features/sell-plate/issue-text.ts'
import type { PlateForm } from '#web/features/sell-plate/use-plate-form.ts'
import { CategoryField } from './category-field.tsx'

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
  const { field: price } = useController({ control, name: 'price' })
  const description = useWatch({ control, name: 'description' })
  const count = t('text.count', { count: description.length, most: plateLimits.description })
  return (
    <>
      <CategoryField form={form} />
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
