import type { AdminCounts } from '#shared/schemas/figures.ts'

/** The parts of the admin panel, by the name that `?tab=` has; the first one is where a visit begins. */
export const adminTabs = [
  'listings',
  'plates',
  'dealers',
  'users',
  'reports',
  'appeals',
  'messages',
  'audit',
  'figures',
] as const
export type AdminTab = (typeof adminTabs)[number]

const unsearched: ReadonlySet<AdminTab> = new Set(['appeals', 'audit', 'figures'])

/** Whether the one search box narrows a tab: few appeals wait, the log has filters of its own, and figures are sums. */
export const isSearched = (tab: AdminTab): boolean => !unsearched.has(tab)

/** What waits behind a tab for an admin; nothing ever waits behind the others. */
export const waitingIn = {
  listings: 'pendingListings',
  plates: 'pendingPlates',
  dealers: 'pendingVerifications',
  reports: 'openReports',
  appeals: 'openAppeals',
  messages: 'openMessages',
} as const satisfies Partial<Record<AdminTab, keyof AdminCounts>>

/** The address of a tab, with what belongs to it: a review, a person. What another tab was narrowed to is left behind. */
export const tabSearch = (tab: AdminTab, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ tab, ...more })}`
