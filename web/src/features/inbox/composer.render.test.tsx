import { afterEach, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { lead } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { Composer } from './composer.tsx'

afterEach(() => {
  forgetPersonal(0)
})

it.each(languages)('a message that was not sent stays and says so at once, in %s', async (language) => {
  fakeApi(() => ({ status: 500, body: { code: 'INTERNAL_ERROR', message: '' } }))
  const namespaces = ['messages', 'inbox', 'price-offer', 'viewing'] as const
  const screen = await renderIn(language, <Composer lead={lead} onManageTemplates={undefined} />, namespaces)
  await screen.getByRole('textbox').fill('It is.')
  const { send } = loadedMessages(language, 'messages')!
  await screen.getByRole('button', { name: send, exact: true }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('It is.')
  expect(await violations()).toEqual([])
})
