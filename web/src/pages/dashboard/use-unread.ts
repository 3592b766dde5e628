import { isSeller } from '#shared/rules/user.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useUnreadLeads } from '#web/entities/lead/queries.ts'
import { useNotifications } from '#web/entities/notification/api/notifications.ts'
import type { DashboardEntry } from './use-dashboard-tab.ts'

const unreadOf = (leads: readonly LeadView[] = []) => leads.reduce((sum, { unread }) => sum + unread, 0)

/** What somebody has not seen yet, by the tab that shows it. */
export const useUnread = (user: CurrentUser): Partial<Record<DashboardEntry, number>> => {
  const { data: sent } = useUnreadLeads('buyer')
  const { data: received } = useUnreadLeads('seller', isSeller(user))
  const { data: told } = useNotifications()
  return { messages: unreadOf(sent), leads: unreadOf(received), notifications: told?.unread ?? 0 }
}
