import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { LeadView } from '#shared/schemas/lead.ts'
import { lead } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { Conversation } from './conversation.tsx'
import { LeadList } from './lead-list.tsx'

/** A list, and its conversation once it is opened. */
const Inbox = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LeadList side="seller" openId={null} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Conversation leadId={lead.id} onBack={() => setOpen(false)} onManageTemplates={undefined} />
      )}
    </>
  )
}

/** Opens a conversation that is `present` by now, from a list that was loaded before. @returns the calls for the list so far */
const open = async (before: LeadView, present: LeadView, listed = present) => {
  let asked = 0
  fakeApi((route) => {
    if (route === 'GET /api/seller/leads') return { body: [(asked += 1) === 1 ? before : listed] }
    return route.endsWith('/messages') ? { body: { lead: present, messages: [] } } : undefined
  })
  await renderIn('en', <Inbox />, ['messages', 'price-offer', 'viewing', 'availability'])
  await userEvent.click(page.getByText(lead.listingTitle))
  await expect.element(page.getByRole('log')).toBeVisible()
  return () => asked
}

const read: LeadView = { ...lead, unread: 0, assignee: null }

it('the mark of an unread message goes from the list when a colleague has read it', async () => {
  const asked = await open({ ...read, unread: 1 }, read)
  await expect.poll(asked).toBe(2)
  await expect.element(page.getByText('1 new message')).not.toBeInTheDocument()
})

it('the list shows the colleague who has taken the open conversation', async () => {
  await open(read, { ...read, assignee: { id: 'usr_00000000000000000000000003', name: 'Sara' } })
  await expect.element(page.getByText('Sara')).toBeVisible()
})

it('a list that is as the conversation is not asked for again', async () => {
  const asked = await open(read, read)
  await expect.element(page.getByRole('textbox')).toBeVisible()
  expect(asked()).toBe(1)
})

it('nor one that has been asked for and does not know it yet', async () => {
  const asked = await open({ ...read, unread: 1 }, read, { ...read, unread: 1 })
  await expect.poll(asked).toBe(2)
  await userEvent.fill(page.getByRole('textbox'), 'It is.')
  await expect.element(page.getByText('1 new message')).toBeVisible()
  expect(asked()).toBe(2)
})
