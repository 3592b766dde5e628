import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { fromQatarTime, qatarDay } from '#shared/rules/qatar-day.ts'
import type { LeadMessage, LeadView, Viewing } from '#shared/schemas/lead.ts'
import { ComingViewings } from '#web/entities/lead/coming-viewings.tsx'
import { ViewingForm } from '#web/entities/lead/viewing-form.tsx'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { Conversation } from '#web/features/inbox/conversation.tsx'
import { LeadRow } from '#web/features/inbox/lead-list.tsx'
import { InboxList } from '#web/features/inbox/inbox-list.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { lead, leadMessage, user } from './fixtures.ts'
import { button, cutChoices, fakeApi, looksRight, renderIn, sentBodies } from './render.tsx'

const dayMs = 86_400_000
const dayIn = (days: number): string => qatarDay(new Date(Date.now() + days * dayMs))
const timeIn = (days: number, clock: string): string => fromQatarTime(`${dayIn(days)}T${clock}`).toISOString()

const aViewing = (parts: Partial<Viewing> = {}): Viewing => ({
  id: 'msg_00000000000000000000000002',
  by: 'buyer',
  times: [timeIn(2, '17:00'), timeIn(3, '10:30')],
  note: '',
  state: 'PROPOSED',
  time: null,
  place: null,
  at: lead.createdAt,
  ...parts,
})
const agreed = aViewing({
  state: 'ACCEPTED',
  time: timeIn(2, '17:00'),
  place: { city: 'Doha', area: '', address: 'Salwa Road 210' },
})
const aLead = (parts: Partial<LeadView> = {}): LeadView => ({
  ...lead,
  listingAvailability: 'AVAILABLE',
  isViewable: true,
  dealerSlug: null,
  unread: 0,
  status: 'CONTACTED',
  offer: null,
  viewing: aViewing(),
  ...parts,
})
const proposed = leadMessage(
  {
    event: {
      kind: 'VIEWING_PROPOSED',
      times: aViewing().times,
      isCounter: false,
      note: 'My brother comes along',
    },
  },
  2,
)
const accepted = leadMessage(
  { from: 'seller', event: { kind: 'VIEWING_ACCEPTED', time: timeIn(2, '17:00') } },
  3,
)

const words = (language: Language) => createTranslator(loadedMessages(language, 'viewing')!, language).t
const namespaces = ['viewing', 'price-offer', 'lead', 'messages', 'inbox', 'availability', 'by-code'] as const

const routes: string[] = []
const answering = (view: LeadView, messages: readonly LeadMessage[] = []) => {
  routes.length = 0
  fakeApi((route) => {
    if (!route.startsWith('GET')) routes.push(route)
    if (route === `GET /api/leads/${lead.id}/messages`) return { body: { lead: view, messages } }
    if (route === 'GET /api/user') return { body: user }
    return route.includes('/viewings') ? { body: view } : undefined
  })
}
/** The text of the file that was handed to the browser. */
const savedText = (save: MockInstance<typeof URL.createObjectURL>) =>
  new Response(save.mock.calls[0]?.[0] as Blob).text()

const inConversation = (language: Language) =>
  renderIn(
    language,
    <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={() => {}} />,
    namespaces,
  )

beforeEach(async () => {
  await page.viewport(360, 740)
  sessionStorage.clear()
})

describe.each(languages)('in %s', (language) => {
  it('the row of a conversation holds the whole mark of its viewing', async () => {
    const row = <LeadRow lead={aLead({ viewing: agreed })} isOpen={false} onOpen={() => {}} />
    const screen = await renderIn(language, <div className="w-68">{row}</div>, namespaces)
    await expect.element(screen.getByRole('button')).toBeVisible()
    expect(screen.getByRole('button').element().scrollWidth).toBe(
      screen.getByRole('button').element().clientWidth,
    )
    await looksRight()
  })

  it('a buyer chooses days and times; one without a time is asked for', async () => {
    const view = aLead({ side: 'buyer', viewing: null })
    answering(view)
    const onSent = vi.fn<() => void>()
    await renderIn(language, <ViewingForm lead={view} onSent={onSent} />, namespaces)
    const t = words(language)
    const day = (number: number) => page.getByLabelText(t('day.of', { number }), { exact: true })
    const time = (number: number) => page.getByLabelText(t('time.of', { number }), { exact: true })
    await expect.element(time(1)).toBeDisabled()
    await expect.element(page.getByText(t('note.hint'))).toBeVisible()
    await userEvent.click(button(t('send')))
    await expect.element(day(1)).toHaveAccessibleDescription(t('issue.none'))
    await expect.element(day(1)).toHaveFocus()
    await userEvent.selectOptions(day(1), dayIn(2))
    await userEvent.click(button(t('send')))
    await expect.element(time(1)).toHaveAccessibleDescription(t('issue.none'))
    await expect.element(time(1)).toHaveFocus()
    await looksRight()
    await userEvent.selectOptions(time(1), timeIn(2, '17:00'))
    await userEvent.click(button(t('add')))
    await expect.element(day(2)).toHaveFocus()
    await userEvent.selectOptions(day(2), dayIn(2))
    await userEvent.click(button(t('send')))
    await expect.element(time(2)).toHaveAccessibleDescription(t('issue.none'))
    await expect.element(time(2)).toHaveFocus()
    await userEvent.selectOptions(time(2), timeIn(2, '17:00'))
    await userEvent.click(button(t('send')))
    await expect.element(page.getByText(t('issue.twice'))).toBeVisible()
    // Another day keeps the time of day.
    await userEvent.selectOptions(day(2), dayIn(3))
    await userEvent.click(button(t('add')))
    expect(document.body.textContent).not.toContain(t('add'))
    // The pressed button has gone.
    await expect.element(day(3)).toHaveFocus()
    await userEvent.click(button(t('remove', { number: 3 })))
    await expect.element(day(2)).toHaveFocus()
    // The widest of the days.
    await userEvent.selectOptions(day(1), dayIn(1))
    expect(cutChoices()).toEqual([])
    await userEvent.selectOptions(day(1), dayIn(2))
    await looksRight()
    await userEvent.click(button(t('send')))
    await expect.poll(() => onSent).toHaveBeenCalledOnce()
    expect(sentBodies()).toEqual([{ times: [timeIn(2, '17:00'), timeIn(3, '17:00')], note: '' }])
  })

  it('what a note may say is proposed to a buyer, not to the seller who answers with other times', async () => {
    const view = aLead({ side: 'seller' })
    answering(view)
    await renderIn(language, <ViewingForm lead={view} onSent={() => {}} />, namespaces)
    const t = words(language)
    await expect.element(button(t('send'))).toBeVisible()
    expect(document.body.textContent).not.toContain(t('note.hint'))
  })

  it('a visitor proposes times with the first message', async () => {
    const send = vi.fn<(body: unknown) => Promise<void>>(async () => {})
    await renderIn(
      language,
      <ContactForm
        draftKey="viewing-of:test"
        user={user}
        firstMessage=""
        viewing={{ hours: null }}
        send={send}
        onSent={() => {}}
        failureTitle=""
        signIn="/auth"
      />,
      namespaces,
    )
    const t = words(language)
    await userEvent.selectOptions(page.getByLabelText(t('day.of', { number: 1 })), dayIn(1))
    await userEvent.selectOptions(page.getByLabelText(t('time.of', { number: 1 })), timeIn(1, '09:30'))
    await looksRight()
    await userEvent.click(button(t('send')))
    await expect.poll(() => send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ times: [timeIn(1, '09:30')], message: '' })
  })

  it('a seller accepts one of the times with one press', async () => {
    answering(aLead({ side: 'seller' }), [leadMessage({}, 1), proposed])
    await inConversation(language)
    const t = words(language)
    await expect.element(page.getByText('My brother comes along')).toBeVisible()
    await expect.element(button(t('other'))).toBeVisible()
    await looksRight()
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('accept')}`) }).first())
    await expect.poll(sentBodies).toEqual([{ state: 'ACCEPTED', time: timeIn(2, '17:00') }])
  })

  it('a seller declines with a word', async () => {
    answering(aLead({ side: 'seller' }), [proposed])
    await inConversation(language)
    const t = words(language)
    await userEvent.click(button(t('decline')))
    const dialog = page.getByRole('dialog')
    await userEvent.fill(dialog.getByLabelText(new RegExp(`^${t('decline.note')}`)), 'It is at the workshop')
    await looksRight()
    await userEvent.click(dialog.getByRole('button', { name: t('decline'), exact: true }))
    await expect.poll(sentBodies).toEqual([{ state: 'DECLINED', note: 'It is at the workshop' }])
  })

  it('an agreed viewing says where, goes into the calendar, and is cancelled after a question', async () => {
    answering(aLead({ side: 'buyer', viewing: agreed }), [proposed, accepted])
    await inConversation(language)
    const t = words(language)
    await expect.element(page.getByText('Salwa Road 210')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: new RegExp(t('directions')) }))
      .toHaveAttribute('href', expect.stringContaining('Salwa+Road+210'))
    // No other one is proposed beside it.
    expect(document.body.textContent).not.toContain(t('propose'))
    await looksRight()
    const save = vi.spyOn(URL, 'createObjectURL')
    await userEvent.click(button(t('calendar')))
    await expect.poll(() => save).toHaveBeenCalledOnce()
    expect(await savedText(save)).toContain('METHOD:PUBLISH')
    await userEvent.click(button(t('cancel')))
    // A second “Cancel” would say two things.
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: t('cancel.keep') }))
      .toBeVisible()
    await looksRight()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t('cancel'), exact: true }))
    await expect.poll(sentBodies).toEqual([{ state: 'CANCELLED', note: '' }])
  })

  it('a private seller’s place is the area alone, and a car that is gone says so', async () => {
    const place = { city: 'Doha', area: 'Al Sadd', address: '' }
    answering(aLead({ side: 'buyer', viewing: { ...agreed, place } }), [proposed, accepted])
    const { unmount } = await inConversation(language)
    const t = words(language)
    await expect.element(button(t('calendar'))).toBeVisible()
    expect(page.getByRole('link', { name: new RegExp(t('directions')) }).elements()).toEqual([])
    // Its place and the words after it, whatever keeps their directions apart.
    const end = (key: 'area' | 'area.seller') =>
      t(key, { area: '' })
        .replaceAll(/[^\p{L} ]/gu, '')
        .trim()
    const read = () => document.body.textContent?.replaceAll(/[^\p{L} ]/gu, '')
    await expect.poll(read).toContain(end('area'))
    await looksRight()
    await unmount()
    answering(aLead({ side: 'seller', viewing: { ...agreed, place } }), [proposed, accepted])
    const asSeller = await inConversation(language)
    await expect.poll(read).toContain(end('area.seller'))
    expect(read()).not.toContain(end('area'))
    await asSeller.unmount()
    answering(aLead({ side: 'buyer', isViewable: false, viewing: { ...agreed, state: 'LAPSED' } }), [
      proposed,
      accepted,
    ])
    await inConversation(language)
    await expect.element(page.getByText(t('gone'))).toBeVisible()
    await looksRight()
  })

  it('what nobody has cancelled says why, with its times', async () => {
    for (const end of ['SOLD', 'UNAVAILABLE'] as const) {
      const event = { kind: 'VIEWING_CANCELLED' as const, time: agreed.time, end }
      const viewing = { ...agreed, state: 'CANCELLED' as const }
      answering(aLead({ side: 'buyer', isViewable: false, viewing }), [
        proposed,
        accepted,
        leadMessage({ from: 'seller', event }, 4),
      ])
      const { unmount } = await inConversation(language)
      const t = words(language)
      await expect.element(page.getByText(t(`end.${end}`))).toBeVisible()
      await expect.element(button(t('calendar.remove'))).toBeVisible()
      await looksRight()
      await unmount()
    }
    const event = {
      kind: 'VIEWING_CANCELLED' as const,
      time: null,
      times: agreed.times,
      end: 'SOLD' as const,
    }
    const viewing = { ...agreed, state: 'CANCELLED' as const, time: null, place: null }
    answering(aLead({ side: 'buyer', isViewable: false, viewing }), [proposed, leadMessage({ event }, 4)])
    await inConversation(language)
    const t = words(language)
    await expect.element(page.getByText(t('card.ENDED'))).toBeVisible()
    expect(page.getByRole('button', { name: t('calendar.remove') }).elements()).toEqual([])
    await looksRight()
  })

  it('what was agreed with somebody who has left is cancelled, and taken out of the calendar', async () => {
    const viewing = { ...agreed, state: 'CANCELLED' as const, place: null, note: '' }
    const t = words(language)
    // Of the two messages one went with who wrote it.
    for (const [side, kept] of [
      ['seller', accepted],
      ['buyer', proposed],
    ] as const) {
      answering(aLead({ side, isOrphaned: true, viewing }), [kept])
      const { unmount } = await inConversation(language)
      await expect.element(page.getByText(t('state.CANCELLED'), { exact: true })).toBeVisible()
      await expect.element(button(t('calendar.remove'))).toBeVisible()
      await looksRight()
      await unmount()
    }
  })

  it('what was cancelled is taken out of the calendar, and other times can be proposed', async () => {
    const event = { kind: 'VIEWING_CANCELLED' as const, time: agreed.time, note: 'My car broke down' }
    answering(aLead({ side: 'seller', viewing: { ...agreed, state: 'CANCELLED' } }), [
      proposed,
      accepted,
      leadMessage({ event }, 4),
    ])
    await inConversation(language)
    const t = words(language)
    await expect.element(page.getByText('My car broke down')).toBeVisible()
    // The proposal, and what was agreed.
    expect(page.getByText(t('state.CANCELLED'), { exact: true }).elements()).toHaveLength(2)
    expect(page.getByText(t('state.ACCEPTED'), { exact: true }).elements()).toEqual([])
    await expect.element(button(t('propose'))).toBeVisible()
    const save = vi.spyOn(URL, 'createObjectURL')
    await userEvent.click(button(t('calendar.remove')))
    await expect.poll(() => save).toHaveBeenCalledOnce()
    expect(await savedText(save)).toContain('METHOD:CANCEL')
    await looksRight()
  })

  it('what was cancelled is taken out of the calendar also once other times are proposed', async () => {
    const event = { kind: 'VIEWING_CANCELLED' as const, time: agreed.time }
    const anew = leadMessage(
      { event: { kind: 'VIEWING_PROPOSED', times: [timeIn(3, '10:30')], isCounter: false } },
      5,
    )
    answering(aLead({ side: 'buyer', viewing: aViewing({ id: anew.id, times: [timeIn(3, '10:30')] }) }), [
      proposed,
      accepted,
      leadMessage({ event }, 4),
      anew,
    ])
    await inConversation(language)
    const save = vi.spyOn(URL, 'createObjectURL')
    await userEvent.click(button(words(language)('calendar.remove')))
    await expect.poll(() => save).toHaveBeenCalledOnce()
    const file = await savedText(save)
    expect(file).toContain('METHOD:CANCEL')
    expect(file).toContain(`UID:${proposed.id}@`)
    await looksRight()
  })

  it('viewings are a filter of the inbox, a mark of their conversation, and a list of what comes', async () => {
    const leads = [
      aLead({ side: 'seller', viewing: agreed }),
      aLead({ side: 'seller', id: 'led_00000000000000000000000009', viewing: null }),
    ]
    answering(leads[0]!)
    await renderIn(
      language,
      <>
        <ComingViewings leads={leads} />
        <InboxList leads={leads} openId={null} onOpen={() => {}} />
      </>,
      namespaces,
    )
    const inbox = createTranslator(loadedMessages(language, 'inbox')!, language).t
    await expect.element(page.getByRole('heading', { name: words(language)('coming') })).toBeVisible()
    expect(page.getByRole('link').elements()).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: new RegExp(inbox('filter.VIEWING')) }))
    await looksRight()
  })
})
