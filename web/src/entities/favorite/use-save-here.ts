import { useNavigate, useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dropHere, saveHere, type SavedKind } from '#web/stores/saved-here.ts'
import { showToast } from '#web/stores/toast.ts'

/** Saves something in the browser of a visitor, or lets it go, and says how it can be kept. False where no more fits. */
export const useSaveHere = (): ((kind: SavedKind, id: string, saved: boolean) => boolean) => {
  const { t } = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (kind, id, saved) => {
    if (saved) dropHere(kind, id)
    else if (!saveHere(kind, id)) return false
    else
      showToast({
        title: t('here.saved'),
        description: t('here.text'),
        tone: 'success',
        action: { label: t('nav.signIn'), onPress: () => void navigate(paths.auth(pathname + search)) },
      })
    return true
  }
}
