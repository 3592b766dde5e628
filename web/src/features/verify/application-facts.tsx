import { FileText } from 'lucide-react'
import {
  applicationAnswer,
  applicationFieldLabels,
  applicationSections,
  type ApplicationSection,
  documentTypeLabels,
} from '#shared/reference/application-fields.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'

const Section = ({ name, submission }: { name: ApplicationSection; submission: SubmissionView }) => {
  const { t, language } = useT('verification')
  return (
    <SettingsCard title={t(`section.${name}`)}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        {applicationSections[name].map((field) => {
          const value = applicationAnswer(submission, field, language)
          return (
            <div key={field} className="min-w-0">
              <dt className="text-xs text-ink-3">{applicationFieldLabels[field][language]}</dt>
              <dd className="break-words whitespace-pre-line">
                {value ? (
                  <bdi>{field === 'businessPhoneNumber' ? readablePhone(value) : value}</bdi>
                ) : (
                  <span className="text-ink-3">{t('none')}</span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </SettingsCard>
  )
}

/** The answers of an application that is with the admins, to be read. */
export const ApplicationFacts = ({ submission }: { submission: SubmissionView }) => (
  <div className="flex min-w-0 flex-col gap-5">
    <Section name="business" submission={submission} />
    <Section name="contact" submission={submission} />
    <Section name="more" submission={submission} />
  </div>
)

/** Its documents, by name: their content is for the reviewers alone. */
export const SentDocuments = ({ submission: { documents } }: { submission: SubmissionView }) => {
  const { t, language } = useT('verification')
  return (
    <SettingsCard title={t('section.documents')}>
      {documents.length === 0 && <p className="text-sm text-ink-2">{t('document.none')}</p>}
      <ul className="flex flex-col gap-4">
        {documents.map(({ documentType, documentName, documentUrl, uploadedAt }) => (
          <li key={documentUrl} className="flex gap-3 text-sm">
            <FileText aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-3" />
            <div className="min-w-0">
              <p className="font-medium">{documentTypeLabels[documentType][language]}</p>
              <p className="break-words text-ink-2">
                <bdi dir="ltr">{documentName}</bdi>
              </p>
              <p className="text-xs text-ink-3">{formatDate(uploadedAt, language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </SettingsCard>
  )
}
