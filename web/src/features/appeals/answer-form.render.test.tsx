import { userEvent } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { sendHeldActs } from '#web/api/undoable.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { appeal } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn } from '#web/testing/render.tsx'
import { AnswerForm } from './answer-form.tsx'

afterEach(() => {
  forgetPersonal(0)
  vi.restoreAllMocks()
})

it('a long answer is in sight as it is typed, and sent as the one paragraph that it is in a mail', async () => {
  const sent: unknown[] = []
  fakeApi((route, body) => {
    if (!route.startsWith('PUT') && !route.startsWith('POST') && !route.startsWith('PATCH')) return undefined
    sent.push(body)
    return { body: appeal }
  })
  await renderIn('en', <AnswerForm appeal={appeal} title="333777" onAnswered={() => {}} />, ['appeals'])
  const field = document.querySelector('textarea')!
  const before = field.offsetHeight
  await userEvent.fill(field, `The photo shows another plate.\n${'It is not this one. '.repeat(20)}`)
  expect(field.offsetHeight).toBeGreaterThan(before)
  await userEvent.type(field, '{Enter}')
  await userEvent.click(button(loadedMessages('en', 'appeals')!['uphold.label'].replace('{title}', '333777')))
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent ?? '').toBe('')
  await sendHeldActs()
  await expect
    .poll(() => sent)
    .toMatchObject([{ answer: `The photo shows another plate. ${'It is not this one. '.repeat(20).trim()}` }])
})
