import { lazyPage } from '#web/app/lazy-page.ts'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { currentLanguage } from '#web/stores/language.ts'

// The details come first; the other tabs a moment later.
const loadPassword = () => import('./password-cards.tsx')
const loadNotifications = () => import('#web/features/preferences/notification-cards.tsx')
const loadPrivacy = () => import('./privacy-cards.tsx')

export const PasswordCards = lazyPage(async () => (await loadPassword()).PasswordCards, ['password'])
export const NotificationCards = lazyPage(async () => (await loadNotifications()).NotificationCards, [])
export const PrivacyCards = lazyPage(async () => (await loadPrivacy()).PrivacyCards, [])

/** Fetches the tabs that are not shown yet: a look at one must not fail for a lost connection and take an edit along. */
export const prefetchTabs = (): void =>
  void Promise.allSettled([
    loadPassword(),
    loadNotifications(),
    loadPrivacy(),
    loadNamespace(currentLanguage(), 'password'),
  ])
