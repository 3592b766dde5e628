import { useEffect, useEffectEvent, useState } from 'react'
import { plateText, type PlateNumber } from '#shared/rules/plate.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useAskToSignIn } from '#web/app/navigation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { HeartButton } from './favorite-button.tsx'
import { useFavoritePlates, useToggleFavoritePlate } from './queries.ts'

// The plate that somebody wanted to save when they had to sign in first.
const draftKey = 'wanted-plate'

type FavoritePlateButtonProps = { plate: PlateNumber & { id: string }; look?: 'plain' | 'float' }

/** A heart that saves the number plate or lets it go. A visitor who has to sign in first comes back with it saved. */
export const FavoritePlateButton = ({ plate, look = 'float' }: FavoritePlateButtonProps) => {
  const { t } = useT('saved-plates')
  const errorText = useErrorText()
  const askToSignIn = useAskToSignIn()
  const signedIn = useSession(({ token }) => token !== null)
  const { data: plates } = useFavoritePlates()
  const { mutate, isPending } = useToggleFavoritePlate()
  const number = plateText(plate)
  const [wanted] = useState(() => tabDraft<{ plateId: string }>(draftKey))
  const saved = plates?.some(({ id }) => id === plate.id) ?? false

  const signIn = () => {
    wanted.keep({ plateId: plate.id })
    askToSignIn(t('signInToSave'))
  }
  const onError = (error: unknown) =>
    isUnauthorized(error)
      ? signIn()
      : showToast({ title: t('saveFailed'), description: errorText(error), tone: 'danger' })

  const saveWanted = useEffectEvent(() => {
    if (wanted.read()?.plateId !== plate.id) return
    wanted.forget()
    mutate(
      { plateId: plate.id, saved: false },
      { onSuccess: () => showToast({ title: t('saved', { number }), tone: 'success' }), onError },
    )
  })
  useEffect(() => {
    if (signedIn) saveWanted()
  }, [signedIn])

  const press = () => (signedIn ? mutate({ plateId: plate.id, saved }, { onError }) : signIn())
  return (
    <HeartButton
      label={t('save', { number })}
      saved={saved}
      look={look}
      isPending={isPending}
      onPress={press}
    />
  )
}
