import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { Team } from '#shared/schemas/staff.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { useToast } from '#web/stores/toast.ts'
import { at, idOf, lead, user } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn } from '#web/testing/render.tsx'
import { Assignee } from './assignee.tsx'

afterEach(() => {
  forgetPersonal(0)
})

const dealershipId = idOf('usr', 2)
const team: Team = {
  owner: { id: dealershipId, name: 'Ahmed' },
  members: [{ id: user.id, name: 'Khalid', role: 'SALES', joinedAt: at, isActive: true }],
}

const refusals = {
  'who takes what a colleague has just taken reads that, and nothing of saving or reloading': {
    answer: { status: 409, body: { code: 'EDIT_CONFLICT', message: '' } },
    says: 'assign.late',
  },
  'any other refusal says that nothing has changed': {
    answer: { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } },
    says: 'assign.failed',
  },
} as const

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(refusals))('%s', async (_, { answer, says }) => {
    useSession.setState({ token: 'a' })
    useActing.setState({ acting: { dealershipId, dealership: 'Pearl Cars', role: 'SALES' } })
    fakeApi((route) => {
      if (route === 'GET /api/user') return { body: user }
      return route === 'GET /api/seller/team' ? { body: team } : answer
    })
    await renderIn(language, <Assignee lead={{ ...lead, assignee: null }} />, ['inbox'])
    const t = loadedMessages(language, 'inbox')!
    await userEvent.click(button(t['assign.take']))
    await expect.poll(() => useToast.getState().toast?.title).toBe(t[says])
  })
})

it('who has left the conversation before it is refused reads that all the same', async () => {
  useSession.setState({ token: 'a' })
  useActing.setState({ acting: { dealershipId, dealership: 'Pearl Cars', role: 'SALES' } })
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>()
  fakeApi((route) => {
    if (route === 'GET /api/user') return { body: user }
    return route === 'GET /api/seller/team' ? { body: team } : promise
  })
  const Opened = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <Assignee lead={{ ...lead, assignee: null }} />}
        <button onClick={() => setOpen(false)}>Leave</button>
      </>
    )
  }
  await renderIn('en', <Opened />, ['inbox'])
  await userEvent.click(button('Take'))
  await userEvent.click(button('Leave'))
  await expect.element(button('Take')).not.toBeInTheDocument()
  resolve({ status: 409, body: { code: 'EDIT_CONFLICT', message: '' } })
  await expect.poll(() => useToast.getState().toast?.title).toBe('Somebody was faster')
})

it('names who has taken a conversation and joined since the team was read, which no conversation asks for again', async () => {
  useSession.setState({ token: 'a' })
  useActing.setState({ acting: { dealershipId, dealership: 'Pearl Cars', role: 'SALES' } })
  let asked = 0
  fakeApi((route) => {
    if (route === 'GET /api/user') return { body: user }
    asked += 1
    return { body: team }
  })
  const of = (assignee: typeof lead.assignee) => <Assignee key={assignee?.id} lead={{ ...lead, assignee }} />
  const sara = { id: idOf('usr', 5), name: 'Sara' }
  const Opened = () => {
    const [isNext, setNext] = useState(false)
    return (
      <>
        {of(isNext ? sara : team.owner)}
        <button onClick={() => setNext(true)}>Next</button>
      </>
    )
  }
  const screen = await renderIn('en', <Opened />, ['inbox'])
  await expect.element(screen.getByRole('button', { name: /Ahmed/ })).toBeVisible()
  await userEvent.click(button('Next'))
  await expect.element(screen.getByRole('button', { name: /Sara/ })).toBeVisible()
  expect(asked).toBe(1)
})
