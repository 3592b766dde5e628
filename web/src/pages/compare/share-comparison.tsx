import { Share2 } from 'lucide-react'
import { pageAddress } from '#shared/rules/page-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { shareLink } from '#web/ui/share-link.ts'

/** Hands a comparison's address on. */
export const ShareComparison = ({ path, title }: { path: string; title: string }) => {
  const { t, language } = useT('compare')
  const share = async () => {
    const outcome = await shareLink({ title, url: pageAddress(window.location.origin, path, language) })
    if (outcome === 'copied')
      showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' })
    if (outcome === 'failed') showToast({ title: t('share.failed'), tone: 'danger' })
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden className="size-4.5" />
      {t('share')}
    </Button>
  )
}
