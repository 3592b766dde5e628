import { applicationFieldName } from '#shared/reference/application-fields.ts'
import type { SubmissionField } from '#shared/schemas/verification.ts'
import { useT } from '#web/i18n/use-t.ts'
import { fieldId } from './field-id.ts'

/** What a refusal is about, each a link to where it can be mended. */
export const ConcernedFields = ({ fields }: { fields: readonly SubmissionField[] }) => {
  const { t, language } = useT('verification')
  if (fields.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-medium tracking-normal">{t('status.about')}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                // The focus as well as the sight, and without an entry to go back through.
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
              className="inline-flex min-h-9 items-center text-sm text-red underline decoration-red/40 underline-offset-4 hover:decoration-red"
            >
              {applicationFieldName(field, language)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
