import type { ComponentType } from 'react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import type { DashboardTab } from './use-dashboard-tab.ts'

const Favorites = lazyPage(
  async () => (await import('#web/features/favorites/favorites.tsx')).Favorites,
  ['saved-plates'],
)
const Messages = lazyPage(async () => (await import('./messages-view.tsx')).MessagesView, ['messages'])
const Searches = lazyPage(
  async () => (await import('#web/features/browse/saved-searches.tsx')).SavedSearches,
  ['saved-searches', 'filters'],
)
const MyListings = lazyPage(
  async () => (await import('./my-listings.tsx')).MyListings,
  ['inventory', 'messages'],
)
const Leads = lazyPage(
  async () => (await import('./leads-view.tsx')).LeadsView,
  ['messages', 'inbox', 'storefront'],
)
const Analytics = lazyPage(
  async () => (await import('./analytics-view.tsx')).AnalyticsView,
  ['analytics', 'storefront'],
)
const Import = lazyPage(async () => (await import('./import-view.tsx')).ImportView, ['import', 'uploads'])
const Storefront = lazyPage(
  async () => (await import('./storefront-view.tsx')).StorefrontView,
  ['showcase', 'uploads'],
)
const Profile = lazyPage(async () => (await import('./profile-view.tsx')).ProfileView, ['profile', 'auth'])
const Notifications = lazyPage(
  async () => (await import('./notifications-view.tsx')).NotificationsView,
  ['notifications'],
)

/** What each tab shows, fetched when it is opened: only one is in sight at a time. */
export const views: Record<DashboardTab, ComponentType<{ user: CurrentUser }>> = {
  favorites: Favorites,
  messages: Messages,
  searches: Searches,
  'my-listings': MyListings,
  leads: Leads,
  analytics: Analytics,
  import: Import,
  storefront: Storefront,
  profile: Profile,
  notifications: Notifications,
}
