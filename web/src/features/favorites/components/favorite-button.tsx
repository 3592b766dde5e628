import { useEffect, useRef } from 'react'
import { Heart } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isUnauthorized } from '#web/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { authToken } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useFavorites } from '../api/list-favorites.ts'
import { useToggleFavorite } from '../api/toggle-favorite.ts'

const redirectDelay = 1000

/** Tells a signed-out visitor to sign in, and goes there a second later (spec 8). */
const useSignInToSave = () => {
  const { t } = useT('cars')
  const common = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    showToast({ title: common.t('login.required'), description: t('signInToSave') })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(paths.auth(pathname + search)), redirectDelay)
  }
}

type FavoriteButtonProps = { listing: { id: string }; title: string; look?: 'plain' | 'float' }

/** A heart that saves the car or lets it go. */
export const FavoriteButton = ({ listing, title, look = 'float' }: FavoriteButtonProps) => {
  const { t } = useT('cars')
  const { data: favorites } = useFavorites()
  const { isPending, toggleFavorite } = useToggleFavorite()
  const signIn = useSignInToSave()
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
      disabled={isPending}
      onClick={press}
    />
  )
}
