import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '#web/stores/session.ts'
import { ownPlate, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { EditPlateDialog } from './edit-plate-dialog.tsx'

beforeEach(() => setSession('header.e30.signature'))

it('a price with a missing digit is asked about before the plate is saved, and stays typed after a no', async () => {
  const saved: unknown[] = []
  fakeApi((route, body) => {
    if (route !== `PATCH /api/number-plates/${ownPlate.id}`) return undefined
    saved.push(body)
    return { body: ownPlate }
  })
  const onClose = vi.fn<() => void>()
  await renderIn('en', <EditPlateDialog plate={ownPlate} userId={user.id} onClose={onClose} />, [
    'plate-form',
    'price-question',
  ])
  const price = page.getByRole('textbox', { name: /^Price/ })
  const save = page.getByRole('button', { name: 'Save changes' })
  await userEvent.fill(price, '450')
  await userEvent.click(save)
  const question = page.getByRole('dialog', { name: /right\?/ })
  await expect.element(question.getByText(/99% lower than the price now/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(price).toHaveValue('450')
  expect([saved, onClose.mock.calls]).toEqual([[], []])

  await userEvent.click(save)
  await userEvent.click(question.getByRole('button', { name: 'Yes, that is the price' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(saved).toEqual([{ price: 450, version: ownPlate.version }])
})
