import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import type { Employment } from '#shared/schemas/staff.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { at, idOf, lead, user } from '#web/testing/fixtures.ts'
import { button, fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { Conversation } from './conversation.tsx'

beforeEach(async () => {
  await page.viewport(360, 740)
  useSession.setState({ token: 'a' })
})
afterEach(() => {
  vi.useRealTimers()
  forgetPersonal(0)
})

const employment: Employment = {
  dealershipId: idOf('usr', 2),
  dealership: 'Pearl Cars',
  role: 'SALES',
  since: at,
}

/** Opens a conversation that the server knows nothing of, for who asks. */
const open = async (language: Language, place: Employment | null) => {
  const asked: string[] = []
  fakeApi((route) => {
    asked.push(route)
    if (route === 'GET /api/user') return { body: user }
    return route === 'GET /api/user/employment' ? { body: { employment: place } } : undefined
  })
  const view = <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={undefined} />
  await renderIn(language, view, ['messages', 'dashboard', 'price-offer', 'viewing'])
  return {
    t: createTranslator(loadedMessages(language, 'messages')!, language).t,
    dashboard: createTranslator(loadedMessages(language, 'dashboard')!, language).t,
    asked,
  }
}

describe.each(languages)('in %s', (language) => {
  it('somebody of a team who is themselves is led to act for the dealership, whose conversation it may be', async () => {
    const { t, dashboard } = await open(language, employment)
    const { dealership } = employment
    await expect.element(page.getByText(t('missingText.team', { dealership }))).toBeVisible()
    await looksRight()
    await userEvent.click(button(dashboard('acting.start', { dealership })))
    expect(useActing.getState().acting).toMatchObject({
      dealershipId: employment.dealershipId,
      role: 'SALES',
    })
  })

  it('anybody else reads that it may be another account’s, and is offered no dealership', async () => {
    const { t } = await open(language, null)
    await expect.element(page.getByText(t('missingText'))).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(1)
  })

  it('so does who acts for the dealership already', async () => {
    useActing.setState({ acting: employment })
    const { t } = await open(language, employment)
    await expect.element(page.getByText(t('missingText'))).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(1)
  })
})

it('is asked for once, and not again every quarter of a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { t, asked } = await open('en', null)
  await expect.element(page.getByText(t('missingText'))).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.filter((route) => route.endsWith('/messages'))).toHaveLength(1)
})
