import type { ReactNode } from 'react'
import { applicationFieldName } from '#shared/reference/application-fields.ts'
import { applicationReasons } from '#shared/reference/moderation-reasons.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import { joinNames } from '#web/i18n/join-names.ts'
import { useT } from '#web/i18n/use-t.ts'

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="break-words whitespace-pre-line">
    <span className="font-medium">{label}</span> {children}
  </p>
)

/** Why an application was refused, now or before it was sent again, what was said besides, and that it was appealed for. */
export const GivenReasons = ({ application }: { application: AdminSubmission }) => {
  const { t, language } = useT('applications')
  const { status, adminNotes, appeal } = application
  const isRefused = status === 'REJECTED'
  const refusal = isRefused ? application : application.refused
  if (!refusal && !adminNotes) return null
  const { reasonCodes = [], rejectionReason = null, rejectionFields = [] } = refusal ?? {}
  const reasons = joinNames(
    reasonCodes.map((code) => applicationReasons[code].name[language]),
    language,
  )
  const fields = joinNames(
    rejectionFields.map((field) => applicationFieldName(field, language)),
    language,
  )
  return (
    <div
      className={`flex flex-col gap-1 rounded-control px-3.5 py-2.5 text-sm ${isRefused ? 'bg-red-tint' : 'bg-sand'}`}
    >
      {refusal && !isRefused && <p>{t('given.before')}</p>}
      {reasons && <Line label={t('given.reasons')}>{reasons}</Line>}
      {rejectionReason && (
        <Line label={t('given.words')}>
          <bdi>{rejectionReason}</bdi>
        </Line>
      )}
      {fields && <Line label={t('given.fields')}>{fields}</Line>}
      {adminNotes && (
        <Line label={t('given.notes')}>
          <bdi>{adminNotes}</bdi>
        </Line>
      )}
      {isRefused && appeal?.status === 'OPEN' && <p>{t('given.appeal')}</p>}
    </div>
  )
}
