import type { sendContactMessage } from '#shared/api/contact.ts'
import { newContactMessage } from '#shared/schemas/contact-message.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { waitOf } from '#web/api/wait.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

type ContactField = 'name' | 'email' | 'subject' | 'message'

/** Why a message was not sent, and what to do now; too many messages name the wait. */
const useFailureText = (): ((error: unknown) => string) => {
  const { t } = useT('contact')
  const errorText = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError) || error.code === 'OFFLINE') return t('failed.offline')
    if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfter) {
      const { unit, count } = waitOf(error.retryAfter)
      return t(`failed.${unit}`, { count })
    }
    return error.status === 400 ? t('failed.check') : `${errorText(error)} ${t('failed.kept')}`
  }
}

type ContactFormProps = {
  /** Of the signed-in user; empty for everybody else. */ known: { name: string; email: string }
}

/** Name, e-mail, subject and message to the team. */
export const ContactForm = ({ known }: ContactFormProps) => {
  const { t } = useT('contact')
  const failureText = useFailureText()
  const form = useContractForm({
    schema: newContactMessage,
    start: { ...known, subject: '', message: '' },
    issueText: ({ path, message }) => {
      const [, most] = /^Please enter at most (\d+) characters$/.exec(message) ?? []
      return most ? t('issue.tooLong', { count: Number(most) }) : t(`issue.${path as ContactField}`)
    },
    send: (body) => call<typeof sendContactMessage>('POST /api/contact', { body }),
    onSent: () => {
      form.discard()
      showToast({ title: t('sent'), description: t('sentText'), tone: 'success' })
    },
    failureText,
    onFailed: (error) => showToast({ title: t('failed'), description: failureText(error), tone: 'danger' }),
    draft: tabDraft('contact'),
    mode: 'onSubmit',
  })
  const field = (name: ContactField) => ({ ...form.field(name), label: t(name) })
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="flex flex-col gap-5 rounded-panel border border-line bg-card p-5 sm:p-6"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextareaField {...field('message')} rows={7} />
      <FormFailure title={t('failed')} text={form.failure} />
      <Button type="submit" size="lg" pending={form.isSubmitting} className="sm:self-start">
        {t(form.isSubmitting ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
