import { rejectionFields, type RejectionField } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { pillClass, pillInputClass } from '#web/ui/pill-class.ts'

type RejectionFieldsProps = {
  chosen: readonly RejectionField[]
  hasDocuments: boolean
  onChange: (chosen: readonly RejectionField[]) => void
}

// Named elsewhere on the page already; the others are facts of the car.
const elsewhere = {
  features: 'features',
  description: 'description.title',
  images: 'photos',
  registrationCard: 'document.registrationCard',
  idCard: 'document.idCard',
} as const

const isElsewhere = (field: RejectionField): field is keyof typeof elsewhere => field in elsewhere

// What is refused most stands first.
const frequent: readonly RejectionField[] = [
  'images',
  'registrationCard',
  'idCard',
  'description',
  'priceQAR',
]
const inOrder = [...frequent, ...rejectionFields.filter((field) => !frequent.includes(field))]

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
          <label key={field} className={pillClass}>
            <input
              type="checkbox"
              checked={chosen.includes(field)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, field] : chosen.filter((one) => one !== field))
              }
              className={pillInputClass}
            />
            {t(isElsewhere(field) ? elsewhere[field] : `fact.${field}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
