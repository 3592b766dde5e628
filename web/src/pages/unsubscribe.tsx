import { usePageMeta } from '#web/app/page-meta.ts'
import { useMailedLink } from '#web/app/use-mailed-link.ts'
import { Unsubscribe } from '#web/features/preferences/unsubscribe.tsx'
import { useT } from '#web/i18n/use-t.ts'

/** `/unsubscribe#token=&topic=`: the link of a mail. */
export const UnsubscribePage = () => {
  const { t } = useT('unsubscribe')
  const link = useMailedLink()
  usePageMeta(t('title'), t('description'))
  return <Unsubscribe link={link} />
}
