import { Share2 } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Hands the listing's address to the phone's own share sheet, or to the clipboard where there is none. */
export const ShareButton = ({ slug, title }: { slug: string; title: string }) => {
  const { t } = useT('listing')
  const share = async () => {
    const url = window.location.origin + paths.car(slug)
    if ('share' in navigator) {
      // It rejects when the visitor changes their mind.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url)
      showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' })
    } catch {
      showToast({ title: t('share.failed'), tone: 'danger' })
    }
  }
  return <IconButton label={t('share')} icon={<Share2 className="size-5" />} onClick={() => void share()} />
}
