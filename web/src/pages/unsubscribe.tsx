import { useSearchParams } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { readUnsubscribeLink } from '#web/features/preferences/unsubscribe-link.ts'
import { useT } from '#web/i18n/use-t.ts'
import { InvalidUnsubscribe } from './unsubscribe/invalid-unsubscribe.tsx'
import { Unsubscribe } from './unsubscribe/unsubscribe.tsx'

/** `/unsubscribe?token=&topic=`: where the link in a mail leads. */
export const UnsubscribePage = () => {
  const { t } = useT('unsubscribe')
  const [search] = useSearchParams()
  usePageMeta(t('title'), t('description'))
  const link = readUnsubscribeLink(search)
  return link ? <Unsubscribe link={link} /> : <InvalidUnsubscribe />
}
