import { Suspense, useId, useState } from 'react'
import { isRecoveryCode } from '#shared/rules/recovery-code.ts'
import { proof } from '#shared/schemas/second-factor.ts'
import { hasCode } from '#web/api/api-error.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useProof } from '#web/stores/proof.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRefusalText } from './issue-text.ts'
import { useProve } from './mutations.ts'
import { useCurrentUser } from './queries.ts'
import { useSendSignInCode } from './sign-in-codes.ts'

// The password and the code prove it as well.
const PasskeyProof = lazyPart(
  async () => (await import('./passkey-proof.tsx')).PasskeyProof,
  [],
  () => null,
)

const isCode = (typed: string): boolean => /^[\d٠-٩۰-۹\s]{6,9}$/.test(typed) || isRecoveryCode(typed)

/** Asks for the password, a code or a passkey before something that a thief of the session must not do; the call then goes on by itself. */
export const ProofDialog = () => {
  const { t } = useT('auth')
  const common = useT()
  const formId = useId()
  const refusalText = useRefusalText()
  const answer = useProof((state) => state.answer)
  const { mutateAsync: prove } = useProve()
  const { user } = useCurrentUser()
  const { mutate: send, isPending } = useSendSignInCode()
  // Of the mailed code that was asked for here, for who has no password.
  const [request, setRequest] = useState<string>()
  const toBody = ({ password }: { password: string }) => {
    if (!isCode(password)) return { password }
    return request ? { sent: { request, code: password } } : { code: password }
  }
  const form = useContractForm({
    schema: proof,
    start: { password: '' },
    toBody,
    fieldOf: { code: 'password', sent: 'password' },
    issueText: () => t('issue.passwordRequired'),
    send: (body) => prove(body),
    onSent: () => settle(true),
    failureText: (error) =>
      hasCode(error, 'WRONG_PASSWORD') ? t('issue.wrongPassword') : refusalText(error),
    onFailed: (): void => form.rhf.setFocus('password', { shouldSelect: true }),
    mode: 'onSubmit',
  })
  const mailCode = () =>
    user &&
    send(
      { account: user.email },
      {
        onSuccess: (asked) => {
          setRequest(asked.request)
          showToast({ title: t('proof.mailed'), tone: 'success' })
        },
        onError: (error) => showToast({ title: refusalText(error), tone: 'danger' }),
      },
    )
  const settle = (isProven: boolean) => {
    form.discard()
    setRequest(undefined)
    answer?.(isProven)
  }
  const close = () => settle(false)
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
        <Suspense>
          <PasskeyProof onProven={() => settle(true)} />
        </Suspense>
        <Button variant="ghost" pending={isPending} className="self-start" onClick={mailCode}>
          {t('proof.mail')}
        </Button>
      </form>
    </Dialog>
  )
}
