import type { ComponentType } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { furtherPages } from './further-page-names.ts'
import { lazyPage } from './lazy-page.ts'
import { pathPatterns } from './paths.ts'

const numberPlates = lazyPage(
  async () => (await import('#web/pages/number-plates.tsx')).NumberPlatesPage,
  ['plates', 'saved-plates'],
)

const pages: Record<(typeof furtherPages)[number], ComponentType> = {
  agreement: lazyPage(
    async () => (await import('#web/pages/agreement.tsx')).AgreementPage,
    ['agreement', 'listing', 'vehicle'],
  ),
  windowCard: lazyPage(
    async () => (await import('#web/pages/window-card.tsx')).WindowCardPage,
    ['window-card', 'vehicle'],
  ),
  dealers: lazyPage(
    async () => (await import('#web/pages/dealers.tsx')).DealersPage,
    ['directory', 'dealers'],
  ),
  dealer: lazyPage(
    async () => (await import('#web/pages/dealer.tsx')).DealerPage,
    ['storefront', 'cars', 'dealers'],
  ),
  numberPlates,
  numberPlate: numberPlates,
  insurance: lazyPage(
    async () => (await import('#web/pages/insurance.tsx')).InsurancePage,
    ['providers', 'insurance'],
  ),
  financing: lazyPage(
    async () => (await import('#web/pages/financing.tsx')).FinancingPage,
    ['providers', 'financing'],
  ),
  safetyTips: lazyPage(async () => (await import('#web/pages/safety-tips.tsx')).SafetyTipsPage, ['safety']),
  contact: lazyPage(async () => (await import('#web/pages/contact.tsx')).ContactPage, ['contact']),
  profile: lazyPage(async () => (await import('#web/pages/profile.tsx')).ProfilePage, ['profile', 'auth']),
  notifications: lazyPage(
    async () => (await import('#web/pages/notifications.tsx')).NotificationsPage,
    ['notifications'],
  ),
  forgotPassword: lazyPage(
    async () => (await import('#web/pages/forgot-password.tsx')).ForgotPasswordPage,
    ['password', 'auth'],
  ),
  resetPassword: lazyPage(
    async () => (await import('#web/pages/reset-password.tsx')).ResetPasswordPage,
    ['password', 'auth'],
  ),
  unsubscribe: lazyPage(
    async () => (await import('#web/pages/unsubscribe.tsx')).UnsubscribePage,
    ['unsubscribe'],
  ),
  stillAvailable: lazyPage(
    async () => (await import('#web/pages/still-available.tsx')).StillAvailablePage,
    ['still-available', 'availability'],
  ),
  verification: lazyPage(
    async () => (await import('#web/pages/verification.tsx')).VerificationPage,
    ['verification', 'uploads', 'rejection'],
  ),
  adminListings: lazyPage(
    async () => (await import('#web/pages/admin-listings.tsx')).AdminListingsPage,
    ['admin-listings', 'admin', 'moderation'],
  ),
  terms: lazyPage(async () => (await import('#web/pages/terms.tsx')).TermsPage, ['legal']),
  privacy: lazyPage(async () => (await import('#web/pages/privacy.tsx')).PrivacyPage, ['legal']),
}

const NotFound = lazyPage(async () => (await import('#web/pages/not-found.tsx')).NotFoundPage, ['not-found'])

/** The second table, for the router and for fetching a page ahead. */
export const routes: RouteObject[] = [
  ...furtherPages.map((name) => ({ path: pathPatterns[name], Component: pages[name] })),
  { path: '*', Component: NotFound },
]

/** What the first router leaves over: the pages that fewer visits begin with, and the one for addresses that do not exist. */
export const FurtherPages = () => useRoutes(routes)
