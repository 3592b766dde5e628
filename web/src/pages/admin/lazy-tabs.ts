import type { ComponentType } from 'react'
import { lazyPage } from '#web/app/lazy-page.ts'
import type { AdminTab } from './admin-tabs.ts'

type TabProps = { search: string }

/** What each tab shows, fetched when it is opened, with the messages it needs. */
export const tabViews: Record<AdminTab, ComponentType<TabProps>> = {
  listings: lazyPage<TabProps>(async () => (await import('./listings-tab.tsx')).ListingsTab, ['moderation']),
  plates: lazyPage<TabProps>(
    async () => (await import('./plates-tab.tsx')).PlatesTab,
    ['plate-review', 'moderation', 'plate-estimate'],
  ),
  dealers: lazyPage<TabProps>(
    async () => (await import('./dealers-tab.tsx')).DealersTab,
    ['applications', 'moderation'],
  ),
  users: lazyPage<TabProps>(async () => (await import('./users-tab.tsx')).UsersTab, ['users', 'auth']),
  reports: lazyPage<TabProps>(
    async () => (await import('./reports-tab.tsx')).ReportsTab,
    ['reports', 'report'],
  ),
  appeals: lazyPage<TabProps>(async () => (await import('./appeals-tab.tsx')).AppealsTab, ['appeals']),
  messages: lazyPage<TabProps>(
    async () => (await import('./messages-tab.tsx')).MessagesTab,
    ['contact-messages'],
  ),
  audit: lazyPage<TabProps>(async () => (await import('./audit-tab.tsx')).AuditTab, ['audit']),
  figures: lazyPage<TabProps>(async () => (await import('./figures-tab.tsx')).FiguresTab, ['figures']),
}
