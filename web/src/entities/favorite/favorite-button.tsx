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
export const FavoriteButton = (props: FavoriteButtonProps) => {
  const isSignedIn = useSession(({ token }) => token !== null)
  // Here, where it outlives the heart of an account whose session a press finds ended.
  const askToSave = useAskToSave(props.listing.id, props.title)
  const Kind = isSignedIn ? AccountHeart : VisitorHeart
  return <Kind {...props} askToSave={askToSave} />
}

type KindProps = FavoriteButtonProps & { askToSave: () => void }

/** For a visitor, who has no list to watch and nothing to send: twenty of these are drawn with each search. */
const VisitorHeart = ({ listing, title, look = 'float', askToSave }: KindProps) => {
  const { t } = useT('cars')
  const saved = useSavedHere(({ cars }) => cars.includes(listing.id))
  const toggleHere = useSaveHere()
  const press = () => toggleHere('car', listing.id, saved) || askToSave()
  return <HeartButton label={t('save', { title })} saved={saved} look={look} onPress={press} />
}

const AccountHeart = ({ listing, title, look = 'float', askToSave }: KindProps) => {
  const { t } = useT('cars')
  const { data: favorites } = useFavorites()
  const errorText = useErrorText()
  const here = useSavedHere(({ cars }) => cars.includes(listing.id))
  const { isPending, mutateAsync } = useToggleFavorite()
  // A car saved without an account is on its way into it.
  const saved = here || (favorites?.some(({ id }) => id === listing.id) ?? false)
  const press = () => {
    if (here) dropHere('car', listing.id)
    // Not a callback of `mutate`: with the session this heart goes, and what it would say.
    mutateAsync({ listingId: listing.id, saved }).catch((error: unknown) =>
      isUnauthorized(error)
        ? askToSave()
        : showToast({ title: t('saveFailed'), description: errorText(error), tone: 'danger' }),
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
