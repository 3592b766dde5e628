import { useEffect } from 'react'
import { Unplug } from 'lucide-react'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const reload = () => window.location.reload()

/** Stands in for a page that could not be fetched (no connection, or a newer version is out) or drawn. */
export const PageFailed = () => {
  const { t } = useT()
  usePageMeta(t('failed.title'))
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div role="alert" className="page-width py-16">
      <EmptyState
        icon={<Unplug />}
        heading="h1"
        title={t('failed.title')}
        actions={<Button onClick={reload}>{t('failed.reload')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    </div>
  )
}
