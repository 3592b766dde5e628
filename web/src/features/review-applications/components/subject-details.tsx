import type { ReactNode } from 'react'
import { documentTypeWords } from '#shared/reference/document-types.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { factsOf, standInFacts } from '#web/features/review-applications/facts.ts'
import { statusOf, type Subject } from '#web/features/review-applications/subject.ts'
import { useDecisionText } from '#web/features/review-applications/use-decision-text.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { ChangedAnswers, type Sides } from './changed-answers.tsx'
import { GivenReasons } from './given-reasons.tsx'
import { NotAppliedBadge, StatusBadge } from './status-badge.tsx'

export type SubjectParts = {
  /** One private document, shown on request, every look recorded. */
  renderDocument: (document: { label: string; name: string }) => ReactNode
  sides: Sides
}

const Dates = ({ subject }: { subject: Subject }) => {
  const { t, language } = useT('applications')
  const when = (instant: string) => formatDate(instant, language, { time: true })
  if (subject.kind === 'registered')
    return <span>{t('registered', { when: when(subject.user.createdAt) })}</span>
  const { submittedAt, reviewedAt } = subject.application
  return (
    <>
      {submittedAt && <span>{t('submitted', { when: when(submittedAt) })}</span>}
      {reviewedAt && <span>{t('reviewed', { when: when(reviewedAt) })}</span>}
    </>
  )
}

/** Whose it is, how it stands and since when. */
const Head = ({ subject }: { subject: Subject }) => {
  const decisionText = useDecisionText()
  const isApplied = subject.kind === 'applied'
  const owner = isApplied ? subject.application.owner : subject.user
  const decided = isApplied ? decisionText(subject.application.decision) : undefined
  const name = 'name' in owner ? owner.name : `${owner.firstName} ${owner.lastName}`
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-2">
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={statusOf(subject)} />
        {!isApplied && <NotAppliedBadge />}
      </span>
      <p className="flex flex-wrap gap-x-2">
        <bdi>{name}</bdi>
        <bdi className="text-ink-3">@{owner.username}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-5 text-ink-3">
        <Dates subject={subject} />
      </p>
      {decided && <p className="text-ink-3">{decided}</p>}
    </div>
  )
}

const Documents = ({
  subject,
  renderDocument,
}: { subject: Subject } & Pick<SubjectParts, 'renderDocument'>) => {
  const { t, language } = useT('applications')
  const documents = subject.kind === 'applied' ? subject.application.documents : []
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
                {renderDocument({
                  label: `${documentTypeWords[documentType][language]} · ${documentName}`,
                  name: documentUrl.slice(documentUrl.lastIndexOf('/') + 1),
                })}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-ink-3">{t('documents.recorded')}</p>
        </>
      )}
    </section>
  )
}

/** Everything a reviewer must have seen of a dealership (spec, modals). */
export const SubjectDetails = ({ subject, ...parts }: { subject: Subject } & SubjectParts) => {
  const { t, language } = useT('applications')
  const facts =
    subject.kind === 'applied'
      ? factsOf(subject.application, language)
      : standInFacts(subject.user, {
          type: t('standIn.type'),
          position: t('standIn.position'),
          years: t('standIn.years'),
          description: t('standIn.description'),
        })
  return (
    <div className="flex flex-col gap-7">
      <Head subject={subject} />
      {subject.kind === 'registered' && (
        <p className="-mt-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">{t('notApplied.text')}</p>
      )}
      {subject.kind === 'applied' && (
        <>
          <GivenReasons application={subject.application} />
          <ChangedAnswers application={subject.application} sides={parts.sides} />
        </>
      )}
      <ApplicationFacts facts={facts} />
      <Documents subject={subject} renderDocument={parts.renderDocument} />
    </div>
  )
}
