import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#shared/constants/limits.ts'
import {
  applicationFieldName,
  applicationFields,
  documentTypes,
} from '#shared/reference/application-fields.ts'
import { canMoveApplication } from '#shared/rules/status-moves.ts'
import type { SubmissionField } from '#shared/schemas/verification.ts'
import { isGone } from '#web/api/api-error.ts'
import { useShownOne } from '#web/api/undoable.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import {
  applicationQuery,
  useApplication,
  useDecideApplication,
  type ApplicationDecision,
  type DecisionTarget,
} from '#web/entities/application/queries.ts'
import { useDecisionText } from '#web/entities/review/decision-texts.tsx'
import { offeredCodes } from '#web/entities/review/refusal.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CheckPills } from '#web/ui/check-pills.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { applicationDocuments, applicationItem, type ApplicationItem } from './application-item.ts'
import type { AsideProps, Loaded, RefusalFieldsProps, ReviewAdapter } from './review-adapter.ts'

/** The reasons to choose from; the same for every application. */
export const applicationCodes = offeredCodes('application', { isLive: false, hasDocuments: true })

const Subject = lazyPart(async () => (await import('./application-subject.tsx')).ApplicationSubject, [])

const SellerCard = lazyPart(async () => (await import('#web/entities/seller/seller-card.tsx')).SellerCard, [])

/** Applications of dealerships, and dealerships that have sent none. */
export const useApplicationAdapter = (): ReviewAdapter<ApplicationItem> => {
  const { t } = useT('applications')
  const decisionText = useDecisionText()
  const client = useQueryClient()
  const { mutateAsync } = useDecideApplication()
  return {
    kind: 'application',
    send: ({ target, version }, decision) =>
      mutateAsync({ target: targetAt(target, version), decision: decision as ApplicationDecision }),
    nameOf: ({ name }) => name,
    doneText: (status) => t(`done.${status}`),
    failedText: t('failed'),
    conflictText: async ({ target: { application } }) => {
      if (!application) return t('conflict')
      try {
        const { decision } = await client.fetchQuery(applicationQuery(application.id))
        return decisionText(decision) ?? t('conflict')
      } catch {
        return t('conflict')
      }
    },
    textsOf: (item) => {
      const title = t('title.application')
      // A verification is withdrawn rather than refused.
      const reject = t(item?.status === 'APPROVED' ? 'withdraw' : 'rejectDealership')
      return {
        title: item ? t('titleOf', { title, name: item.name }) : title,
        approve: t('approveDealership'),
        reject,
        start: t('start'),
        rejectTitle: t('refuse.title'),
        submitReject: reject,
        changed: `${t('changed')} ${t('again')}`,
        gone: t('gone'),
        loadFailed: t('loadFailed.one'),
      }
    },
    rowTextsOf: ({ name }) => ({
      review: t('review'),
      reviewLabel: t('review.label', { name }),
      approve: t('approve'),
      approveLabel: t('approve.label', { name }),
      reject: t('reject'),
      rejectLabel: t('reject.label', { name }),
    }),
    refusalTexts: {
      codesHint: t('refuse.codesHint', { count: limits.reasonCodes }),
      text: t('refuse.text'),
      isTextOptional: true,
    },
    documentsOf: applicationDocuments,
    mayMove: ({ status, application }, to) =>
      canMoveApplication(status, to) && (application !== null || to !== 'UNDER_REVIEW'),
    offered: () => applicationCodes,
    Subject,
    Aside: ApplicationAside,
    RefusalFields: ApplicationRefusalFields,
  }
}

/** The same dealership at another version: the one that the admin's own decision before has made. */
const targetAt = (target: DecisionTarget, version: number): DecisionTarget =>
  target.application
    ? { ...target, application: { ...target.application, version } }
    : { ...target, standing: version }

/**
 * The dealership that an address names: by its application, or one of those that wait by itself. One that has applied since
 * is shown with its application.
 */
export const useApplicationItem = (
  id: string | null,
  listed: readonly ApplicationItem[],
): Loaded<ApplicationItem> => {
  const found = listed.find((item) => item.id === id || item.pending?.id === id)
  // It leaves the list with a decision, which is read here first.
  const [seen, setSeen] = useState(found)
  if (found && (found.id !== seen?.id || found.pending !== seen.pending)) setSeen(found)
  const row = found ?? (seen && (seen.id === id || seen.pending?.id === id) ? seen : undefined)
  const applicationId = row ? (row.target.application?.id ?? null) : id
  const { data, error, isFetching, refetch } = useApplication(applicationId)
  const application = useShownOne(data && applicationItem(data))
  if (row && !row.target.application)
    return { item: row, isGone: !found, isSettled: true, error: null, reload: async () => undefined }
  return {
    item: application,
    isGone: isGone(error),
    isSettled: !isFetching && !isGone(error),
    error,
    reload: refetch,
  }
}

/** The applicant as a seller, with what admins noted about them. */
const ApplicationAside = ({ item: { id, target } }: AsideProps<ApplicationItem>) => (
  // One that has sent no application is named by itself.
  <SellerCard sellerId={target.userId} about={target.application?.id ?? id} />
)

/** The fields that a refusal is about, and notes. Without an application there are no fields to name. */
const ApplicationRefusalFields = ({ item, refusal, onChange }: RefusalFieldsProps<ApplicationItem>) => {
  const { t, language } = useT('applications')
  if (!item.application) return null
  const { fields } = refusal
  return (
    <>
      <CheckPills
        legend={t('refuse.fields')}
        hint={t('refuse.fieldsHint')}
        choices={[...documentTypes, ...applicationFields.filter((name) => name !== 'businessArea')].map(
          (value) => ({
            value,
            label: applicationFieldName(value, language),
          }),
        )}
        chosen={fields as readonly SubmissionField[]}
        onToggle={(field) =>
          onChange({
            fields: fields.includes(field) ? fields.filter((one) => one !== field) : [...fields, field],
          })
        }
      />
      <TextareaField
        label={t('refuse.notes')}
        hint={t('refuse.notesHint')}
        optional
        rows={2}
        maxLength={limits.adminNotes}
        value={refusal.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
    </>
  )
}
