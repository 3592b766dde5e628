import type { RejectionField } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { pillClass, pillInputClass } from '#web/ui/pill-class.ts'

type RejectionFieldsProps = {
  chosen: readonly RejectionField[]
  hasDocuments: boolean
  onChange: (chosen: readonly RejectionField[]) => void
}

// Every field with the words that name it on the page already, what is refused most first. The schema's own list is left
// alone: it would bring all of zod to the page.
const words = {
  images: 'photos',
  registrationCard: 'document.registrationCard',
  idCard: 'document.idCard',
  description: 'description.title',
  priceQAR: 'fact.priceQAR',
  make: 'fact.make',
  model: 'fact.model',
  year: 'fact.year',
  variant: 'fact.variant',
  mileage: 'fact.mileage',
  bodyType: 'fact.bodyType',
  fuelType: 'fact.fuelType',
  transmission: 'fact.transmission',
  engineSize: 'fact.engineSize',
  color: 'fact.color',
  condition: 'fact.condition',
  city: 'fact.city',
  isGCCSpec: 'fact.isGCCSpec',
  hasWarranty: 'fact.hasWarranty',
  isAccidentFree: 'fact.isAccidentFree',
  features: 'features',
} as const satisfies Record<RejectionField, string>
const inOrder = Object.keys(words) as RejectionField[]

/** What a refusal is about, any of it or nothing: the seller is led there. */
export const RejectionFields = ({ chosen, hasDocuments, onChange }: RejectionFieldsProps) => {
  const { t } = useT('admin')
  const offered = inOrder.filter(
    (field) => hasDocuments || (field !== 'registrationCard' && field !== 'idCard'),
  )
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('reject.fields')}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-3">{t('reject.fieldsHint')}</p>
      <div className="flex flex-wrap gap-2">
        {offered.map((field) => (
          <label
            key={field}
            className={cx(pillClass, 'pointer-fine:h-9 pointer-fine:px-3 pointer-fine:text-xs')}
          >
            <input
              type="checkbox"
              checked={chosen.includes(field)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, field] : chosen.filter((one) => one !== field))
              }
              className={pillInputClass}
            />
            {t(words[field])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
