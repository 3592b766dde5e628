import { expect, it } from 'vitest'
import type { AdminDealer } from '#shared/schemas/dealer.ts'
import { actUndoably } from '#web/api/undoable.ts'
import { AllDealers } from '#web/features/review/all-dealers.tsx'
import { at, user } from './fixtures.ts'
import { fakeApi, renderIn } from './render.tsx'

const dealers = ['Al Waha', 'Pearl Motors'].map(
  (businessName, index) =>
    ({
      id: `usr_${'0'.repeat(25)}${index + 1}`,
      userId: `usr_${'0'.repeat(25)}${index + 1}`,
      slug: `dealer-${index}`,
      businessName,
      city: 'Doha',
      verificationStatus: 'PENDING',
      standing: 1,
      isSuspended: false,
      appliedAt: null,
      createdAt: at,
      submissionId: null,
    }) as unknown as AdminDealer,
)

it('shows the dealership of an account that is being deleted, and decides about it apart from that', async () => {
  fakeApi((route) => (route === 'GET /api/admin/dealers' ? { body: { dealers } } : undefined))
  // The tab of users deletes an account like this; the account is that of a dealership that has never applied.
  actUndoably({
    on: [dealers[0]!.userId],
    shownAs: 'GONE',
    title: user.username,
    send: async () => undefined,
    failed: () => ({ title: user.username }),
  })
  const screen = await renderIn('en', <AllDealers search="" onReview={() => {}} />, ['admin', 'applications'])
  for (const { businessName } of dealers)
    await expect.element(screen.getByText(businessName, { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Approve Al Waha' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Approve Dealership' }).click()
  await expect.poll(() => screen.getByText('Verified', { exact: true }).elements().length).toBe(1)
  expect(screen.getByRole('button', { name: 'Approve Pearl Motors' }).elements()).toHaveLength(1)
})
