import type { ComponentType, ReactNode } from 'react'
import { applicationFieldName } from '#shared/reference/application-fields.ts'
import type { AdminSubmission, SubmissionField } from '#shared/schemas/verification.ts'
import { formatDate } from '#web/i18n/format.ts'
import { joinNames } from '#web/i18n/join-names.ts'
import { useT } from '#web/i18n/use-t.ts'
import { changesSince } from '#web/features/review-applications/changes.ts'
import { factsOf } from '#web/features/review-applications/facts.ts'

/** How what was and what is now are marked. */
export type Sides = Record<'Before' | 'Now', ComponentType<{ children: ReactNode }>>

type ChangedAnswersProps = { application: AdminSubmission; sides: Sides }

/** What an application says otherwise than when it was last refused, side by side; nothing where it never was. */
export const ChangedAnswers = ({ application, sides: { Before, Now } }: ChangedAnswersProps) => {
  const { t, language } = useT('applications')
  const { refused } = application
  if (!refused || application.status === 'REJECTED') return null
  const { answers, papers } = changesSince(refused, application)
  const [was, is] = [factsOf(refused.answers, language), factsOf(application, language)]
  const names = (list: readonly string[]) => (list.length > 0 ? joinNames(list, language) : t('none'))
  const rows: { field: SubmissionField; before: string; now: string }[] = [
    ...answers.map((field) => ({ field, before: was[field] || t('none'), now: is[field] || t('none') })),
    ...papers.map(({ type, before, now }) => ({
      field: type,
      before: names(before),
      // Another file may have the same name.
      now: now.length > 0 ? t('paper.new', { names: names(now) }) : t('none'),
    })),
  ]
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h3 className="text-base">{t('changes')}</h3>
      <p className="mb-3 text-sm text-ink-2">
        {t('changes.since', { date: formatDate(refused.at, language, { time: true }) })}
      </p>
      {rows.length === 0 && <p className="text-sm font-medium text-amber">{t('changes.none')}</p>}
      <dl className="flex flex-col gap-2 text-sm">
        {rows.map(({ field, before, now }) => (
          <div key={field} className="grid gap-x-2 gap-y-1 sm:grid-cols-[10rem_1fr_1fr]">
            <dt className="py-1 font-medium">{applicationFieldName(field, language)}</dt>
            <dd className="grid gap-x-2 gap-y-1 whitespace-pre-line sm:col-span-2 sm:grid-cols-subgrid">
              <Before>
                <bdi>{before}</bdi>
              </Before>
              <Now>
                <bdi>{now}</bdi>
              </Now>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
