import { useEffect, useEffectEvent } from 'react'
import { plateText, type PlateNumber } from '#shared/rules/plate-number.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useAskToSignIn } from '#web/app/use-ask-to-sign-in.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { useFavoritePlates } from './list-favorite-plates.ts'
import { useToggleFavoritePlate } from './toggle-favorite-plate.ts'
import { keepWantedPlate, takeWantedPlate } from './wanted-plate.ts'

/** Whether a plate is saved, and its saving. Who has to sign in for it comes back with it saved. */
export const useFavoritePlate = (plate: PlateNumber & { id: string }) => {
  const { t } = useT('saved-plates')
  const errorText = useErrorText()
  const askToSignIn = useAskToSignIn()
  const signedIn = useSession(({ token }) => token !== null)
  const { data: plates } = useFavoritePlates()
  const { mutate, isPending } = useToggleFavoritePlate()
  const saved = plates?.some(({ id }) => id === plate.id) ?? false

  const signIn = () => {
    keepWantedPlate(plate.id)
    askToSignIn(t('signInToSave'))
  }
  const tellFailure = (error: unknown) =>
    isUnauthorized(error)
      ? signIn()
      : showToast({ title: t('saveFailed'), description: errorText(error), tone: 'danger' })

  const saveWanted = useEffectEvent(() => {
    if (!takeWantedPlate(plate.id)) return
    mutate(
      { plateId: plate.id, saved: false },
      {
        onSuccess: () => showToast({ title: t('saved', { number: plateText(plate) }), tone: 'success' }),
        onError: tellFailure,
      },
    )
  })
  useEffect(() => {
    if (signedIn) saveWanted()
  }, [signedIn])

  const press = () => (signedIn ? mutate({ plateId: plate.id, saved }, { onError: tellFailure }) : signIn())
  return { saved, isPending, press }
}
