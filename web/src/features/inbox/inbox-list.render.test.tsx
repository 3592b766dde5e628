import { page } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { Team } from '#shared/schemas/staff.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { at, idOf, lead, user } from '#web/testing/fixtures.ts'
import { cutChoices, fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { InboxList } from './inbox-list.tsx'

afterEach(() => {
  useSession.setState({ token: null })
  forgetPersonal(0)
  vi.restoreAllMocks()
})

const dealer: CurrentUser = {
  ...user,
  role: 'SELLER_DEALERSHIP',
  companyName: 'Pearl Cars',
  isVerified: true,
}
const team: Team = {
  owner: { id: user.id, name: 'Ahmed' },
  members: [{ id: idOf('usr', 2), name: 'Khalid', role: 'SALES', joinedAt: at, isActive: true }],
}
const plate: LeadView['plate'] = {
  country: 'QA',
  series: null,
  number: '333777',
  id: idOf('plt'),
  slug: null,
}
const leads: readonly LeadView[] = [lead, { ...lead, id: idOf('led', 2), listingId: null, plate }]

// The list beside a conversation on a desktop, and what a narrow phone leaves for it.
const places = [
  { window: 1440, list: 320 },
  { window: 360, list: 326 },
]

describe.each(languages)('in %s', (language) => {
  it.each(places)(
    'every choice of an inbox with a team can be read at $window px',
    async ({ window, list }) => {
      await page.viewport(window, 900)
      useSession.setState({ token: 'a' })
      fakeApi((route) => {
        if (route === 'GET /api/user') return { body: dealer }
        return route === 'GET /api/seller/team' ? { body: team } : undefined
      })
      await renderIn(
        language,
        <div style={{ width: list }}>
          <InboxList leads={leads} openId={null} onOpen={() => {}} />
        </div>,
        ['inbox', 'messages', 'lead', 'viewing', 'price-offer', 'stock-export'],
      )
      await expect.poll(() => document.querySelectorAll('select')).toHaveLength(2)
      await document.fonts.ready
      for (const select of document.querySelectorAll('select'))
        for (const option of select.options) {
          // As the person would see it; the list itself stays.
          select.value = option.value
          expect(cutChoices()).toEqual([])
        }
      await looksRight()
    },
  )
})
