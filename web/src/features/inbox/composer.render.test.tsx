import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useToast } from '#web/stores/toast.ts'
import { at, lead } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn, sentBodies, violations } from '#web/testing/render.tsx'
import { Composer } from './composer.tsx'

afterEach(() => {
  forgetPersonal(0)
})

const namespaces = ['messages', 'inbox', 'price-offer', 'viewing'] as const

it.each(languages)('a message that was not sent stays and says so at once, in %s', async (language) => {
  fakeApi(() => ({ status: 500, body: { code: 'INTERNAL_ERROR', message: '' } }))
  const screen = await renderIn(language, <Composer lead={lead} onManageTemplates={undefined} />, namespaces)
  await screen.getByRole('textbox').fill('It is.')
  const { send } = loadedMessages(language, 'messages')!
  await screen.getByRole('button', { name: send, exact: true }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('It is.')
  expect(await violations()).toEqual([])
})

/** A conversation that can be left and opened again, and an API that answers its message only when told to. */
const openHeld = async (language: Language = 'en') => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>()
  fakeApi(() => promise)
  const Visited = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <Composer lead={lead} onManageTemplates={undefined} />}
        <button onClick={() => setOpen(!isOpen)}>Leave or come</button>
      </>
    )
  }
  const screen = await renderIn(language, <Visited />, namespaces)
  const box = screen.getByRole('textbox')
  const { send, sending, sendFailed } = loadedMessages(language, 'messages')!
  await box.fill('Is it free?')
  await button(send).click()
  await expect.element(button(sending)).toBeVisible()
  const message = { id: 'msg_1', from: 'buyer', text: 'Is it free?', createdAt: at }
  return {
    sendFailed,
    box,
    accept: () => resolve({ status: 201, body: message }),
    refuse: () => resolve({ status: 503, body: { code: 'INTERNAL_ERROR', message: '' } }),
    leave: async () => {
      await button('Leave or come').click()
      await expect.element(box).not.toBeInTheDocument()
    },
    come: () => button('Leave or come').click(),
  }
}

it('what is typed on while a message is sent stays, and is sent next', async () => {
  const { box, accept } = await openHeld()
  await userEvent.type(box, ' And where?')
  accept()
  await expect.element(box).toHaveValue('And where?')
  await userEvent.clear(box)
  expect(box.element().getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.type(box, 'And where?')
  await button('Send').click()
  await expect.poll(sentBodies).toEqual([{ text: 'Is it free?' }, { text: 'And where?' }])
})

it('who comes back before a message is sent cannot send it twice, and finds the box empty once it is', async () => {
  const { box, accept, leave, come } = await openHeld()
  await leave()
  await come()
  await expect.element(button('Sending…')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(box, '{Control>}{Enter}{/Control}')
  accept()
  await expect.element(box).toHaveValue('')
  await expect.element(button('Send')).toBeVisible()
  expect(sentBodies()).toHaveLength(1)
})

it('who comes back keeps what they typed on, before they left and since', async () => {
  const { box, accept, leave, come } = await openHeld()
  await userEvent.type(box, ' And where?')
  await leave()
  await come()
  await userEvent.type(box, ' Today?')
  accept()
  await expect.element(box).toHaveValue('And where? Today?')
})

it('what was typed on before a conversation was left for good is there at the next visit', async () => {
  const { box, accept, leave, come } = await openHeld()
  await userEvent.type(box, ' And where?')
  await leave()
  accept()
  await expect.poll(() => tabDraft(`message:${lead.id}`).read()).toEqual({ text: 'And where?' })
  await come()
  await expect.element(box).toHaveValue('And where?')
})

it('what was typed at a second visit that ended before the answer is there at the third', async () => {
  const { box, accept, leave, come } = await openHeld()
  await leave()
  await come()
  await userEvent.type(box, ' And where?')
  await leave()
  accept()
  await expect.poll(() => tabDraft(`message:${lead.id}`).read()).toEqual({ text: 'And where?' })
})

it.each(languages)(
  'a message that is refused after its conversation was left says so, and is there to be sent again, in %s',
  async (language) => {
    const { box, sendFailed, refuse, leave, come } = await openHeld(language)
    await leave()
    refuse()
    await expect.poll(() => useToast.getState().toast?.title).toBe(sendFailed)
    await come()
    await expect.element(box).toHaveValue('Is it free?')
  },
)

it('who came back before it was refused can send it again', async () => {
  const { box, sendFailed, refuse, leave, come } = await openHeld()
  await leave()
  await come()
  await expect.element(button('Sending…')).toBeVisible()
  refuse()
  await expect.element(button('Send')).toBeVisible()
  await expect.element(box).toHaveValue('Is it free?')
  expect(useToast.getState().toast?.title).toBe(sendFailed)
})
