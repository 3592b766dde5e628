import { useSyncExternalStore } from 'react'
import { CloudOff } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Notice } from './notice.tsx'

const watch = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Without a connection: what still works, and what waits. */
export const OfflineNotice = () => {
  const { t } = useT('sell')
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Notice tone="amber" icon={<CloudOff />} title={t('offline.title')}>
      {t('offline.text')}
    </Notice>
  )
}
