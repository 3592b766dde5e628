import { Heart } from 'lucide-react'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useAskToSignIn } from '#web/app/use-ask-to-sign-in.ts'
import { useT } from '#web/i18n/use-t.ts'
import { authToken } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useFavorites } from './list-favorites.ts'
import { useToggleFavorite } from './toggle-favorite.ts'

type FavoriteButtonProps = { listing: { id: string }; title: string; look?: 'plain' | 'float' }

/** A heart that saves the car or lets it go. */
export const FavoriteButton = ({ listing, title, look = 'float' }: FavoriteButtonProps) => {
  const { t } = useT('cars')
  const { data: favorites } = useFavorites()
  const { isPending, toggleFavorite } = useToggleFavorite()
  const askToSignIn = useAskToSignIn()
  const signIn = () => askToSignIn(t('signInToSave'))
  const saved = favorites?.some(({ id }) => id === listing.id) ?? false

  const press = () => {
    if (!authToken()) return signIn()
    toggleFavorite({
      listingId: listing.id,
      saved,
      onError: (error) =>
        isUnauthorized(error)
          ? signIn()
          : showToast({ title: t('error'), description: t('saveFailed'), tone: 'danger' }),
    })
  }
  return (
    <IconButton
      label={t('save', { title })}
      icon={<Heart className={cx('size-5 transition-colors', saved && 'fill-maroon text-maroon')} />}
      look={look}
      aria-pressed={saved}
      // Not `disabled`: that would drop the focus of whoever works with the keyboard.
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : press}
    />
  )
}
