import { BrowserRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { at, ownPlate, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { PlatesTab } from './plates-tab.tsx'

const waiting: AdminPlate = {
  ...ownPlate,
  status: 'PENDING',
  price: 4500,
  description: 'Transfer today.',
  owner: { id: user.id, username: 'saad', name: 'Saad', role: 'user' },
  submittedAt: at,
  decision: null,
  isHidden: false,
}
const namespaces = ['admin', 'moderation', 'plate-review', 'sell', 'seller-card', 'plate-drawing'] as const

describe.each(languages)('in %s, a plate that waits again', (language) => {
  const show = async (plate: AdminPlate) => {
    fakeApi((route) =>
      route === 'GET /api/admin/number-plates'
        ? { body: { plates: [plate], total: 1, counts: { PENDING: 1, APPROVED: 0, REJECTED: 0 } } }
        : undefined,
    )
    const screen = await renderIn(language, <PlatesTab search="" />, namespaces, BrowserRouter)
    await expect.element(screen.getByRole('article')).toBeVisible()
    const texts = (tag: 'del' | 'ins') =>
      [...screen.container.querySelectorAll(tag)].map(({ textContent }) => textContent)
    return { screen, gone: () => texts('del').join(), come: () => texts('ins').join() }
  }

  it('is beside the price and the description that were public', async () => {
    const { gone, come } = await show({
      ...waiting,
      publicPrice: 450_000,
      publicDescription: 'Transfer tomorrow.',
    })
    expect(gone()).toContain(formatMoney(450_000, language))
    expect(gone()).toContain('tomorrow')
    expect(come()).toContain(formatMoney(4500, language))
    expect(come()).toContain('today')
  })

  it('marks nothing where nothing changed, or nothing is known', async () => {
    const same = { publicPrice: waiting.price, publicDescription: waiting.description }
    for (const plate of [waiting, { ...waiting, ...same }]) {
      const { screen, gone, come } = await show(plate)
      expect([gone(), come()]).toEqual(['', ''])
      await expect.element(screen.getByText('Transfer today.')).toBeVisible()
      await screen.unmount()
    }
  })
})
