import { expect, it } from 'vitest'
import type { languages } from '#shared/constants/market.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'
import { PendingVerification, VerificationGate } from '#web/entities/user/posting.tsx'
import { useSession } from '#web/stores/session.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'

const dealer = { ...user, role: 'SELLER_DEALERSHIP', verificationStatus: 'PENDING' } as const

const cases = [
  ['en', null, 'Apply for verification'],
  ['en', 'SUBMITTED', 'Your application is under review'],
  ['en', 'REJECTED', 'Your dealership is not verified'],
  ['en', 'REVOKED', 'Your verification was withdrawn'],
  ['ar', 'REVOKED', 'سُحب توثيق معرضك'],
  ['ar', null, 'قدّم طلب التوثيق'],
  ['ar', 'UNDER_REVIEW', 'طلبك قيد المراجعة'],
  ['ar', 'REJECTED', 'معرضك غير موثّق'],
] as const satisfies readonly (readonly [
  (typeof languages)[number],
  SubmissionStatus | 'REVOKED' | null,
  string,
])[]

it.each(cases)(
  'tells in %s of an application that is %s, with the way to it',
  async (language, status, title) => {
    useSession.setState({ token: 'a' })
    const isRevoked = status === 'REVOKED'
    fakeApi(() => ({ body: status && { status: isRevoked ? 'REJECTED' : status } }))
    const revoked = { verificationStatus: 'REJECTED', revokedAt: '2026-01-01T08:00:00.000Z' } as const
    const shown = isRevoked ? { ...dealer, ...revoked } : dealer
    const screen = await renderIn(
      language,
      <>
        <PendingVerification user={shown} />
        <VerificationGate user={shown} />
      </>,
      ['dashboard'],
    )
    await expect.element(screen.getByRole('heading', { name: title }).first()).toBeVisible()
    for (const link of screen.getByRole('link').elements())
      expect(link.getAttribute('href')).toBe('/verification')
    expect(await violations()).toEqual([])
  },
)
