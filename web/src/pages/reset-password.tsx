import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { InvalidLink, ResetForm } from '#web/features/account/reset-password.tsx'

/** `/reset-password?token=`: the address of an emailed link. Its holder sets a new password. */
export const ResetPasswordPage = () => {
  const { t } = useT('password')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [isInvalid, setIsInvalid] = useState(token === '')

  // A secret has no business in the address bar: not in the history, not in what is shared, not in a referrer.
  useEffect(() => {
    if (search.has('token')) void navigate(paths.resetPassword(), { replace: true })
  }, [search, navigate])

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
      {isInvalid ? (
        <InvalidLink missing={token === ''} />
      ) : (
        <ResetForm token={token} onDone={onDone} onInvalid={() => setIsInvalid(true)} />
      )}
    </AuthFrame>
  )
}
