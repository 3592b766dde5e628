import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { fromQatarTime, qatarDay } from '#shared/rules/qatar-day.ts'
import { LeadReminder } from '#web/features/inbox/lead-reminder.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { useToast } from '#web/stores/toast.ts'
import { lead } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn, violations } from '#web/testing/render.tsx'

const words = (language: Language) => createTranslator(loadedMessages(language, 'inbox')!, language).t
const common = (language: Language) => createTranslator(loadedMessages(language, 'common')!, language).t

/** The reminder of a lead, and the bodies that its form sends. */
const shown = async (
  language: Language,
  lastActivityAt = new Date().toISOString(),
  element = <LeadReminder lead={{ ...lead, lastActivityAt }} now={Date.now()} />,
) => {
  const sent: unknown[] = []
  fakeApi((route) => (route === `PATCH /api/seller/leads/${lead.id}` ? { body: lead } : undefined))
  const answer = vi.mocked(globalThis.fetch).getMockImplementation()!
  vi.mocked(globalThis.fetch).mockImplementation((input, init) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)))
    return answer(input, init)
  })
  await renderIn(language, element, ['inbox'])
  return sent
}

const day = 86_400_000

describe.each(languages)('the reminder of a lead in %s', (language) => {
  it('keeps the focus of the keyboard as it opens and closes', async () => {
    const sent = await shown(language)
    const t = words(language)
    const opener = button(t('reminder.add'))
    await userEvent.click(opener)
    await expect.element(button(t('reminder.hour'))).toHaveFocus()
    expect(await violations()).toEqual([])
    await userEvent.click(button(common(language)('close')))
    await expect.element(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(button(t('reminder.tomorrow')))
    await userEvent.click(button(common(language)('save')))
    await expect.element(opener).toHaveFocus()
    const at = fromQatarTime(`${qatarDay(new Date(Date.now() + 86_400_000))}T10:00`).toISOString()
    expect(sent).toEqual([{ reminder: { at, note: '' }, reminderSeen: null }])
  })

  it('says at once that it was not saved', async () => {
    fakeApi(() => ({ status: 500, body: { code: 'INTERNAL_ERROR', message: '' } }))
    const screen = await renderIn(language, <LeadReminder lead={lead} now={Date.now()} />, ['inbox'])
    await userEvent.click(button(words(language)('reminder.add')))
    await userEvent.click(button(common(language)('save')))
    await expect.element(screen.getByRole('alert')).toBeVisible()
  })

  it('says which one it replaces, also when a colleague has set another behind it', async () => {
    const seen = { at: new Date(Date.now() + 2 * day).toISOString(), note: 'Call back' }
    const theirs = { at: new Date(Date.now() + 3 * day).toISOString(), note: 'Ask the bank' }
    const Polled = () => {
      const [reminder, setReminder] = useState(seen)
      return (
        <>
          <LeadReminder lead={{ ...lead, lastActivityAt: seen.at, reminder }} now={Date.now()} />
          <button type="button" onClick={() => setReminder(theirs)}>
            Poll
          </button>
        </>
      )
    }
    const sent = await shown(language, seen.at, <Polled />)
    await userEvent.click(page.getByText(seen.note))
    const poll = button('Poll').element() as HTMLElement
    poll.click()
    await userEvent.click(button(common(language)('save')))
    await expect.poll(() => sent).toMatchObject([{ reminder: { note: seen.note }, reminderSeen: seen }])
    await userEvent.click(page.getByText(theirs.note))
    await userEvent.click(button(words(language)('reminder.done')))
    await expect.poll(() => sent.at(1)).toEqual({ reminder: null, reminderSeen: theirs })
  })

  it('says a time that the server refuses once, at its field', async () => {
    const issues = [{ path: 'reminder.at', message: 'Too late' }]
    fakeApi(() => ({ status: 400, body: { code: 'BAD_REQUEST', message: '', issues } }))
    const screen = await renderIn(language, <LeadReminder lead={lead} now={0} />, ['inbox'])
    await userEvent.click(button(words(language)('reminder.add')))
    await userEvent.click(button(common(language)('save')))
    await expect.element(screen.getByText(words(language)('reminder.past'))).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('says that a colleague was faster, and shows theirs', async () => {
    fakeApi(() => ({ status: 409, body: { code: 'EDIT_CONFLICT', message: '' } }))
    const reminder = { at: new Date(Date.now() + 2 * day).toISOString(), note: 'Call back' }
    await renderIn(
      language,
      <LeadReminder lead={{ ...lead, lastActivityAt: reminder.at, reminder }} now={0} />,
      ['inbox'],
    )
    const t = words(language)
    await userEvent.click(page.getByText(reminder.note))
    await userEvent.click(button(common(language)('save')))
    await expect.element(page.getByRole('alert')).toHaveTextContent(t('reminder.conflict'))
    await userEvent.click(button(t('reminder.done')))
    await expect.poll(() => useToast.getState().toast?.title).toBe(t('reminder.conflict'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('says that a time of a year of five or six digits, of the past or of none is no time to come', async () => {
    const sent = await shown(language)
    const t = words(language)
    await userEvent.click(button(t('reminder.add')))
    const field = () => document.querySelector<HTMLInputElement>('input[type=datetime-local]')!
    expect(Date.parse(`${field().max}Z`)).toBeGreaterThan(Date.now() + 365 * 86_400_000)
    for (const typed of ['12026-11-20T10:00', '202611-11-20T10:00', '2020-01-01T10:00', '']) {
      await userEvent.click(button(t('reminder.week')))
      await expect.poll(() => document.body.textContent).not.toContain(t('reminder.past'))
      await userEvent.fill(page.elementLocator(field()), typed)
      await userEvent.click(button(common(language)('save')))
      await expect.element(page.getByText(t('reminder.past'))).toBeVisible()
    }
    expect(sent).toEqual([])
  })

  it('offers no time after the lead has expired', async () => {
    await shown(language, new Date(Date.now() - 300 * day).toISOString())
    await userEvent.click(button(words(language)('reminder.add')))
    const { max } = document.querySelector<HTMLInputElement>('input[type=datetime-local]')!
    expect(fromQatarTime(max).getTime()).toBeLessThanOrEqual(Date.now() + 65 * day)
    expect(fromQatarTime(max).getTime()).toBeGreaterThan(Date.now() + 64 * day)
  })

  it.each([
    ['in three days', 3, ['hour', 'tomorrow']],
    ['in three hours', 0.125, ['hour']],
  ] as const)('offers the usual times that a lead has left which expires %s', async (_, days, names) => {
    const sent = await shown(language, new Date(Date.now() - (365 - days) * day).toISOString())
    const t = words(language)
    await userEvent.click(button(t('reminder.add')))
    const offered = page.getByRole('group').getByRole('button').elements()
    expect(offered.map(({ textContent }) => textContent)).toEqual(names.map((name) => t(`reminder.${name}`)))
    const { max, value } = document.querySelector<HTMLInputElement>('input[type=datetime-local]')!
    expect(value < max).toBe(true)
    await userEvent.click(button(common(language)('save')))
    await expect
      .poll(() => sent)
      .toEqual([{ reminder: { at: fromQatarTime(value).toISOString(), note: '' }, reminderSeen: null }])
  })
})
