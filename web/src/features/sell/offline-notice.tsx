import { CloudOff } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { useIsOffline } from '#web/ui/use-is-offline.ts'
import { Notice } from './notice.tsx'

/** Without a connection: what still works, and what waits. */
export const OfflineNotice = () => {
  const { t } = useT('sell')
  if (!useIsOffline()) return null
  return (
    <Notice tone="amber" icon={<CloudOff />} title={t('offline.title')}>
      {t('offline.text')}
    </Notice>
  )
}
