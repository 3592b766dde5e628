import { Share2 } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { shareLink } from '#web/ui/share-link.ts'

/** Hands the listing's address on. */
export const ShareButton = ({ slug, title }: { slug: string; title: string }) => {
  const { t } = useT('listing')
  const share = async () => {
    const outcome = await shareLink({ title, url: window.location.origin + paths.car(slug) })
    if (outcome === 'copied')
      showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' })
    if (outcome === 'failed') showToast({ title: t('share.failed'), tone: 'danger' })
  }
  return <IconButton label={t('share')} icon={<Share2 className="size-5" />} onClick={() => void share()} />
}
