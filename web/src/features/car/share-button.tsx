import { Share2 } from 'lucide-react'
import { pageAddress } from '#shared/rules/page-address.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { shareLink } from '#web/ui/share-link.ts'

/** Hands the listing's address on, in the language it is read in. */
export const ShareButton = ({ slug, title }: { slug: string; title: string }) => {
  const { t, language } = useT('listing')
  const share = async () => {
    const url = pageAddress(window.location.origin, paths.car(slug), language)
    const outcome = await shareLink({ title, url })
    if (outcome === 'copied')
      showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' })
    if (outcome === 'failed') showToast({ title: t('share.failed'), tone: 'danger' })
  }
  return <IconButton label={t('share')} icon={<Share2 className="size-5" />} onClick={() => void share()} />
}
