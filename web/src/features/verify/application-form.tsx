import { homeCity } from '#shared/reference/cities.ts'
import { useEffect } from 'react'
import { applicationSections, type ApplicationSection } from '#shared/reference/application-fields.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { useTypedForm } from '#web/entities/listing/typed-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Draft } from '#web/stores/draft.ts'
import { unsavedKey } from '#web/stores/unsaved-work.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAskBeforeLeaving } from '#web/ui/use-ask-before-leaving.ts'
import type { Answers } from './answers.ts'
import { useApplication } from './use-application.ts'
import { useSubmit } from './use-submit.ts'
import { AnswerField } from './answer-field.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { SavedLine } from './saved-line.tsx'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

/** The text and the fields, and beside them, where there is room, the documents and the button. */
export const columns = 'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-6'
export const sideColumn = 'flex min-w-0 flex-col gap-5 lg:sticky lg:top-24'

// A decision of the admins is not a draft that was saved.
const savedAt = (submission: SubmissionView | null): number | null =>
  submission && submission.updatedAt !== submission.reviewedAt ? Date.parse(submission.updatedAt) : null

type ApplicationFormProps = {
  user: CurrentUser
  submission: SubmissionView | null
  onSaved: (saved: SubmissionView) => void
  /** Whether something typed is not saved yet. */
  onBusy: (isBusy: boolean) => void
  onSubmitted: () => void
  onUnauthorized: () => void
}

/** The application to be filled in; what is typed is kept as it is typed. */
export const ApplicationForm = (props: ApplicationFormProps) => {
  const wrong = useTypedForm('application', unsavedKey('typed', props.user.id))
  return wrong ? <OpenForm {...props} wrong={wrong} /> : <FormSkeleton />
}

/** The form while it is still to come, in its geometry. */
export const FormSkeleton = () => (
  <div aria-busy className={columns}>
    <div className="flex flex-col gap-5">
      <Skeleton className="h-[36rem] w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
    <div className={sideColumn}>
      <Skeleton className="h-[32rem] w-full rounded-card" />
    </div>
  </div>
)

type OpenFormProps = ApplicationFormProps & { wrong: Draft<Partial<Answers>> }

const OpenForm = ({ user, submission, wrong, onSaved, onBusy, ...on }: OpenFormProps) => {
  const { t } = useT('verification')
  const application = useApplication(user, submission, wrong, onSaved)
  const submit = useSubmit(application, on)
  const { draft, isUploading, isRestored } = application
  const asked: readonly string[] = submission?.rejectionFields ?? []
  useAskBeforeLeaving(isUploading)
  const isBusy = isUploading || !draft.isSafe
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  const section = (name: ApplicationSection, text?: string) => (
    <SettingsCard title={t(`section.${name}`)} text={text}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        {applicationSections[name].map((field) => (
          <AnswerField
            key={field}
            name={field}
            application={application}
            submit={submit}
            city={user.city ?? homeCity}
            isAsked={asked.some((one) => one === field)}
          />
        ))}
      </div>
    </SettingsCard>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit.isPending) void submit.send()
      }}
      className={columns}
    >
      <div className="flex min-w-0 flex-col gap-5">
        {isRestored && (
          <p role="status" className="rounded-control bg-sand px-3.5 py-2.5 text-sm">
            {t('restored')}
          </p>
        )}
        {section('business', t('section.business.text'))}
        {section('contact', t('section.contact.text'))}
        {section('more', t('section.more.text'))}
      </div>
      <div className={sideColumn}>
        <DocumentsPanel application={application} submit={submit} asked={asked} />
        <div className="flex flex-col gap-2">
          <UnconfirmedEmail user={user} />
          <FormFailure title={t('failed.text')} text={submit.failure} />
          <Button
            type="submit"
            size="lg"
            wide
            pending={submit.isPending}
            disabledReason={isUploading ? t('submit.uploading') : undefined}
          >
            {t(submission?.status === 'REJECTED' ? 'resubmit' : 'submit')}
          </Button>
          {isUploading && <p className="text-xs text-ink-2">{t('submit.uploading')}</p>}
          <SavedLine draft={draft} savedAt={savedAt(submission)} />
        </div>
      </div>
    </form>
  )
}
