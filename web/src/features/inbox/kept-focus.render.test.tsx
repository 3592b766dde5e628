import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { Team } from '#shared/schemas/staff.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { at, idOf, lead, user } from '#web/testing/fixtures.ts'
import { button, fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { Conversation } from './conversation.tsx'

afterEach(() => {
  forgetPersonal(0)
})

const me = { id: user.id, name: 'Khalid' }
const dealershipId = idOf('usr', 2)
const team: Team = {
  owner: { id: dealershipId, name: 'Ahmed' },
  members: [{ ...me, role: 'SALES', joinedAt: at, isActive: true }],
}

describe.each(languages)('in %s', (language) => {
  /** Opens a new inquiry of a dealership, whose seller may change it. */
  const open = async () => {
    useSession.setState({ token: `h.${btoa(JSON.stringify({ username: user.id }))}.s` })
    useActing.setState({ acting: { dealershipId, dealership: 'Pearl Cars', role: 'SALES' } })
    let present: LeadView = { ...lead, unread: 0, assignee: null }
    fakeApi((route, body) => {
      if (route === 'GET /api/user') return { body: user }
      if (route === 'GET /api/seller/team') return { body: team }
      if (route.endsWith('/messages')) return { body: { lead: present, messages: [] } }
      if (!route.startsWith('PATCH ')) return undefined
      const { status = present.status, assignee } = body as { status?: LeadView['status']; assignee?: object }
      present = { ...present, status, assignee: assignee ? me : null }
      return { body: present }
    })
    const view = <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={() => {}} />
    const screen = await renderIn(language, view, ['messages', 'inbox', 'price-offer', 'viewing'])
    return {
      screen,
      messages: loadedMessages(language, 'messages')!,
      inbox: loadedMessages(language, 'inbox')!,
      press: async (name: string) => {
        await expect.element(button(name)).toBeVisible()
        ;(button(name).element() as HTMLElement).focus()
        await userEvent.keyboard('{Enter}')
        await expect.element(button(name)).not.toBeInTheDocument()
      },
    }
  }

  it('who sets a status stays at it, and its new text is said', async () => {
    const { screen, messages, press } = await open()
    await press(messages['mark.CONTACTED'])
    const status = screen.getByRole('status').filter({ hasText: messages['status.CONTACTED'] })
    await expect.element(status).toHaveFocus()
    await looksRight()
  })

  it('who takes an inquiry stays at the name of who looks after it', async () => {
    const { screen, inbox, press } = await open()
    await press(inbox['assign.take'])
    await expect.element(screen.getByRole('button', { name: new RegExp(inbox['assign.mine']) })).toHaveFocus()
  })
})
