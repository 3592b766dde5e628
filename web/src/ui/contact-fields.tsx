import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

/** What somebody says of themselves and to the seller. */
export type ContactAnswers = Record<'name' | 'phone' | 'email' | 'message', string>

type ContactFieldsProps = {
  answers: ContactAnswers
  onChange: (field: keyof ContactAnswers, text: string) => void
  /** What is wrong with an answer, by field. */
  errorOf: (field: keyof ContactAnswers) => string | undefined
}

/** Name, phone, e-mail and message of a contact request. */
export const ContactFields = ({ answers, onChange, errorOf }: ContactFieldsProps) => {
  const { t } = useT('lead')
  return (
    <>
      <TextField
        label={t('name')}
        value={answers.name}
        onChange={(event) => onChange('name', event.currentTarget.value)}
        error={errorOf('name')}
        maxLength={limits.lead.name}
        autoComplete="name"
      />
      <TextField
        label={t('phone')}
        hint={t('phone.hint')}
        type="tel"
        inputMode="tel"
        value={answers.phone}
        onChange={(event) => onChange('phone', event.currentTarget.value)}
        error={errorOf('phone')}
        autoComplete="tel"
      />
      <TextField
        label={t('email')}
        optional
        type="email"
        value={answers.email}
        onChange={(event) => onChange('email', event.currentTarget.value)}
        error={errorOf('email')}
        autoComplete="email"
      />
      <TextareaField
        label={t('message')}
        value={answers.message}
        onChange={(event) => onChange('message', event.currentTarget.value)}
        error={errorOf('message')}
        maxLength={limits.lead.message}
      />
    </>
  )
}
