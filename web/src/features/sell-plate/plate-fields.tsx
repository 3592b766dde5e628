import { useId, type ReactNode } from 'react'
import { History } from 'lucide-react'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import {
  plateLocations,
  plateLocationLabels,
  plateTagLabels,
  sellPlateCategories,
  sellPlateCategoryLabels,
  plateCountry,
} from '#shared/reference/plate-vocabulary.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { readPlateNumber } from '#shared/rules/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { proposedOf, type PlateValues } from './plate-values.ts'

/** The form of a new plate or of an edit, as the fields need it. */
type PlateForm<Body> = {
  rhf: UseFormReturn<PlateValues, unknown, Body>
  errorOf: (name: keyof PlateValues) => string | undefined
  isRestored: boolean
  discard: () => void
}

type PlateFieldsProps<Body> = {
  form: PlateForm<Body>
  /** Called when the description changes. */
  descriptionNote?: string | undefined
  /** Below the price. */
  children?: ReactNode
}

/** Everything about an offered plate but its number. */
export const PlateFields = <Body,>({ form, descriptionNote, children }: PlateFieldsProps<Body>) => {
  const { t, language } = useT('plate-form')
  const id = useId()
  const { rhf, errorOf } = form
  const { control, register } = rhf
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
          error={errorOf('price')}
          onChange={price.onChange}
        />
        <SelectField
          {...register('location')}
          label={t('location')}
          placeholder={t('location.choose')}
          options={plateLocations.map((value) => ({ value, label: plateLocationLabels[value][language] }))}
          error={errorOf('location')}
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
        error={errorOf('description')}
      />
    </>
  )
}

/** The category of a plate: the one that its number proposes, until the seller chooses another. */
const CategoryField = <Body,>({ form: { rhf, errorOf } }: { form: PlateForm<Body> }) => {
  const { t, language } = useT('plate-form')
  const id = useId()
  const { control } = rhf
  const { field } = useController({ control, name: 'category' })
  const proposed = proposedOf(useWatch({ control, name: 'plateNumber' }))
  const labelOf = (value: keyof typeof sellPlateCategoryLabels) => sellPlateCategoryLabels[value][language]
  return (
    <div>
      <ChoicePills
        id={id}
        legend={t('category')}
        choices={sellPlateCategories.map((value) => ({ value, label: labelOf(value) }))}
        value={field.value || (proposed ?? '')}
        error={errorOf('category')}
        onChange={field.onChange}
      />
      <p className="mt-2 text-xs text-ink-3">
        {proposed ? t('category.proposed', { category: labelOf(proposed) }) : t('category.hint')}
      </p>
    </div>
  )
}

/** Says that unsent input was restored, and offers to drop it. */
export const RestoredLine = ({ form }: { form: Pick<PlateForm<never>, 'isRestored' | 'discard'> }) => {
  const { t } = useT('plate-form')
  if (!form.isRestored) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sand px-3.5 py-2.5 text-sm">
      <History aria-hidden className="size-5 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1">{t('restored')}</p>
      <Button size="sm" variant="secondary" onClick={form.discard}>
        {t('restored.discard')}
      </Button>
    </div>
  )
}

/** The plate as it is typed, and what is remarkable about its number. */
export const PlatePreview = ({ typed }: { typed: string }) => {
  const { t, language } = useT('plate-form')
  const number = readPlateNumber(typed)
  const tags = number ? plateTags(number.number) : []
  return (
    <section className="flex flex-col items-center gap-4 rounded-panel bg-sand p-5 sm:p-8">
      <VisuallyHidden>
        <h2>{t('preview')}</h2>
      </VisuallyHidden>
      <div className="w-full max-w-sm">
        {number ? (
          <PlateDrawing plate={{ country: plateCountry, ...number }} className="h-auto w-full" />
        ) : (
          <p className="grid aspect-[52/11] w-full place-items-center rounded-control border border-dashed border-edge px-4 text-center text-sm text-ink-2">
            {t('preview.empty')}
          </p>
        )}
      </div>
      {/* One row high from the start, so that the first tag shifts nothing. */}
      <ul aria-label={t('tags')} aria-live="polite" className="flex min-h-6.5 flex-wrap justify-center gap-2">
        {number && tags.length === 0 && <li className="text-sm text-ink-2">{t('tags.none')}</li>}
        {tags.map((tag) => (
          <li key={tag} className="flex">
            <Badge tone="maroon">{plateTagLabels[tag][language]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
