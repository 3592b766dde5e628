import { pageAddress } from '#shared/rules/page-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { shareLink } from '#web/ui/share-link.ts'

type Say = (key: 'share.copied' | 'share.copiedText' | 'share.failed') => string

/** Shares the address of a page in the language in use; a toast says that it was copied, or could not be. */
export const useSharePage = (say: Say) => {
  const { language } = useT()
  return async (path: string, title: string) => {
    const outcome = await shareLink({ title, url: pageAddress(window.location.origin, path, language) })
    if (outcome === 'copied')
      showToast({ title: say('share.copied'), description: say('share.copiedText'), tone: 'success' })
    if (outcome === 'failed') showToast({ title: say('share.failed'), tone: 'danger' })
  }
}
