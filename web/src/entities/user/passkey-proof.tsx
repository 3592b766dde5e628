import { Fingerprint } from 'lucide-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useProve } from './mutations.ts'
import { askForPasskey, canUsePasskeys, passkeysQuery } from './passkeys.ts'

/** A proof by a passkey, for who has one. */
export const PasskeyProof = ({ onProven }: { onProven: () => void }) => {
  const { t } = useT('auth')
  const errorText = useErrorText()
  const { data = [] } = useQuery({ ...passkeysQuery, enabled: canUsePasskeys() })
  const { mutateAsync: prove } = useProve()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => prove({ passkey: await askForPasskey('at once') }),
    onSuccess: onProven,
    onError: (error) =>
      showToast({ title: error instanceof ApiError ? errorText(error) : t('passkey.none'), tone: 'danger' }),
  })
  if (data.length === 0) return null
  return (
    <Button variant="secondary" pending={isPending} className="self-start" onClick={() => mutate()}>
      <Fingerprint aria-hidden className="size-4.5" />
      {t('proof.passkey')}
    </Button>
  )
}
