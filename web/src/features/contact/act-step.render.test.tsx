import { userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { viewingDays, viewingTimes } from '#shared/rules/viewing.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setSession } from '#web/stores/session.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { lead, listing, user } from '#web/testing/fixtures.ts'
import { listingDetail } from '#web/testing/listing-detail.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { CarContactDialog } from './car-contact-dialog.tsx'

beforeEach(() => sessionStorage.clear())

const open = async (act: 'offer' | 'viewing') => {
  setSession('header.e30.signature')
  const mine = { ...lead, side: 'buyer', status: 'NEW', listingId: listing.id, offer: null, viewing: null }
  fakeApi((route) => ({ body: route.endsWith('/leads') ? [mine] : {} }))
  return renderIn(
    'en',
    <CarContactDialog open onClose={() => {}} listing={listingDetail} car="Nissan" user={user} act={act} />,
    ['lead', 'price-offer', 'viewing', 'by-code'],
  )
}

it('an offer that a visitor has typed goes on in the conversation that there is, and is done once it is sent', async () => {
  const draft = tabDraft(`offer:${listing.id}`)
  draft.keep({ offer: '160,000' })
  const screen = await open('offer')
  await expect.element(screen.getByRole('textbox')).toHaveValue('160,000')
  await userEvent.click(document.querySelector('dialog [type=submit]')!)
  await expect.poll(draft.read).toBeNull()
})

it('so do times that a visitor has chosen', async () => {
  const day = viewingDays(new Date())[2]!
  const time = viewingTimes(day, null, new Date())[0]!
  tabDraft(`viewing-of:${listing.id}`).keep({ times: time })
  const screen = await open('viewing')
  await expect.element(screen.getByRole('combobox').first()).toHaveValue(qatarDay(new Date(time)))
  await expect.element(screen.getByRole('combobox').nth(1)).toHaveValue(time)
})

it.each([
  ['en', 'the people who work for it'],
  ['ar', 'فريق المعرض'],
] as const)(
  'in %s, form and privacy policy say that a dealership’s team reads what is sent',
  async (language, team) => {
    fakeApi(() => undefined)
    const screen = await renderIn(
      language,
      <CarContactDialog
        open
        onClose={() => {}}
        listing={listingDetail}
        car="Nissan"
        user={null}
        act="message"
      />,
      ['lead', 'price-offer', 'viewing', 'by-code', 'auth', 'legal'],
    )
    await expect.element(screen.getByText(team, { exact: false })).toBeVisible()
    expect(loadedMessages(language, 'legal')?.['privacy.messages.text']).toContain(team)
  },
)
