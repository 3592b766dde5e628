import { userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setSession } from '#web/stores/session.ts'
import { at, plate, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { SellPlate } from './sell-plate.tsx'

const typed = {
  plateNumber: plate.plateNumber,
  category: 'premium',
  price: '450000',
  location: 'doha',
  description: '',
}

beforeEach(() => setSession('header.e30.signature'))

describe.each(languages)('in %s, a number that somebody else offers', (language) => {
  const text = (key: 'submit' | 'taken.see' | 'issue.number.taken') =>
    loadedMessages(language, 'plate-form')![key]

  /** Offers the number. `isPublic`: everybody may see the plate that has it. */
  const offerTaken = async (isPublic: boolean) => {
    fakeApi((route) => {
      if (route === 'GET /api/user') return { body: user }
      if (route === 'GET /api/seller/number-plates') return { body: [] }
      if (route === 'GET /api/seller/typed-forms/plate')
        return { body: { name: 'plate', version: 1, savedAt: at, values: typed } }
      if (route === 'POST /api/number-plates')
        return { status: 409, body: { code: 'PLATE_TAKEN', message: '' } }
      return isPublic && route === `GET /api/number-plates/${plate.slug}` ? { body: plate } : undefined
    })
    const namespaces = ['plate-form', 'plate-estimate', 'plate-drawing'] as const
    const screen = await renderIn(language, <SellPlate />, namespaces)
    await userEvent.click(screen.getByRole('button', { name: text('submit') }))
    await expect.element(screen.getByText(text('issue.number.taken')).first()).toBeVisible()
    return screen.getByRole('link', { name: text('taken.see') })
  }

  it('has a way to the plate that is offered, for who owns the number', async () => {
    await expect
      .element(await offerTaken(true))
      .toHaveAttribute('href', expect.stringContaining(`/number-plates/${plate.slug}`))
  })

  it('has none to a plate that the public does not see', async () => {
    await expect.element(await offerTaken(false)).not.toBeInTheDocument()
  })
})
