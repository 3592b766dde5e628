import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { sellPlateCategories, sellPlateCategoryWords } from '#shared/reference/plate-vocabulary.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { useIssueText } from '#web/features/sell-plate/issue-text.ts'
import { proposedOf } from '#web/features/sell-plate/plate-values.ts'
import type { PlateForm } from '#web/features/sell-plate/use-plate-form.ts'

/** What sort of plate it is: what its number proposes, until the seller chooses another. */
export const CategoryField = ({ form: { control } }: { form: PlateForm['form'] }) => {
  const { t, language } = useT('plate-form')
  const id = useId()
  const issueText = useIssueText()
  const { field, fieldState } = useController({ control, name: 'category' })
  const proposed = proposedOf(useWatch({ control, name: 'plateNumber' }))
  const wordOf = (value: keyof typeof sellPlateCategoryWords) => sellPlateCategoryWords[value][language]
  return (
    <div>
      <ChoicePills
        id={id}
        legend={t('category')}
        choices={sellPlateCategories.map((value) => ({ value, label: wordOf(value) }))}
        value={field.value || (proposed ?? '')}
        error={issueText(fieldState.error)}
        onChange={field.onChange}
      />
      <p className="mt-2 text-xs text-ink-3">
        {proposed ? t('category.proposed', { category: wordOf(proposed) }) : t('category.hint')}
      </p>
    </div>
  )
}
