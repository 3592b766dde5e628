import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'

it.each([
  ['en', 'PRIVATE', 'nobody sees those that are public now. The owner is told by email.'],
  [
    'en',
    'SELLER_DEALERSHIP',
    'live ones too, become drafts, and stay so if you change it back. The owner is told by email.',
  ],
  [
    'ar',
    'PRIVATE',
    'ولا يظهر المنشور منها حتى تتم الموافقة على طلب توثيقه. نبلغ صاحب الحساب بالبريد الإلكتروني.',
  ],
  [
    'ar',
    'SELLER_DEALERSHIP',
    'ومنها المنشورة، فتصبح مسودات وتبقى كذلك ولو عاد حساب معرض. نبلغ صاحب الحساب بالبريد الإلكتروني.',
  ],
] as const)(
  'whoever changes the kind of an account reads what becomes of what is public, in %s from %s',
  async (language, role, effect) => {
    fakeApi(() => undefined)
    const account = {
      ...user,
      role,
      companyName: 'Gulf Star Motors',
      status: 'ACTIVE',
      suspension: null,
      version: 1,
    } as const
    await renderIn(language, <EditUserDialog user={account} onClose={() => {}} />, ['users', 'auth'])
    const words = loadedMessages(language, 'auth')!
    const other = words[role === 'PRIVATE' ? 'role.dealership' : 'role.private']
    await page.getByText(other, { exact: true }).click()
    await expect.poll(() => page.getByRole('status').first().element().textContent).toContain(effect)
  },
)
