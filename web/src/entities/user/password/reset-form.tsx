import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useResetPassword } from './use-reset-password.ts'

type ResetFormProps = { token: string; onDone: () => void; onInvalid: () => void }

/** The new password of somebody who came by a mailed link. */
export const ResetForm = ({ token, onDone, onInvalid }: ResetFormProps) => {
  const { t } = useT('password')
  const reset = useResetPassword(token, onDone, onInvalid)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void reset.submit(event.currentTarget)
      }}
      className="mt-7 flex flex-col gap-5"
    >
      <NewPasswordFields fresh={reset.fresh} />
      <FormFailure title={t('reset.failed')} text={reset.failure} />
      <Button type="submit" size="lg" wide pending={reset.isPending}>
        {t(reset.isPending ? 'reset.pending' : 'reset.submit')}
      </Button>
    </form>
  )
}
