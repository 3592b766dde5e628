import type { ReactNode } from 'react'
import {
  applicationFieldName,
  applicationFieldLabels,
  applicationSections,
  type ApplicationField,
  type ApplicationSection,
  documentTypeLabels,
} from '#shared/reference/application-fields.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import { fullName } from '#shared/rules/user.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import { useDecisionText } from '#web/entities/review/decision-texts.tsx'
import type { RefusedField } from '#web/entities/review/refusal.ts'
import { formatDate } from '#web/i18n/format.ts'
import { joinNames } from '#web/i18n/join-names.ts'
import { useT } from '#web/i18n/use-t.ts'
import { webAddress } from '#web/ui/web-address.ts'
import { changesSince } from './application-changes.ts'
import { factsOf, registeredFacts, type Facts } from './application-facts.ts'
import type { ApplicationItem } from './application-item.ts'
import { ChangedRows } from './changed-rows.tsx'
import { NotAppliedBadge, StatusBadge } from './dealership-row.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import type { SubjectProps } from './review-adapter.ts'

/** Everything a reviewer must have seen of a dealership (spec, modals). */
export const ApplicationSubject = ({ item }: SubjectProps<ApplicationItem>) => {
  const { t, language } = useT('applications')
  const { application, pending } = item
  return (
    <div className="flex flex-col gap-7">
      <Head item={item} />
      {!application && (
        <p className="-mt-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">{t('notApplied.text')}</p>
      )}
      {application && (
        <>
          <LookAlikes names={application.looksLike ?? []} />
          <ApplicationReasons application={application} />
          <ApplicationChanges application={application} />
          <ApplicationFacts facts={factsOf(application, language)} />
        </>
      )}
      {!application && pending && (
        <ApplicationFacts
          facts={registeredFacts(pending, {
            type: t('fallback.type'),
            position: t('fallback.position'),
            years: t('fallback.years'),
            description: t('fallback.description'),
          })}
        />
      )}
      <Documents documents={application?.documents ?? []} />
    </div>
  )
}

/** Verified dealerships that this one could be taken for, perhaps by letters that only look alike. */
const LookAlikes = ({ names }: { names: NonNullable<AdminSubmission['looksLike']> }) => {
  const { t, language } = useT('applications')
  const shown = names.map(({ businessName }) => businessName)
  if (shown.length === 0) return null
  return (
    <p className="-mt-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
      {t('looksLike', { count: names.length, names: joinNames(shown, language) })}
    </p>
  )
}

/** The owner, the status and the dates. */
const Head = ({ item: { application, pending, status } }: { item: ApplicationItem }) => {
  const { t, language } = useT('applications')
  const decided = useDecisionText()(application?.decision ?? null)
  const when = (instant: string) => formatDate(instant, language, { time: true })
  const name = application?.owner.name ?? (pending && fullName(pending))
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-2">
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        {!application && <NotAppliedBadge />}
      </span>
      <p className="flex flex-wrap gap-x-2">
        <bdi>{name}</bdi>
        <bdi className="text-ink-3">@{application ? application.owner.username : pending?.username}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-5 text-ink-3">
        {!application && pending && <span>{t('registered', { when: when(pending.createdAt) })}</span>}
        {application?.submittedAt && <span>{t('submitted', { when: when(application.submittedAt) })}</span>}
        {application?.reviewedAt && <span>{t('reviewed', { when: when(application.reviewedAt) })}</span>}
      </p>
      {decided && <p className="text-ink-3">{decided}</p>}
    </div>
  )
}

/** Why an application was refused, now or before it was sent again, the notes, and that it was appealed for. */
const ApplicationReasons = ({ application }: { application: AdminSubmission }) => {
  const { t, language } = useT('applications')
  const { status, adminNotes, appeal } = application
  const isRefused = status === 'REJECTED'
  const refusal = isRefused ? application : application.refused
  if (!refusal && !adminNotes) return null
  const { reasonCodes = [], rejectionReason = null, rejectionFields = [] } = refusal ?? {}
  const reasons = reasonLabels('application', reasonCodes).map(({ name }) => name[language])
  const fields = rejectionFields.map((field) => applicationFieldName(field, language))
  return (
    <div
      className={`flex flex-col gap-1 rounded-control px-3.5 py-2.5 text-sm ${isRefused ? 'bg-red-tint' : 'bg-sand'}`}
    >
      {refusal && !isRefused && <p>{t('given.before')}</p>}
      {reasons.length > 0 && <Line label={t('given.reasons')}>{joinNames(reasons, language)}</Line>}
      {rejectionReason && (
        <Line label={t('given.words')}>
          <bdi>{rejectionReason}</bdi>
        </Line>
      )}
      {fields.length > 0 && <Line label={t('given.fields')}>{joinNames(fields, language)}</Line>}
      {adminNotes && (
        <Line label={t('given.notes')}>
          <bdi>{adminNotes}</bdi>
        </Line>
      )}
      {isRefused && appeal?.status === 'OPEN' && <p>{t('given.appeal')}</p>}
    </div>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="break-words whitespace-pre-line">
    <span className="font-medium">{label}</span> {children}
  </p>
)

/** The answers and documents that changed since the last refusal; nothing where there was none. */
const ApplicationChanges = ({ application }: { application: AdminSubmission }) => {
  const { t, language } = useT('applications')
  const { refused } = application
  if (!refused || application.status === 'REJECTED') return null
  const { answers, documents } = changesSince(refused, application)
  const [was, is] = [factsOf(refused.answers, language), factsOf(application, language)]
  const names = (list: readonly string[]) => (list.length > 0 ? joinNames(list, language) : t('none'))
  const labelOf = (field: RefusedField) => applicationFieldName(field as ApplicationField, language)
  const rows = [
    ...answers.map((name) => ({
      name,
      label: labelOf(name),
      before: was[name] || t('none'),
      now: is[name] || t('none'),
    })),
    ...documents.map(({ type, before, now }) => ({
      name: type,
      label: labelOf(type),
      before: names(before),
      // Another file may have the same name.
      now: now.length > 0 ? t('document.new', { names: names(now) }) : t('none'),
    })),
  ]
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h3 className="text-base">{t('changes')}</h3>
      <p className="mb-3 text-sm text-ink-2">
        {t('changes.since', { date: formatDate(refused.at, language, { time: true }) })}
      </p>
      {rows.length === 0 && <p className="text-sm font-medium text-amber">{t('changes.none')}</p>}
      <ChangedRows rows={rows} />
    </section>
  )
}

const sections: readonly ApplicationSection[] = ['business', 'contact', 'more']
// Read as sentences, over the whole width.
const long: ReadonlySet<ApplicationField> = new Set([
  'businessAddress',
  'businessDescription',
  'previousExperience',
  'specializations',
])

/** The answers of a dealership, under the headings of its form. */
const ApplicationFacts = ({ facts }: { facts: Facts }) => {
  const { t, language } = useT('applications')
  return sections.map((section) => (
    <section key={section}>
      <h3 className="mb-3 text-base">{t(`section.${section}`)}</h3>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {applicationSections[section].map((name) => (
          <div key={name} className={long.has(name) ? 'col-span-full min-w-0' : 'min-w-0'}>
            <dt className="text-xs text-ink-3">{applicationFieldLabels[name][language]}</dt>
            <dd className="break-words whitespace-pre-line">
              <Fact name={name} value={facts[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** The link behind a fact that can be tried: a reviewer calls and writes. */
const linkOf = (name: ApplicationField, value: string): string | undefined => {
  if (name === 'businessPhoneNumber') return `tel:${value.replaceAll(' ', '')}`
  if (name === 'businessEmail') return `mailto:${value}`
  return name === 'websiteUrl' ? webAddress(value)?.href : undefined
}

const Fact = ({ name, value }: { name: ApplicationField; value: string }) => {
  const { t } = useT('applications')
  const link = linkOf(name, value)
  if (!value) return <span className="text-ink-3">{t('none')}</span>
  if (!link) return <bdi>{value}</bdi>
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="text-maroon underline decoration-maroon/40 underline-offset-4 hover:decoration-maroon"
    >
      <bdi>{value}</bdi>
    </a>
  )
}

const Documents = ({ documents }: { documents: AdminSubmission['documents'] }) => {
  const { t, language } = useT('applications')
  return (
    <section>
      <h3 className="mb-3 text-base">{t('section.documents')}</h3>
      {documents.length === 0 ? (
        <p className="text-sm text-ink-2">{t('documents.none')}</p>
      ) : (
        <>
          <ul className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
            {documents.map(({ documentType, documentName, documentUrl }) => (
              <li key={documentUrl}>
                <DocumentViewer
                  label={`${documentTypeLabels[documentType][language]} · ${documentName}`}
                  name={documentUrl.slice(documentUrl.lastIndexOf('/') + 1)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-ink-3">{t('documents.recorded')}</p>
        </>
      )}
    </section>
  )
}
