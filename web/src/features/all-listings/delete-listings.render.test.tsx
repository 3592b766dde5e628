import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import { sendHeldActs } from '#web/api/undoable.ts'
import { ListingList } from '#web/features/all-listings/listing-list.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { carInReview } from '#web/testing/car-in-review.ts'
import { fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'

const [car, other] = [carInReview(1, 'Car Camry'), carInReview(2, 'Car Patrol')]
const draft = { ...carInReview(3, 'Car Tahoe'), status: 'DRAFT' as const }

const show = async (language: (typeof languages)[number], failure?: string) => {
  const bodies: unknown[] = []
  fakeApi((route, body) => {
    if (route !== 'POST /api/admin/listings/decisions') return undefined
    const sent = body as { ids: string[] }
    bodies.push(sent)
    const failed = failure ? sent.ids.map((id) => ({ id, code: failure, message: '' })) : []
    return { body: { done: failure ? [] : sent.ids, failed } }
  })
  const listings = [car, other, draft]
  const namespaces = ['admin-listings', 'admin', 'moderation', 'errors'] as const
  await renderIn(
    language,
    <ListingList listings={listings} summary={<h2>-</h2>} onGone={() => {}} />,
    namespaces,
  )
  const t = loadedMessages(language, 'admin-listings')!
  const dialog = page.getByRole('dialog')
  const remove = async (index: number) => {
    await page.getByRole('article').nth(index).getByRole('button').last().click()
    await page.getByRole('button', { name: t.remove, exact: true }).click()
  }
  return { bodies, t, dialog, remove }
}

it.each(languages)(
  'deletes a car with a reason for its seller, and not without one, in %s',
  async (language) => {
    const { bodies, t, dialog, remove } = await show(language)
    await remove(0)
    const confirm = dialog.getByRole('button', { name: t['bulk.DELETE'], exact: true })
    await confirm.click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await looksRight()
    await dialog.getByRole('textbox').fill('It has no documents.')
    await confirm.click()
    await sendHeldActs()
    expect(bodies).toMatchObject([
      { action: 'DELETE', ids: [car.id], reasonCodes: [], rejectionReason: 'It has no documents.' },
    ])
  },
)

it('deletes a draft, of which nobody is told, without asking why', async () => {
  const { bodies, dialog, remove } = await show('en')
  await remove(2)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await sendHeldActs()
  expect(bodies).toMatchObject([{ action: 'DELETE', ids: [draft.id] }])
})

it('deletes several cars with one reason', async () => {
  const { bodies, t, dialog } = await show('en')
  for (const index of [0, 1]) await page.getByRole('article').nth(index).getByRole('checkbox').click()
  await page.getByRole('button', { name: t['bulk.DELETE'], exact: true }).click()
  await expect.element(dialog.getByText('Car Patrol')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Not allowed on the marketplace' }).click()
  // As in the email, without advice what to change.
  const [{ name, advice } = expect.unreachable()] = reasonLabels('listing', ['NOT_ALLOWED'])
  await expect.element(dialog.getByText(name.ar, { exact: true })).toBeVisible()
  expect(dialog.getByText(advice.ar).elements()).toEqual([])
  await dialog.getByRole('button', { name: t['bulk.DELETE'], exact: true }).click()
  await sendHeldActs()
  expect(bodies).toMatchObject([{ action: 'DELETE', ids: [car.id, other.id], reasonCodes: ['NOT_ALLOWED'] }])
})

it('says that a car was changed before it was deleted', async () => {
  const late = await show('en', 'EDIT_CONFLICT')
  await late.remove(0)
  await late.dialog.getByRole('textbox').fill('It has no documents.')
  await late.dialog.getByRole('button', { name: late.t['bulk.DELETE'], exact: true }).click()
  await sendHeldActs()
  await expect.element(page.getByText(late.t.changed).first()).toBeVisible()
})
