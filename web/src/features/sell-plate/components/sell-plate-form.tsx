import type { ReactNode } from 'react'
import { plateLimits } from '#shared/constants/plate-limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { useIssueText } from '#web/features/sell-plate/issue-text.ts'
import { keptKey } from '#web/features/sell-plate/kept-values.ts'
import { numberIssue } from '#web/features/sell-plate/number-issue.ts'
import { blankValues } from '#web/features/sell-plate/plate-values.ts'
import { usePlateForm } from '#web/features/sell-plate/use-plate-form.ts'
import { useSellPlate } from '#web/features/sell-plate/use-sell-plate.ts'
import { PlateFields } from './plate-fields.tsx'
import { PlatePreview } from './plate-preview.tsx'
import { RestoredLine } from './restored-line.tsx'

type SellPlateFormProps = {
  userId: string
  /** What the municipality begins as; empty when nothing is known. */
  location: string
  /** What a number may be worth, as it is typed. */
  renderEstimate: (typed: string, price: number | undefined) => ReactNode
  onSubmitted: () => void
  onUnauthorized: () => void
}

/** A plate to offer: its number, drawn as it is typed, what it may be worth, and the seller's terms. */
export const SellPlateForm = ({ userId, location, renderEstimate, ...on }: SellPlateFormProps) => {
  const { t, dir } = useT('plate-form')
  const issueText = useIssueText()
  const plateForm = usePlateForm(keptKey(userId, null), { ...blankValues, location })
  const { form, values, isRestored, discard } = plateForm
  const { submit, isPending } = useSellPlate(plateForm, on)
  // From left to right in any digits, as on the plate; words, which are wrong here, stay readable.
  const isNumber = numberIssue(values.plateNumber) !== 'number.letter'
  const worth = renderEstimate(values.plateNumber, readWhole(values.price))
  // Beside the form there is room for it; on a phone it belongs where the price is typed.
  const isWide = useMedia('(min-width: 64rem)')
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="lg:col-start-2">
        <PlatePreview typed={values.plateNumber} />
      </div>
      <form
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        {isRestored && <RestoredLine onDiscard={discard} />}
        <TextField
          {...form.register('plateNumber')}
          label={t('number')}
          hint={t('number.hint')}
          error={issueText(form.formState.errors.plateNumber)}
          maxLength={plateLimits.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...(isNumber && {
            dir: 'ltr',
            style: { unicodeBidi: 'bidi-override', textAlign: dir === 'rtl' ? 'right' : 'left' },
          })}
        />
        <PlateFields form={form}>{!isWide && worth}</PlateFields>
        <div className="flex flex-col gap-3">
          <Button type="submit" size="lg" pending={isPending}>
            {t('submit')}
          </Button>
          <p className="text-xs text-ink-3">{t('submit.note')}</p>
        </div>
      </form>
      {isWide && <div className="lg:col-start-2">{worth}</div>}
    </div>
  )
}
