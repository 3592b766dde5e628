import { plateText, type PlateNumber } from '#shared/rules/plate.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useAskToSignIn } from '#web/app/navigation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dropHere, useSavedHere } from '#web/stores/saved-here.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { HeartButton } from './favorite-button.tsx'
import { useSaveHere } from './use-save-here.ts'
import { useFavoritePlates, useToggleFavoritePlate } from './queries.ts'

type FavoritePlateButtonProps = { plate: PlateNumber & { id: string }; look?: 'plain' | 'float' }

/** A heart that saves the number plate or lets it go: in the account, or in the browser of a visitor. */
export const FavoritePlateButton = ({ plate, look = 'float' }: FavoritePlateButtonProps) => {
  const { t } = useT('saved-plates')
  const errorText = useErrorText()
  const askToSignIn = useAskToSignIn()
  const signedIn = useSession(({ token }) => token !== null)
  const { data: plates } = useFavoritePlates()
  const { mutate, isPending } = useToggleFavoritePlate()
  const number = plateText(plate)
  const here = useSavedHere((saved) => saved.plates.includes(plate.id))
  const toggleHere = useSaveHere()
  const saved = here || (plates?.some(({ id }) => id === plate.id) ?? false)
  const signIn = () =>
    askToSignIn(t('signInToSave'), { act: { type: 'savePlate', plateId: plate.id, title: number } })
  const onError = (error: unknown) =>
    isUnauthorized(error)
      ? signIn()
      : showToast({ title: t('saveFailed'), description: errorText(error), tone: 'danger' })
  const press = () => {
    if (!signedIn) return toggleHere('plate', plate.id, saved) || signIn()
    if (here) dropHere('plate', plate.id)
    return mutate({ plateId: plate.id, saved }, { onError })
  }
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
