import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useMailedLink } from '#web/app/use-mailed-link.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { InvalidLink, ResetForm } from '#web/features/account/reset-password.tsx'

/** `/reset-password#token=`: the address of an emailed link. Its holder sets a new password. */
export const ResetPasswordPage = () => {
  const { t } = useT('password')
  const navigate = useNavigate()
  const token = useMailedLink().get('token') ?? ''
  const [refused, setRefused] = useState('')

  const onDone = () => {
    showToast({ title: t('reset.done'), description: t('reset.doneText'), tone: 'success' })
    void navigate(paths.auth(), { replace: true })
  }
  return (
    <AuthFrame
      title={t('reset.title')}
      description={t('reset.description')}
      back={{ to: paths.auth(), label: t('back') }}
    >
      {token === refused ? (
        <InvalidLink missing={token === ''} />
      ) : (
        <ResetForm key={token} token={token} onDone={onDone} onInvalid={() => setRefused(token)} />
      )}
    </AuthFrame>
  )
}
