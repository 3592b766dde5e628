import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { markOfTemplates } from '#shared/rules/reply-templates.ts'
import { setSession } from '#web/stores/session.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { ReplyTemplates } from './reply-templates.tsx'

beforeEach(() => setSession('header.e30.signature'))

it('a template that was changed meanwhile overwrites no other, and says why it was not saved', async () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((name) => ({ name, text: `Text ${name}` }))
  let present = [one!, two!]
  let sent: { templates: unknown[]; seen: string } | undefined
  fakeApi((route) => {
    if (route.startsWith('GET')) return { body: present }
    sent = JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body))
    if (sent?.seen !== markOfTemplates(present))
      return { status: 409, body: { code: 'EDIT_CONFLICT', message: '' } }
    return { body: sent.templates }
  })
  const screen = await renderIn('en', <ReplyTemplates open onClose={() => {}} />, ['inbox'])
  await screen.getByRole('button', { name: 'Edit', exact: false }).last().click()
  await userEvent.fill(screen.getByRole('textbox').last(), 'Another text')
  // A colleague has put another one before it.
  present = [three!, one!, two!]
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent?.seen).toBe(markOfTemplates([one!, two!]))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent?.templates).toEqual([three, one, { name: 'Two', text: 'Another text' }])
})

it('what was typed of a template is of that one again after it was closed, wherever it stands then', async () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((name) => ({ name, text: `Text ${name}` }))
  let present = [one!, two!]
  let sent: unknown
  fakeApi((route) => {
    if (route.startsWith('GET')) return { body: present }
    sent = JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body)).templates
    return { body: sent }
  })
  const before = await renderIn('en', <ReplyTemplates open onClose={() => {}} />, ['inbox'])
  await before.getByRole('button', { name: 'Edit', exact: false }).last().click()
  await userEvent.fill(before.getByRole('textbox').last(), 'Another text')
  await before.unmount()
  present = [three!, one!, two!]
  const screen = await renderIn('en', <ReplyTemplates open onClose={() => {}} />, ['inbox'])
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent).toEqual([three, one, { name: 'Two', text: 'Another text' }])
})
