import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { AdminGate } from './admin/admin-gate.tsx'
import { AdminPanel } from './admin/admin-panel.tsx'

/** `/admin`, for platform admins. */
export const AdminPage = () => {
  const { t } = useT('admin')
  return (
    <AdminGate
      path={paths.admin()}
      title={t('title')}
      description={t('description')}
      denied={{ title: t('denied.title'), text: t('denied.text') }}
    >
      <AdminPanel />
    </AdminGate>
  )
}
