import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { ContactField } from '#web/features/contact-us/contact-fields.ts'
import { useContactForm } from '#web/features/contact-us/use-contact-form.ts'

type ContactFormProps = {
  /** Of the signed-in user; empty for everybody else. */ known: { name: string; email: string }
}

/** Name, e-mail, subject and message to the team. */
export const ContactForm = ({ known }: ContactFormProps) => {
  const { t } = useT('contact')
  const { values, change, faults, onSubmit, isPending, failure } = useContactForm(known)
  const errorOf = (name: ContactField) => {
    const fault = faults[name]
    if (fault === undefined) return undefined
    return fault === 'wrong' ? t(`issue.${name}`) : t('issue.tooLong', { count: fault })
  }
  const field = (name: ContactField) => ({
    name,
    label: t(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    error: errorOf(name),
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5 rounded-panel border border-line bg-card p-5 sm:p-6"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextareaField {...field('message')} rows={7} />
      <FormFailure title={t('failed')} text={failure} />
      <Button type="submit" size="lg" pending={isPending} className="sm:self-start">
        {t(isPending ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
