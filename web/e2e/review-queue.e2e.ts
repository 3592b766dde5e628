import { expect, type Locator } from 'playwright/test'
import { registerBuyer, tokenOf } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { standingOf, submitCars } from './support/queue.ts'
import { signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

const count = 10
// Of the ten: these are refused, this one is left for later, all others are approved.
const refused = new Set([3, 7])
const skipped = 5

/** The dialog once it shows the car of this number. */
const showing = async (dialog: Locator, name: string, number: number): Promise<void> => {
  await expect(
    dialog.getByRole('heading', { name: new RegExp(`${name} ${number}\\b`) }).first(),
  ).toBeVisible()
}

test(
  'an admin works through a queue of ten with the keyboard',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, request }) => {
    test.slow()
    const name = uniqueName()
    const token = await registerBuyer(request, name)
    await submitCars(request, token, name, count)

    const admin = await newPerson()
    await signIn(admin, t, 'admin')
    await admin.goto(`/admin?q=${name}`)
    const rows = admin.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(rows).toHaveCount(count)
    // From row to row and back to the first, which opens.
    for (const key of ['j', 'j', 'k', 'Enter']) await admin.keyboard.press(key)
    const dialog = admin.getByRole('dialog')
    await showing(dialog, name, 1)
    await expectGoodPage(admin)

    const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, skipped]
    let left = count
    for (const [turn, number] of order.entries()) {
      await showing(dialog, name, number)
      if (number === skipped && turn < count) {
        await admin.keyboard.press('u')
        continue
      }
      // For a moment after a decision keys decide nothing, so that a double press does not decide twice.
      await expect(dialog.getByRole('button', { name: t('admin.approve'), exact: true })).toBeEnabled()
      if (refused.has(number)) {
        await admin.keyboard.press('r')
        await expect(dialog.getByRole('heading', { name: t('admin.reject.title') }).first()).toBeVisible()
        // That it has no photos was found and is chosen already.
        await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible()
        await admin.keyboard.press('Control+Enter')
      } else {
        await admin.keyboard.press('a')
        // Nobody has opened its papers, so it asks once.
        await expect(admin.getByText(t('moderation.unopened.text'))).toBeVisible()
        await admin.keyboard.press('Enter')
      }
      left -= 1
      if (left > 0) {
        const said = t(refused.has(number) ? 'moderation.rejected.left' : 'moderation.approved.left', {
          count: left,
        })
        await expect(admin.getByText(said)).toBeAttached()
      }
    }
    await expect(admin.getByRole('dialog')).toHaveCount(0)
    await expect(rows).toHaveCount(0)

    // Nobody is told of the last ones before they can no longer be undone; a page that goes sends them.
    await admin.goto('/')
    await expect
      .poll(async () => [...(await standingOf(request, token)).values()].map(({ status }) => status))
      .not.toContain('PENDING')
    const standing = await standingOf(request, token)
    for (let number = 1; number <= count; number++)
      expect(standing.get(number)).toMatchObject(
        refused.has(number)
          ? { status: 'REJECTED', reasonCodes: ['PHOTOS_UNCLEAR'] }
          : { status: 'APPROVED', reasonCodes: [] },
      )
  },
)

test(
  'a note of an admin stays beside the seller and away from them, and a colleague who has the review is named',
  { tag: '@mobile' },
  async ({ messages: t, newPerson, request }) => {
    const name = uniqueName()
    const token = await registerBuyer(request, name)
    await submitCars(request, token, name, 2)
    const admin = await newPerson()
    await signIn(admin, t, 'admin')
    // Somebody else has the first one open, until it is taken over.
    const colleague = { isOwn: false, by: { id: `usr_${'0'.repeat(26)}`, username: 'colleague' } }
    const at = new Date(Date.now() - 180_000).toISOString()
    await admin.route('**/api/admin/claims/*', (route, asked) =>
      asked.method() === 'PUT' && !asked.postData()?.includes('true')
        ? route.fulfill({ json: { ...colleague, at, until: at } })
        : route.continue(),
    )
    await admin.route('**/api/admin/claims?*', (route, asked) => {
      const [id] = new URL(asked.url()).searchParams.get('ids')?.split(',') ?? []
      return route.fulfill({ json: { claims: [{ ...colleague, id, at, until: at }] } })
    })
    await admin.goto(`/admin?q=${name}`)
    const rows = admin.getByRole('main').getByRole('listitem').filter({ hasText: name })
    const review = new RegExp(t('admin.review.label', { title: '' }).trim())
    await expect(rows.first().getByText('colleague')).toBeVisible()
    await expect(rows.last().getByText('colleague')).toBeHidden()
    await expectGoodPage(admin)
    await rows.first().getByRole('button', { name: review }).click()
    const dialog = admin.getByRole('dialog')
    await showing(dialog, name, 1)
    await expect(dialog.getByText('colleague')).toBeVisible()
    await expectGoodPage(admin)
    await dialog.getByRole('button', { name: t('moderation.claim.takeOver') }).click()
    await expect(dialog.getByText('colleague')).toBeHidden()

    const words = `Called ${name}, all is well`
    await dialog.getByLabel(t('seller-card.add.text')).fill(words)
    await dialog.getByRole('button', { name: t('seller-card.add.send') }).click()
    await expect(dialog.getByText(t('seller-card.notes.here'))).toBeVisible()
    await expectGoodPage(admin)
    await dialog.getByRole('button', { name: t('moderation.next'), exact: true }).click()
    await showing(dialog, name, 2)
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(dialog.getByText(t('seller-card.notes.other'))).toBeVisible()

    const headers = { authorization: `Bearer ${token}` }
    for (const path of ['user/export', 'user/listings', 'notifications'])
      expect(await (await request.get(`/api/${path}`, { headers })).text()).not.toContain(words)
  },
)

type Waiting = { verificationDocuments: Record<string, string | null> }

test('the documents of the demo’s cars can be opened', { tag: '@desktop' }, async ({ request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` }
  const answer = await request.get('/api/admin/listings?status=REJECTED&limit=5', { headers })
  const { listings } = (await answer.json()) as { listings: Waiting[] }
  const names = listings.flatMap(({ verificationDocuments }) => Object.values(verificationDocuments))
  const kept = names.filter((name) => name !== null)
  expect(kept).not.toEqual([])
  for (const name of kept) {
    const read = await request.get(`/api/verification-documents/${name}`, { headers })
    const { url } = (await read.json()) as { url: string }
    expect((await request.get(url)).status()).toBe(200)
  }
})
