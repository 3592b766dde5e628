import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { user } from '#web/testing/fixtures.ts'
import { button, renderIn } from '#web/testing/render.tsx'
import { DeleteCard } from './delete-account.tsx'

describe.each(languages)('in %s', (language) => {
  it.each(['SELLER_DEALERSHIP', 'PRIVATE'] as const)('says what goes with an account: %s', async (role) => {
    const screen = await renderIn(language, <DeleteCard user={{ ...user, role }} />, ['profile', 'auth'])
    const t = loadedMessages(language, 'profile')!
    await userEvent.click(button(t['delete.action']))
    await expect.element(screen.getByText(t['delete.goes.listings'])).toBeVisible()
    expect(screen.getByText(t['delete.goes.dealership']).elements()).toHaveLength(role === 'PRIVATE' ? 0 : 1)
  })
})
