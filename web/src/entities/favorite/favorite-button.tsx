import { Heart } from 'lucide-react'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useAskToSignIn } from '#web/app/navigation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dropHere, useSavedHere } from '#web/stores/saved-here.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSaveHere } from './use-save-here.ts'
import { useFavorites, useToggleFavorite } from './queries.ts'

type FavoriteButtonProps = { listing: { id: string }; title: string; look?: 'plain' | 'float' }

/** A heart that saves the car or lets it go: in the account, or in the browser of a visitor. */
export const FavoriteButton = (props: FavoriteButtonProps) =>
  useSession(({ token }) => token !== null) ? <AccountHeart {...props} /> : <VisitorHeart {...props} />

/** For a visitor, who has no list to watch and nothing to send: twenty of these are drawn with each search. */
const VisitorHeart = ({ listing, title, look = 'float' }: FavoriteButtonProps) => {
  const { t } = useT('cars')
  const saved = useSavedHere(({ cars }) => cars.includes(listing.id))
  const toggleHere = useSaveHere()
  const askToSave = useAskToSave(listing.id, title)
  const press = () => toggleHere('car', listing.id, saved) || askToSave()
  return <HeartButton label={t('save', { title })} saved={saved} look={look} onPress={press} />
}

const AccountHeart = ({ listing, title, look = 'float' }: FavoriteButtonProps) => {
  const { t } = useT('cars')
  const { data: favorites } = useFavorites()
  const errorText = useErrorText()
  const here = useSavedHere(({ cars }) => cars.includes(listing.id))
  const { isPending, mutate } = useToggleFavorite()
  const askToSave = useAskToSave(listing.id, title)
  // A car saved without an account is on its way into it.
  const saved = here || (favorites?.some(({ id }) => id === listing.id) ?? false)
  const press = () => {
    if (here) dropHere('car', listing.id)
    mutate(
      { listingId: listing.id, saved },
      {
        onError: (error) =>
          isUnauthorized(error)
            ? askToSave()
            : showToast({ title: t('saveFailed'), description: errorText(error), tone: 'danger' }),
      },
    )
  }
  return (
    <HeartButton
      label={t('save', { title })}
      saved={saved}
      look={look}
      isPending={isPending}
      onPress={press}
    />
  )
}

const useAskToSave = (listingId: string, title: string) => {
  const { t } = useT('cars')
  const askToSignIn = useAskToSignIn()
  return () => askToSignIn(t('signInToSave'), { act: { type: 'saveCar', listingId, title } })
}

type HeartButtonProps = {
  label: string
  saved: boolean
  look: 'plain' | 'float'
  isPending?: boolean
  onPress: () => void
}

/** The heart of a car or a number plate. */
export const HeartButton = ({ label, saved, look, isPending = false, onPress }: HeartButtonProps) => (
  <IconButton
    label={label}
    icon={<Heart className={cx('size-5 transition-colors', saved && 'fill-maroon text-maroon')} />}
    look={look}
    aria-pressed={saved}
    // Not `disabled`: that would drop the keyboard's focus.
    aria-disabled={isPending || undefined}
    onClick={isPending ? undefined : onPress}
  />
)
