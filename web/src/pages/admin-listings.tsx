import { useT } from '#web/i18n/use-t.ts'
import { AllListings } from '#web/features/all-listings/all-listings.tsx'
import { AdminGate } from '#web/entities/admin/admin-gate.tsx'

/** `/admin-listings`: every listing of the platform, for admins. */
export const AdminListingsPage = () => {
  const { t } = useT('admin-listings')
  return (
    <AdminGate
      title={t('title')}
      description={t('description')}
      denied={{ title: t('denied.title'), text: t('denied.text') }}
    >
      <AllListings />
    </AdminGate>
  )
}
