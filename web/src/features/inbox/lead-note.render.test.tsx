import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { Team } from '#shared/schemas/staff.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LeadNote } from '#web/features/inbox/lead-note.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { at, lead, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'

afterEach(() => {
  useActing.setState({ acting: null })
  useSession.setState({ token: null })
  forgetPersonal(0)
  vi.restoreAllMocks()
})

const dealer: CurrentUser = { ...user, role: 'SELLER_DEALERSHIP', isVerified: true }
const owner = { id: user.id, name: 'Khalid' }
const alone: Team = { owner, members: [] }
const team: Team = {
  owner,
  members: [
    { id: 'usr_00000000000000000000000002', name: 'Ahmed', role: 'SALES', joinedAt: at, isActive: true },
  ],
}
const acting = { dealershipId: user.id, dealership: 'Gulf Star Motors', role: 'SALES' as const }

/** Who writes the note, and who sees it. */
const people = {
  'a private seller': { account: user, of: alone, for: null, says: 'note.private' },
  'a dealership without a team': { account: dealer, of: alone, for: null, says: 'note.private' },
  'a dealership with a team': { account: dealer, of: team, for: null, says: 'note.shared' },
  'somebody who acts for a dealership': { account: user, of: undefined, for: acting, says: 'note.shared' },
} as const

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(people))('the note of %s says who sees it', async (_, person) => {
    useSession.setState({ token: 'a' })
    useActing.setState({ acting: person.for })
    fakeApi((route) => {
      if (route === 'GET /api/user') return { body: person.account }
      return route === 'GET /api/seller/team' && person.of ? { body: person.of } : undefined
    })
    await renderIn(language, <LeadNote lead={lead} />, ['inbox'])
    const { t } = createTranslator(loadedMessages(language, 'inbox')!, language)
    await userEvent.click(page.getByRole('button', { name: t('note.add') }))
    await expect.element(page.getByText(t(person.says))).toBeVisible()
  })

  it('a note that was not saved says so at once', async () => {
    fakeApi(() => ({ status: 500, body: { code: 'INTERNAL_ERROR', message: '' } }))
    await renderIn(language, <LeadNote lead={lead} />, ['inbox'])
    const { t } = createTranslator(loadedMessages(language, 'inbox')!, language)
    await userEvent.click(page.getByRole('button', { name: t('note.add') }))
    await userEvent.fill(page.getByRole('textbox'), 'Comes on Thursday.')
    await userEvent.tab()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})
