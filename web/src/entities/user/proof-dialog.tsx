import { useId } from 'react'
import { proof } from '#shared/schemas/second-factor.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useProof } from '#web/stores/proof.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRefusalText } from './issue-text.ts'
import { useProve } from './mutations.ts'

const isCode = (typed: string): boolean => /^[\d٠-٩۰-۹\s]{6,9}$/.test(typed) || /^\w{5}-\w{5}$/.test(typed)

/** Asks for the password, or a code, before something that a thief of the session must not do; the call then goes on by itself. */
export const ProofDialog = () => {
  const { t } = useT('auth')
  const common = useT()
  const formId = useId()
  const refusalText = useRefusalText()
  const answer = useProof((state) => state.answer)
  const { mutateAsync: prove } = useProve()
  const form = useContractForm({
    schema: proof,
    start: { password: '' },
    toBody: ({ password }) => (isCode(password) ? { code: password } : { password }),
    fieldOf: { code: 'password' },
    issueText: () => t('issue.passwordRequired'),
    send: (body) => prove(body),
    onSent: () => {
      form.discard()
      answer?.(true)
    },
    failureText: (error) =>
      error instanceof ApiError && error.code === 'WRONG_PASSWORD'
        ? t('issue.wrongPassword')
        : refusalText(error),
    mode: 'onSubmit',
  })
  const close = () => {
    form.discard()
    answer?.(false)
  }
  return (
    <Dialog
      open={answer !== null}
      onClose={close}
      title={t('proof.title')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isSubmitting}>
            {t('proof.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <p className="text-sm text-ink-2">{t('proof.text')}</p>
        <TextField
          {...form.field('password')}
          type="password"
          label={t('proof.field')}
          error={form.errorOf('password') ?? form.failure}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  )
}
