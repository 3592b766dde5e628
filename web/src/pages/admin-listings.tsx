import { AllListings } from '#web/features/all-listings/all-listings.tsx'
import { AdminGate } from '#web/entities/admin/admin-gate.tsx'

/** `/admin-listings`: every listing of the platform, for admins. */
export const AdminListingsPage = () => (
  <AdminGate namespace="admin-listings">
    <AllListings />
  </AdminGate>
)
