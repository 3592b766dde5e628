import { Share2 } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Hands a comparison's address to the phone's own share sheet, or to the clipboard where there is none. */
export const ShareComparison = ({ path, title }: { path: string; title: string }) => {
  const { t } = useT('compare')
  const url = window.location.origin + path
  const copy = () =>
    (navigator as Navigator).clipboard.writeText(url).then(
      () => showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' }),
      () => showToast({ title: t('share.failed'), tone: 'danger' }),
    )
  // The sheet's promise rejects when the visitor changes their mind.
  const share = () => ('share' in navigator ? navigator.share({ title, url }).catch(() => {}) : copy())
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden className="size-4.5" />
      {t('share')}
    </Button>
  )
}
