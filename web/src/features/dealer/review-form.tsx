import { useId } from 'react'
import { Star } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { dealerReviewForm, type OwnDealerReview, reviewAspects } from '#shared/schemas/dealer-review.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useSaveReview } from './review-queries.ts'

type ReviewFormProps = {
  dealerId: string
  review: OwnDealerReview | null
  onSent: () => void
  onSignedOut: () => void
}

const five = [1, 2, 3, 4, 5]

const toText = (stars: number | null) => (stars === null ? '' : String(stars))
const toNumber = (text: string) => (text === '' ? null : Number(text))

/** One's review of a dealer: stars, three aspects, a text, and how one is shown. */
export const ReviewForm = ({ dealerId, review, onSent, onSignedOut }: ReviewFormProps) => {
  const { t, language } = useT('dealer-reviews')
  const { mutateAsync: save } = useSaveReview(dealerId)
  const form = useContractForm({
    schema: dealerReviewForm,
    start: {
      stars: review?.stars ?? 0,
      described: toText(review?.described ?? null),
      manner: toText(review?.manner ?? null),
      price: toText(review?.price ?? null),
      text: review?.text ?? '',
      bought: review?.bought ?? false,
      isNamed: review?.isNamed ?? true,
    },
    toBody: ({ described, manner, price, ...typed }) => ({
      ...typed,
      described: toNumber(described),
      manner: toNumber(manner),
      price: toNumber(price),
      ...(review && { version: review.version }),
    }),
    issueText: ({ path }) => t(path === 'stars' || path === 'text' ? `issue.${path}` : 'issue.other'),
    send: (body) => save(body),
    onSent: () => {
      showToast({ title: t('form.sent'), tone: 'success' })
      onSent()
    },
    onSignedOut,
    draft: tabDraft(`dealer-review:${dealerId}`),
    mode: 'onSubmit',
  })
  const { field } = useController({ control: form.rhf.control, name: 'stars' })
  const [bought, isNamed] = useWatch({ control: form.rhf.control, name: ['bought', 'isNamed'] })
  const change = (name: 'bought' | 'isNamed') => (event: { target: { checked: boolean } }) =>
    form.rhf.setValue(name, event.target.checked, { shouldDirty: true })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      {review?.status === 'APPROVED' && <p className="text-sm text-ink-2">{t('form.change.hint')}</p>}
      <StarField
        ref={field.ref}
        label={t('form.stars')}
        value={field.value}
        onChange={field.onChange}
        error={form.errorOf('stars')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {reviewAspects.map((aspect) => (
          <SelectField
            key={aspect}
            {...form.field(aspect)}
            label={t(`aspect.${aspect}`)}
            optional
            placeholder={t('form.aspect.none')}
            options={five
              .toReversed()
              .map((stars) => ({ value: String(stars), label: t('stars', { count: stars }) }))}
          />
        ))}
      </div>
      <TextareaField
        {...form.field('text')}
        label={t('form.text')}
        hint={t('form.text.hint')}
        maxLength={limits.dealerReview.text.max}
      />
      <div>
        <Checkbox label={t('form.bought')} checked={bought} onChange={change('bought')} />
        <Checkbox label={t('form.named')} checked={isNamed} onChange={change('isNamed')} />
        <p className="text-xs text-ink-3">{t('form.named.hint')}</p>
      </div>
      <FormFailure title={t('form.failed')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting} lang={language}>
        {t('form.send')}
      </Button>
    </form>
  )
}

type StarFieldProps = {
  label: string
  value: number
  onChange: (stars: number) => void
  error: string | undefined
  ref: (input: HTMLInputElement | null) => void
}

/** One to five stars, as radio buttons that look like it. */
const StarField = ({ label, value, onChange, error, ref }: StarFieldProps) => {
  const { t, language } = useT('dealer-reviews')
  const name = useId()
  return (
    <fieldset
      className="min-w-0"
      data-invalid={error ? true : undefined}
      aria-describedby={error && `${name}-error`}
    >
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex items-center">
        {five.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={t('stars', { count: stars })}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Star
              aria-hidden
              className={cx(
                'pointer-events-none size-7',
                stars <= value ? 'fill-amber text-amber' : 'text-edge',
              )}
            />
          </label>
        ))}
        {value > 0 && (
          <span aria-hidden className="ms-2 text-sm text-ink-2">
            {formatNumber(value, language)}
          </span>
        )}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
