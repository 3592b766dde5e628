import { isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { DashboardEntry } from './use-dashboard-tab.ts'

/** The name of a tab; a dealership's cars are its inventory, and who asks about them its customers. */
export const useTabLabel = (user: CurrentUser): ((entry: DashboardEntry) => string) => {
  const { t } = useT('dashboard')
  return (entry) =>
    isDealershipSeller(user) && (entry === 'leads' || entry === 'my-listings')
      ? t(`tab.dealer.${entry}`)
      : t(`tab.${entry}`)
}
