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

/** Why an application was refused, what was said besides, and that it was appealed for. */
export const GivenReasons = ({ application }: { application: AdminSubmission }) => {
  const { t, language } = useT('applications')
  const { status, reasonCodes, rejectionReason, rejectionFields, adminNotes, appeal } = application
  const isRefused = status === 'REJECTED'
  if (!isRefused && !adminNotes) return null
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
      {isRefused && reasons && <Line label={t('given.reasons')}>{reasons}</Line>}
      {isRefused && rejectionReason && (
        <Line label={t('given.words')}>
          <bdi>{rejectionReason}</bdi>
        </Line>
      )}
      {isRefused && fields && <Line label={t('given.fields')}>{fields}</Line>}
      {adminNotes && (
        <Line label={t('given.notes')}>
          <bdi>{adminNotes}</bdi>
        </Line>
      )}
      {isRefused && appeal?.status === 'OPEN' && <p>{t('given.appeal')}</p>}
    </div>
  )
}
