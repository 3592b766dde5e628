import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { Team } from '#shared/schemas/staff.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { at, idOf, user } from '#web/testing/fixtures.ts'
import { button, fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
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

describe.each(languages)('the role of a member, in %s', (language) => {
  it('changes at a press alone, not at each arrow key, and keeps the focus', async () => {
    const sara = {
      id: idOf('usr', 5),
      email: 'sara@example.com',
      name: 'Sara',
      joinedAt: at,
      isActive: true,
    }
    const team = { owner: { id: user.id, name: 'Ahmed' }, invitations: [] }
    const sent: unknown[] = []
    fakeApi((route, body) => {
      if (route.startsWith('PATCH')) sent.push(body)
      const role = sent.length > 0 ? 'MANAGER' : 'SALES'
      return { body: { ...team, members: [{ ...sara, role }] } }
    })
    await renderIn(language, <Tab />, ['team', 'auth'])
    const { t } = createTranslator(loadedMessages(language, 'team')!, language)
    const trigger = (role: 'SALES' | 'MANAGER') =>
      button(`${t('role.of', { name: sara.name })}: ${t(`role.${role}`)}`)
    await expect.element(trigger('SALES')).toBeVisible()
    ;(trigger('SALES').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(button(t('role.MANAGER'))).toHaveFocus()
    await looksRight()
    expect(sent).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(trigger('MANAGER')).toHaveFocus()
    expect(sent).toEqual([{ role: 'MANAGER' }])
  })
})
