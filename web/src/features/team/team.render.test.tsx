import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { Team } from '#shared/schemas/staff.ts'
import { at, idOf, user } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn } from '#web/testing/render.tsx'
import { TeamView } from './team.tsx'

/** The tab of the team, which its owner leaves and opens again. */
const Tab = () => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Turn</button>
      {isOpen && (
        <TeamView user={{ ...user, role: 'SELLER_DEALERSHIP', isVerified: true }} title="Your team" />
      )}
    </>
  )
}

it('shows who has joined since the tab was open last', async () => {
  const person = { email: 'sara@example.com', role: 'SALES' } as const
  const owner = { id: user.id, name: 'Ahmed' }
  let team: Team = {
    owner,
    members: [],
    invitations: [{ ...person, id: idOf('inv', 1), createdAt: at, expiresAt: at }],
  }
  fakeApi((route) => (route === 'GET /api/seller/team' ? { body: team } : undefined))
  const screen = await renderIn('en', <Tab />, ['team', 'auth'])
  await expect.element(screen.getByRole('heading', { name: 'Open invitations' })).toBeVisible()
  await userEvent.click(button('Turn'))
  const sara = { ...person, id: idOf('usr', 5), name: 'Sara', joinedAt: at, isActive: true }
  team = { owner, members: [sara], invitations: [] }
  await userEvent.click(button('Turn'))
  await expect.element(button('Remove Sara from the team')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Open invitations' })).not.toBeInTheDocument()
})
