import { beforeEach, expect, it } from 'vitest'
import type { Language } from '#shared/constants/market.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'
import { setSession } from '#web/stores/session.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { DealerApplication } from './dealer-application.tsx'

const dealer = { ...user, role: 'SELLER_DEALERSHIP', verificationStatus: 'PENDING' } as const
const sent = { documents: [], rejectionFields: [], reasonCodes: [], updatedAt: user.createdAt, version: 1 }

beforeEach(() => setSession('header.e30.signature'))

const show = async (language: Language, status: SubmissionStatus | null, emailConfirmedAt: string | null) => {
  const applicant = { ...dealer, emailConfirmedAt }
  fakeApi((route) => {
    if (route === 'GET /api/user') return { body: applicant }
    return route === 'GET /api/verification/submission' ? { body: status && { ...sent, status } } : undefined
  })
  const screen = await renderIn(
    language,
    <DealerApplication user={applicant} isSignedIn onVerified={() => {}} />,
    ['verification', 'uploads', 'rejection'],
  )
  const name = language === 'en' ? /^Submit verification/ : /^إرسال/
  await expect.element(screen.getByRole('button', { name }).first()).toBeVisible()
  return screen
}

it.each([
  ['en', null, 'Confirm it in your account'],
  ['en', 'SUBMITTED', 'Confirm it in your account'],
  ['en', 'UNDER_REVIEW', 'Confirm it in your account'],
  ['ar', null, 'تأكيده في حسابك'],
  ['ar', 'SUBMITTED', 'تأكيده في حسابك'],
] as const)(
  'says in %s of an application that is %s that no mail of it comes to an unconfirmed address, and nothing once it is confirmed',
  async (language, status, name) => {
    const screen = await show(language, status, null)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/profile')
    await looksRight()
    await screen.unmount()
    const confirmed = await show(language, status, user.createdAt)
    expect(confirmed.getByRole('link', { name }).query()).toBeNull()
  },
)
